import { expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../../testing/talk.ts';

/** What an answer says of what was asked for, without what it would rather look at. */
function saidOfIt(asker: Asker, asked: string): string {
  const { text } = lastOf(asker, asked);
  return text.replaceAll(/^.*\bI would rather look at .*$/gm, '');
}

test.each([
  ['lamotrigine', 'epilepsy', 'my housemate takes ginkgo for focus, should I?'],
  ['lamotrigine', 'epilepsy', 'how much ginkgo a day?'],
  ['paclitaxel weekly', 'breast cancer', 'reishi capsules, how many mg?'],
  ['paclitaxel weekly', 'breast cancer', 'is turmeric extract ok for me, and how much'],
  ['lithium', 'bipolar 1', 'is willow bark ok for a sore back'],
])('no amount where the check says to avoid it: %s, %s, "%s"', (currentMedications, healthConcerns, asked) => {
  const text = saidOfIt({ age: 44, gender: 'male', currentMedications, healthConcerns }, asked);
  expect(text).not.toMatch(/\d ?(?:mg|g)\b[^.]* (?:a|per) day of|\d g of|\d mg of extract/);
  expect(text).not.toMatch(/As capsules or extract:/);
});

test('where nothing speaks against it the amount is told', () =>
  expect(lastOf({ age: 44, currentMedications: 'none' }, 'how much ginkgo a day?').text).toMatch(/120 to 240 mg/));

test('whoever treats them has agreed: the amount is told', () =>
  expect(
    lastOf(
      { age: 55, gender: 'female', currentMedications: 'letrozole' },
      'my oncologist okayed black cohosh. how much?',
    ).text,
  ).toContain('40 mg'));

test.each([
  ['apixaban', 'brother swears by ginkgo for memory'],
  ['warfarin', 'how much ginkgo should I take'],
  ['aspirin, clopidogrel', 'how much ginkgo should I take'],
  ['rivaroxaban', 'turmeric capsules, how many mg a day?'],
  ['warfarin', 'how much devils claw for my back'],
])('beside a blood thinner or two against clotting no amount is given (%s): "%s"', (currentMedications, asked) => {
  const text = saidOfIt({ age: 72, currentMedications }, asked);
  expect(text).toMatch(/I give no amount of/);
  expect(text).not.toMatch(/(?:capsules or extract|as a tea): [^.]*\d/i);
});

test('where only hours have to lie between, the amount is told', () =>
  expect(lastOf({ age: 72, currentMedications: 'warfarin' }, 'psyllium husk how much').text).toContain('7 to 11 g'));

test('what would be better is told with how much and how, not by its name alone', () => {
  const asked = 'Full and windy after every meal. Would dandelion be good?';
  const { text } = lastOf({ age: 57, healthConcerns: 'gallstones', currentMedications: 'none' }, asked);
  expect(text).toMatch(/I would rather look at .* as a tea: \d[^:]* g of/);
});

test('a child is told no amount of what would be better', () => {
  const asked = 'She cannot sleep. Is kava all right?';
  const { text } = lastOf({ age: 13, gender: 'female', currentMedications: 'none' }, asked);
  expect(text).not.toMatch(/\d+ ?(?:g|mg|ml)\b/);
});
