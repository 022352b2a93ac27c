import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const onApixaban = { age: 62, gender: 'female', currentMedications: 'apixaban' };
const weakKidneys = {
  age: 55,
  gender: 'male',
  currentMedications: 'lisinopril, spironolactone',
  healthConcerns: 'high blood pressure, kidney disease',
};
const onSertraline = { age: 34, gender: 'male', currentMedications: 'sertraline' };

describe('what was bought already stays shut where it was warned of', () => {
  test.each(['just ordered it tho', 'i already bought some', 'its in the post'])('"%s"', (said) => {
    const { text, findings } = lastOf(onApixaban, 'ginkgo for memory?', said);
    expect(text).toMatch(/^Leave ginkgo shut until .* ginkgo and apixaban\./);
    expect(findings).not.toHaveLength(0);
  });

  test('what must be left out is left out', () =>
    expect(lastOf(weakKidneys, 'noni juice good?', 'just ordered it').text).toMatch(
      /^Leave out noni, .*leave it shut/,
    ));

  test('what has injured livers too', () =>
    expect(lastOf(healthyAdult, 'kava for nerves?', 'just ordered it').text).toMatch(/^Leave kava shut/));

  test('what nothing speaks against may be begun', () =>
    expect(lastOf(healthyAdult, 'chamomile tea for sleep?', 'just ordered it').text).toMatch(
      /nothing serious speaks against chamomile/,
    ));
});

describe('the reasons are told again', () => {
  test.each([
    'whats the worst that can happen',
    'how bad can it be',
    'does it matter that much',
    'what did you say about bleeding',
    'do you even know',
    'i dont believe it',
  ])('"%s"', (asked) =>
    expect(lastOf(onApixaban, 'ginkgo for memory?', asked).text).toMatch(/Ginkgo and apixaban: Ginkgo slows platelets/),
  );

  test('where nothing was warned of it is no reason that is asked for', () =>
    expect(lastOf(healthyAdult, 'ginger tea for nausea?', 'whats the worst that can happen').text).not.toMatch(
      /^The reasons/,
    ));
});

test.each(['one last time wont hurt', 'one more cup cant hurt surely'])('"%s" asks for a little', (said) =>
  expect(lastOf(weakKidneys, 'licorice tea for my stomach', said).text).toMatch(/^No, not even a little/),
);

test('the rest of the box is not finished', () =>
  expect(lastOf(weakKidneys, 'noni juice good?', 'can i at least finish the box').text).toMatch(
    /^No, .*leave out noni/,
  ));

test('what was drunk for months is told to the doctor today', () =>
  expect(lastOf(weakKidneys, 'licorice tea for my stomach', 'been drinking it for months').text).toMatch(
    /^Take no more licorice for now\.\s+Tell a pharmacist or your doctor today/,
  ));

test.each(['my pharmacist says its a low risk', 'my doc says no problem', 'my nephrologist is fine with it'])(
  '"%s": whoever treats goes before',
  (said) => expect(lastOf(onApixaban, 'ginkgo for memory?', said).text).toMatch(/^Then go by them/),
);

test('praise by the wife is no question for a cure of the own illness', () => {
  const { text } = lastOf(weakKidneys, 'licorice tea for my stomach', 'my wife says it cured her stomach');
  expect(text).not.toContain('No herb is known to cure');
  expect(text).toMatch(/leave out licorice/);
});

describe('whom it is for is put right', () => {
  test.each(['i meant for my wife not me', 'not me, my wife'])('"%s"', (said) => {
    const { text } = lastOf(weakKidneys, 'licorice tea for my stomach', said);
    expect(text).toMatch(/your wife/);
    expect(text).not.toMatch(/licorice with kidney disease/);
  });
});

test.each(['whats better than it', 'is there no herb at all', 'so nothing herbal at all then?'])(
  '"%s" asks for others',
  (said) => expect(lastOf(onSertraline, '5-htp for sleep ok?', said).offered).toContain('valerian'),
);

test('of a tea that was checked as one no amount of the extract is told', () => {
  const { text } = lastOf(onApixaban, 'ginkgo for memory?', 'and how much ginger tea');
  expect(text).toMatch(/As a tea/);
  expect(text).not.toMatch(/extract/);
});

describe('how it went for somebody else is no reason', () => {
  test.each([
    'a lady at church has it with her blood thinners and shes grand',
    'friend does it and is fine tho',
    'my grandmother took it every day and lived to 97',
    'my uncle has a stent, takes it, never had a bleed from it',
    'people on reddit take it and are fine',
    'my mate takes ginkgo with warfarin and hes fine',
    'my nan drank it all her life',
  ])('"%s"', (said) => {
    const { text, findings } = lastOf(onApixaban, 'ginkgo for memory?', said);
    expect(text).toMatch(/^That it went well for one person/);
    expect(text).toContain('Ginkgo and apixaban');
    expect(text).not.toMatch(/your (?:nan|uncle|mate|grandmother)/);
    expect(findings).not.toHaveLength(0);
  });

  test.each([
    'my brother takes it every day and had a stroke',
    'my mum takes warfarin and is fine, can she have it?',
    'my sister wants to try it, she is fine and healthy',
  ])('what is told or asked of them is: "%s"', (said) =>
    expect(lastOf(onApixaban, 'ginkgo for memory?', said).text).not.toMatch(/^That it went well/),
  );
});

describe('what clashes is stopped with those who prescribe', () => {
  const onCyclosporine = { age: 58, gender: 'male', currentMedications: 'cyclosporine' };

  test.each([
    'should i quit it then',
    'so do i just stop it',
    'shall i stop the st johns wort today',
    'ok to come off it now?',
  ])('"%s"', (asked) => {
    const { text } = lastOf(onCyclosporine, 'i drink st johns wort tea every day', asked);
    expect(text).toMatch(/^Yes, St John's wort should go, but not unannounced: tell whoever prescribes cyclosporine/);
    expect(text).toContain('one to two weeks after stopping');
  });

  test('what must stay the same is not stopped', () =>
    expect(
      lastOf({ age: 70, currentMedications: 'warfarin' }, 'is spinach ok?', 'should i stop eating it').text,
    ).toMatch(/No need to leave out leafy greens/));

  test.each(['should i stop taking cyclosporine', 'how do i stop it', 'can i stop it suddenly'])(
    'of the medicine or of how it is another question: "%s"',
    (asked) =>
      expect(lastOf(onCyclosporine, 'i drink st johns wort tea every day', asked).text).not.toContain(
        'not unannounced',
      ),
  );
});
