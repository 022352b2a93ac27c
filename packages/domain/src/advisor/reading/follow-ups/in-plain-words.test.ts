import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const answerTo = (...questions: readonly string[]) =>
  lastOf({ ...healthyAdult, age: 44, gender: 'female' }, ...questions).text;

const first = 'I cannot sleep, what helps?';

describe('a follow-up in words of its own gets the answer of the plain question', () => {
  test.each([
    ['is there a good moment of the day for it', 'when is the best time to take it?'],
    ['has anybody shown in a trial that this does something', 'is that proven?'],
    ['what do I do with the leaves and the kettle', 'how do I prepare it?'],
    ['might I get hooked on this stuff', 'is it addictive?'],
    ['that was a lot, can I have the gist in a line', 'shorter please'],
    ['which of the three would be kindest to my body', 'which one is safer?'],
  ])('"%s" is heard as "%s"', (said, plain) => {
    expect(answerTo(first, said)).toBe(answerTo(first, plain));
  });
});

describe('what tells more than a plain question would stays as it was said', () => {
  test('another person is asked about', () => {
    expect(answerTo(first, 'and is that all right for my daughter of six too')).toMatch(/daughter|child|six/i);
  });

  test('another complaint gets ideas of its own', () => {
    expect(answerTo(first, 'and my knees are stiff in the morning as well')).toMatch(/joint/i);
  });

  test('a pregnancy told beside the question changes what is said', () => {
    expect(answerTo(first, 'I am 9 weeks pregnant, does that change anything')).toMatch(/pregnan/i);
  });

  test('a named herb is what is spoken of', () => {
    expect(answerTo(first, 'how much of the melatonin would one have')).toMatch(/melatonin/i);
  });

  test('an alarm is an alarm', () => {
    expect(answerTo(first, 'my throat is swelling up since I drank it')).toMatch(/emergency/i);
  });
});

test('the first message of a talk is no follow-up', () => {
  expect(answerTo('how soon does it work?')).not.toMatch(/valerian/i);
});
