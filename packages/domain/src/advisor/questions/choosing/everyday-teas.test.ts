import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = {
  age: 62,
  gender: 'male',
  currentMedications: 'Lisinopril 20, Spironolactone 25',
  healthConcerns: 'high blood pressure',
};
const sweetTea = 'wife buys this licorice tea, i have 3 mugs a night instead of dessert. doc says my pressure went up';

describe('what was drunk for the taste is swapped for another drink', () => {
  test.each([
    'ok i quit. whats a good swap that wont mess with me',
    'what can I drink instead',
    'is there an alternative that is as sweet?',
    'any other tea instead?',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf(asker, sweetTea, asked);
    expect(text).toContain('rooibos (sweet by itself');
    expect(text).not.toContain('sore throat');
    expect(offered).toEqual([]);
  });

  test('a tea that opens the bowels is swapped for what does so', () =>
    expect(
      lastOf({ age: 70 }, 'my wife (68, takes digoxin) drinks senna tea every day', 'what should she have instead')
        .text,
    ).not.toContain('usual teas'));

  test('what was taken for a complaint is not', () =>
    expect(lastOf(asker, 'is ginkgo tea ok for memory?', 'what instead?').text).not.toContain('usual teas'));
});
