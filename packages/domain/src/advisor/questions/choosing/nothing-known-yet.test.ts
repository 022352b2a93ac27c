import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const sven = { age: 41, gender: 'male' };
const clears = /no (?:serious )?warning|peppermint|chamomile/i;

describe('for somebody of whom nothing is known no herb is cleared: medicines and illnesses are asked for first', () => {
  test.each([
    ['which tea is good for my mum?', 'your mum'],
    ['which herbs are good for my dad?', 'your dad'],
    ['recommend a good tea for my wife', 'your wife'],
    ['what herbal tea is best for my grandma?', 'your grandma'],
    ['what can I give my mum?', 'your mum'],
    ['which supplements are good for my parents?', 'your parents'],
    ['which teas are safe for my 80 year old gran', 'your gran'],
  ])('"%s"', (asked, who) => {
    const { text, offered } = lastOf(sven, asked);

    expect(text).toContain(`I clear none for ${who} before I know`);
    expect(text).toMatch(/Tell me .*which medicines/);
    expect(text).not.toMatch(clears);
    expect(offered).toEqual([]);
  });

  test.each([
    'which teas are safe for my sister, she takes sertraline',
    'which teas are safe for my pregnant sister?',
    'which tea is good for me?',
  ])('where something is known the usual ones are checked: "%s"', (asked) =>
    expect(lastOf(sven, asked).text).toMatch(/warning/),
  );
});

describe('what is still open after that is asked once more, or who could tell it', () => {
  test.each([
    ["I don't know what she takes", /ask your mum, or look at the packs[^]*I clear none for your mum/],
    ['just for pleasure, she is healthy', /how old is your mum, and does your mum take any medicines\?/],
  ])('"%s"', (reply, says) => {
    const { text } = lastOf(sven, 'which tea is good for my mum?', reply);

    expect(text).toMatch(says);
    expect(text).not.toMatch(clears);
  });
});

describe('who takes warfarin asks the clinic that checks the INR before anything offered', () => {
  test('told of a mother it is hers, down to the last line', () => {
    const { text } = lastOf(sven, 'which tea is good for my mum?', 'she is 70, takes warfarin and sleeps badly');

    expect(text).toContain('With warfarin, ask her doctor or the clinic that checks the INR before any of these');
    expect(text).not.toMatch(/\b(?:you take|knows you)\b/);
  });

  test('told once', () => {
    const onAcenocoumarol = { age: 60, currentMedications: 'acenocoumarol' };

    expect(lastOf(onAcenocoumarol, 'herbs for a cold?').text).toContain('With acenocoumarol, ask your doctor');
    expect(lastOf(onAcenocoumarol, 'herbs for a cold?', 'what else?').text).not.toContain('With acenocoumarol, ask');
  });

  test('without such a medicine nothing is said of it', () =>
    expect(lastOf({ age: 60, currentMedications: 'amlodipine' }, 'herbs for a cold?').text).not.toContain('INR'));
});
