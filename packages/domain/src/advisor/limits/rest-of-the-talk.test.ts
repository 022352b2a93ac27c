import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../testing/talk.ts';

describe('what is told late is held against every herb of the talk, not the last alone', () => {
  test.each([
    [['rhodiola for tiredness?', 'coffee as well?', 'should have said im bipolar, on lithium'], 'rhodiola'],
    [['garlic tabs bring bp down?', 'or cloves from the kitchen', 'hips getting done next tues'], 'garlic'],
    [['ginkgo for my memory?', 'what about rosemary tea', 'i forgot, the doctor put me on warfarin'], 'ginkgo'],
    [['is ashwagandha good for stress?', 'and lemon balm?', 'oh and im 9 weeks pregnant'], 'ashwagandha'],
  ])('%j', (turns, earlier) => {
    const { findings, text } = lastOf(healthyAdult, ...turns);

    expect(findings.map(({ subject }) => subject.id)).toContain(earlier);
    expect(text.toLowerCase()).toContain(earlier);
  });

  test('what was known of it before is no news', () => {
    const asker = { ...healthyAdult, currentMedications: 'warfarin' };
    const { text } = lastOf(asker, 'ginkgo for my memory?', 'and lemon balm tea?', 'i have hay fever too');

    expect(text).not.toContain('And of what we spoke of before');
  });
});

describe('what was advised against stays so, whatever small thing is said next', () => {
  test.each([
    ['warfarin', 'is ginkgo ok?', 'my cycle is 40 days', /leave out ginkgo/],
    ['sertraline', "can i take st john's wort?", 'my cycle is 40 days', /leave out St John's wort/],
  ])('%s: %s … %s', (currentMedications, opening, then, says) => {
    expect(lastOf({ ...healthyAdult, currentMedications }, opening, then).text).toMatch(says);
  });

  test('what was not told before is told with its reason, and not as said', () => {
    const { text } = lastOf(
      { age: 31, gender: 'female' },
      'feverfew for migraines?',
      "should of said we're trying for a baby",
    );
    expect(text).toMatch(/may make the womb contract/);
    expect(text).not.toContain('It stays as I said');
  });

  test('nothing is left out of what suits', () => {
    expect(lastOf(healthyAdult, 'is lemon balm ok?', 'only three days though').text).not.toContain('It stays');
  });
});

describe('what was only promised for a child is taken back when it is a baby', () => {
  test.each(['he is 9 months', 'oh shes 7 months old'])('"%s"', (told) => {
    const { findings, text } = lastOf(healthyAdult, 'thyme syrup for my child with a cough?', told);
    expect(findings.map(({ subject }) => subject.id)).toContain('honey');
    expect(text).toMatch(/Never give honey/);
  });

  test('and not when it is older', () =>
    expect(lastOf(healthyAdult, 'thyme syrup for my child with a cough?', 'he is 5').text).not.toMatch(
      /Never give honey/,
    ));
});

describe('a medicine that is named by itself is held against every herb of the talk', () => {
  test.each(['only my apixaban', 'just apixaban', 'apixaban thats all', 'the only thing is apixaban'])('"%s"', (told) =>
    expect(
      lastOf(healthyAdult, 'is ginkgo ok?', 'what about garlic for the heart?', told).findings.map(
        ({ subject }) => subject.id,
      ),
    ).toContain('ginkgo'),
  );

  test.each(['is it ok with apixaban?', 'no apixaban'])('asked or denied it is no news: "%s"', (told) =>
    expect(lastOf(healthyAdult, 'is ginkgo ok?', 'what about garlic for the heart?', told).text).not.toContain(
      'And of what we spoke of before',
    ),
  );
});
