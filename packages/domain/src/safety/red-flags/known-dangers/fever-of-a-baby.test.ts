import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const cold = 'what helps with a cold';

describe('fever in a baby is for a doctor the same day, by the age the profile tells', () => {
  test.each(['fever of 38.5', 'he has a fever', "she's hot, 38.6", 'is chamomile good for her fever?'])(
    '"%s"',
    (told) => expect(lastOf({ age: 0 }, cold, told).level).toBe('urgent'),
  );

  test('under three months at once', () => {
    const { level, text } = lastOf({ age: 35 }, 'my baby is 2 months old and has a cold', 'he has 38.4 now');

    expect(level).toBe('emergency');
    expect(text).toContain('under three months');
  });

  test.each([
    'he has a cough, no fever. what can I give?',
    'she has hay fever I think, what helps?',
    'what do I do if she gets a fever?',
    'he had a fever last month, is fennel tea ok now?',
  ])('no fever of now is no alarm: "%s"', (told) => expect(lastOf({ age: 0 }, told).level).toBe('none'));
});

describe('a fever that is no more than a figure is no emergency of an adult', () => {
  test.each([
    'I have a fever of 38.5',
    'now I have a fever of 39',
    'I have a temperature of 38',
    "I've got 38.2 since yesterday",
  ])('"%s"', (told) => expect(lastOf({ age: 22 }, cold, told).level).toBe('none'));

  test.each([
    ['I have a fever of 40', 'urgent'],
    ['I have a fever of 38.5 and a stiff neck', 'emergency'],
    ['my baby has a fever of 38.5', 'urgent'],
  ])('"%s" is %s', (told, level) => expect(lastOf({ age: 22 }, cold, told).level).toBe(level));

  test.each([
    { age: 52, currentMedications: 'capecitabine' },
    { age: 52, healthConcerns: 'kidney transplant' },
  ])('of who cannot fight infections it is: %j', (asker) =>
    expect(lastOf(asker, 'I have a fever of 38.5').level).toBe('emergency'),
  );
});

describe('who cannot swallow is seen today', () => {
  test.each(["I can't swallow", 'I can hardly swallow', "now I can't swallow anything"])('"%s"', (told) =>
    expect(lastOf({ age: 22 }, told).level).toBe('urgent'),
  );

  test.each(["I can't swallow pills", "I can't swallow tablets, is there a tea?"])(
    'tablets are another matter: "%s"',
    (told) => expect(lastOf({ age: 22 }, told).level).toBe('none'),
  );
});
