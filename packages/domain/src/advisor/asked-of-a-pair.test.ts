import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const taking = (currentMedications: string) => ({ age: 58, gender: 'male', currentMedications });

describe('the pair that is asked about comes first, also where nothing is known of it', () => {
  test.each([
    ['fluoxetine', 'is zinc 10 mg fine with my antidepressant?', /^I found no warning for zinc with fluoxetine/],
    ['citalopram', 'vitamin d 1000 iu ok with citalopram?', /^I found no warning for vitamin D with citalopram/],
    ['cetirizine', 'thyme syrup and cetirizine?', /^I found no warning for thyme with cetirizine/],
    ['allopurinol', 'just wondering, fennel tea + allopurinol?', /^I found no warning for fennel with allopurinol/],
  ])('%s: "%s"', (medicine, asked, begins) => expect(lastOf(taking(medicine), asked).text).toMatch(begins));
});

describe('no amount stands beside "ask first"', () => {
  test.each([
    ['gliclazide', 'thinking of berberine, fine with gliclazide?'],
    ['zopiclone', 'valerian capsules with zopiclone?'],
    ['apixaban', 'ginger capsules for my knees with apixaban ok?'],
    ['nadolol', 'three mugs of green tea a day, alright with my heart pill?'],
  ])('%s: "%s"', (medicine, asked) => {
    const { text } = lastOf(taking(medicine), asked);
    expect(text).toMatch(/ask(?:ing)? first|talk to a pharmacist/i);
    expect(text).not.toMatch(/\d ?mg\b|cups a day|largest usual/);
  });
});

describe('what is offered instead suits the one who asks', () => {
  test('nothing that acts on the same medicine, where something else does not', () => {
    const { offered, text } = lastOf({ ...taking('warfarin'), age: 71 }, 'ginkgo for my memory, alright to start?');
    expect(offered).not.toContain('lions-mane');
    expect(text).toContain('the clinic that checks the INR');
    expect(lastOf(taking('zolpidem'), 'valerian for sleep?').offered).not.toContain('gaba');
  });

  test('nothing more for the sugar beside a medicine that lowers it, and how low sugar shows', () => {
    const { offered, text } = lastOf(taking('glimepiride'), 'bitter melon for my sugar, ok with glimepiride?');
    expect(offered).toEqual([]);
    expect(text).toMatch(/shaky, sweaty, hungry or muddled/);
  });
});

test('"sleepers" are the tablet of the profile, and none beside it', () =>
  expect(lastOf(taking('temazepam'), 'camomile tea with my sleepers?').text).not.toContain('as it matters more'));

test('a sleeping tablet on top of another calming one is still told of', () =>
  expect(lastOf(taking('oxycodone'), 'camomile tea with my sleeping tablets?').text).toContain('as it matters more'));

test.each(['I drink licorice tea every evening, is that a problem?', 'can I still have my licorice tea?'])(
  'what is taken already: tell them today, and go on with the medicine: "%s"',
  (asked) =>
    expect(lastOf(taking('hydrochlorothiazide'), asked).text).toMatch(
      /today\. Ask for a blood test for potassium.*Keep taking hydrochlorothiazide/,
    ),
);

test('nobody is told of themselves as of another, or asked what changes nothing', () => {
  const { text } = lastOf(
    { name: 'Moira', age: 36, gender: 'female', currentMedications: 'sertraline' },
    'is St. John’s Wort ok alongside an antidepressant?',
  );
  expect(text).not.toMatch(/Moira|pregnant or nursing/);
});

test('two that are compared: the signs to stop for are told of the one that can harm a liver', () =>
  expect(
    lastOf({ age: 51, gender: 'female', currentMedications: 'none' }, 'red clover or black cohosh for night sweats?')
      .text,
  ).toMatch(/liver injury: stop/));
