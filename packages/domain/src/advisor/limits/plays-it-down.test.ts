import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const asker = { age: 34, gender: 'female', healthConcerns: 'UTI often' };
const told =
  'I take the bearberry since yesterday. Now tonight I am shaking with cold and my back here on the side hurts a lot, also I vomit one time. more tea or stop?';

describe('what stands between somebody and the doctor is no reason to wait', () => {
  test.each([
    'But it is saturday and my doctor is closed',
    'no appointments til thursday',
    'nobody picks up the phone there',
    'I have no car',
    'my doctor is on holiday',
    'it is the middle of the night, what now',
    'I dont have insurance',
    'its a bank holiday',
    "I don't like to bother them",
  ])('"%s"', (said) => {
    const { text, level, findings } = lastOf(asker, told, said);
    expect(level).toBe('urgent');
    expect(text).toContain('out-of-hours');
    expect(findings).toEqual([]);
  });

  test('and nothing of it is said where nobody was sent', () =>
    expect(lastOf(asker, 'is chamomile ok?', 'my doctor is on holiday').text).not.toContain('out-of-hours'));
});

describe('what is played down stays to be seen', () => {
  test.each([
    'its prob just dehydration il have some coconut water and see',
    'probs only a pulled muscle',
    'its probably just the gardening',
  ])('"%s"', (said) => {
    const { level, text, offered } = lastOf(
      { age: 61, currentMedications: 'simvastatin' },
      'legs are really sore and weak, pee looks like cola',
      said,
    );
    expect(level).toBe('urgent');
    expect(text).toMatch(/Ring your doctor/);
    expect(offered).toEqual([]);
  });
});
