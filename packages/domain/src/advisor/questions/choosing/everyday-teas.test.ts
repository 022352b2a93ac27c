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

describe('the safest tea for every day is none of those that were warned of', () => {
  test.each([
    'which tea would be the safest for every day then?',
    'what tea is safest for me?',
    "what's the safest herbal tea to drink daily",
    'is there a tea that is safe to drink every day?',
    'any tea i can drink every evening?',
    'which teas are the mildest with warfarin?',
  ])('"%s"', (asked) => {
    const onWarfarin = { age: 74, currentMedications: 'warfarin', healthConcerns: 'irregular heartbeat' };
    const { text } = lastOf(onWarfarin, 'can I have a cup of chamomile tea at night?', asked);
    expect(text).toMatch(
      /no (?:serious )?warning[^]*rooibos|no serious warning against peppermint|nothing weighty for you against [^.]*rooibos/,
    );
    expect(text).not.toMatch(/three to four times a day|alcohol/);
  });
});

describe('in the heat teas are named that are good cold, and a figure of speech is no alarm', () => {
  test.each([
    'This heat is killing me. Which tea cools you down?',
    'It is boiling here. What tea would cool me down?',
    "I'm melting, any tea for this heat?",
    'which herbal drink is good in a heatwave?',
    'what can I drink to cool down?',
    'something refreshing for hot days please',
  ])('"%s"', (asked) => {
    const { text, level } = lastOf({ age: 32, gender: 'female' }, asked);
    expect(level).toBe('none');
    expect(text).toMatch(/peppermint[^]*For a cold drink brew it hot/);
  });
});
