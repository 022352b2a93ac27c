import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../../testing/household-talk.ts';
import { lastOf } from '../../../testing/talk.ts';

const dev = {
  name: 'Dev',
  age: 52,
  gender: 'male',
  currentMedications: 'gliclazide',
  healthConcerns: 'diabetes type 2',
};
const sunita = {
  name: 'Sunita',
  age: 49,
  gender: 'female',
  currentMedications: 'tamoxifen',
  healthConcerns: 'breast cancer',
};

describe('an alarm of one holds up no question of another', () => {
  const grave = 'I have a crushing pain in my chest and my left arm is numb';

  test.each(['Now my wife. Is red clover ok for her hot flushes?', 'and Sunita, could she have black cohosh?'])(
    '"%s"',
    (say) => {
      const last = holdHouseholdTalk([dev, sunita], [grave, { chosen: 'Sunita', say }]).at(-1);
      expect(last?.findings.some(({ with: other }) => other.id === 'tamoxifen')).toBe(true);
      expect(last?.text).toContain('please get it first');
    },
  );

  test('and holds on for the one who told it', () => {
    const last = holdHouseholdTalk([dev, sunita], [grave, 'could I have a hawthorn tea?']).at(-1);
    expect(last?.level).toBe('emergency');
  });

  test('signs told of two people are not put together', () => {
    const last = holdHouseholdTalk(
      [dev, sunita],
      ['sugar is already down nicely', { chosen: 'Sunita', say: 'my hands are shaky in the mornings. lemon balm?' }],
    ).at(-1);
    expect(last?.level).not.toBe('emergency');
  });
});

describe('a sugar that was spoken of makes no collapse of a hypo that is over', () => {
  test.each([
    ['sugar is already down nicely with karela', 'I did get shaky and sweaty twice before lunch this week'],
    ['fenugreek for my sugar, is it ok', 'been trembly and sweating most mornings since'],
  ])('%s, %s', (...talk) => expect(lastOf(dev, ...talk).level).toBe('urgent'));

  test('a muddled one is', () =>
    expect(
      lastOf(dev, 'fenugreek for my sugar, is it ok', "I am shaking and sweating and can't think straight right now")
        .level,
    ).toBe('emergency'));
});
