import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const answerTo = (question: string) => lastOf({ age: 50 }, question);

describe('blood that was seen comes before any herb', () => {
  test.each(['there was blood, is that normal?', 'a bit of blood on the paper', 'some blood came out'])(
    '"%s" is for a doctor, wherever it came from',
    (question) => {
      const { level, text, products } = answerTo(question);
      expect(level).toBe('urgent');
      expect(text).toMatch(/call your doctor/);
      expect(products).toEqual([]);
    },
  );

  test.each([
    'what lowers sugar, there was a high blood sugar',
    'I passed my blood test',
    'I saw a film with some blood in it',
    'is there a herb for blood pressure',
  ])('"%s" tells of none', (question) => expect(answerTo(question).level).toBe('none'));
});

test.each(['blood when I brush my teeth', 'bleeding gums when flossing, what herb helps'])(
  '"%s" is answered of the gums, and not by a list of herbs that thin the blood',
  (question) => expect(answerTo(question).text).toMatch(/^Gums that bleed/),
);
