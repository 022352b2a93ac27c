import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const askedAfter = (...questions: readonly string[]) =>
  lastOf({ ...healthyAdult, age: 44, gender: 'female' }, ...questions);

describe('a follow-up for somebody else is answered as it would be for oneself, and of them', () => {
  test.each([
    ['can my husband drive after that?', /can make people drowsy/, 'your husband'],
    ['how many cups is my gran allowed', /do not go beyond/, 'your gran'],
    ['will it make my mum groggy in the morning', /may reach into the morning/, 'your mum'],
    ['my brother drives a lorry, is he safe behind the wheel after that', /can make people drowsy/, 'your brother'],
    ['which of these is mildest for my dad', /are gentler/, 'your dad'],
  ])('"%s"', (question, says, who) => {
    const { text } = askedAfter('what helps with sleep?', question);
    expect(text).toMatch(says);
    expect(text).toContain(`how old is ${who}`);
  });

  test('a child is checked as a child', () => {
    const { text, findings } = askedAfter('what helps with sleep?', 'would my son get hooked on it');
    expect(text).toMatch(/no addiction/i);
    expect(findings.length).toBeGreaterThan(0);
  });
});

describe('what tells more stays as it was said', () => {
  test('whether somebody may have it is a question for the checks', () => {
    expect(askedAfter('what helps with sleep?', 'is it safe for my mum').text).toMatch(/no warning for chamomile/);
  });

  test('a form that somebody cannot take leads to another form', () => {
    expect(askedAfter('what helps with a cold?', "my wife can't swallow capsules").text).toMatch(/as a tea/i);
  });

  test('which of several is ill tells no age', () => {
    expect(askedAfter('what helps with a cold?', 'my daughter is the one who is ill').text).not.toMatch(/8 years/);
  });
});
