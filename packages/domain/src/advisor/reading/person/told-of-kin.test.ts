import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 39, gender: 'female' };

describe('what is told of a grown-up behind anything else is theirs', () => {
  test.each([
    ['my dad is constipated and has asthma, is royal jelly fine for it?', 'asthma'],
    ['my mum sleeps badly and she is diabetic, is ginseng fine?', 'diabetes'],
    ['my husband is stressed, has epilepsy. ginkgo for him?', 'epilepsy'],
    ["my dad's tired and has kidney disease, would dandelion suit him", 'kidney disease'],
    ['my wife feels low and has bipolar disorder. st johns wort?', 'bipolar disorder'],
    ['my sister is 30 and has lupus, can she take echinacea', 'lupus'],
    ['my gran lives with us and has heart failure. licorice?', 'heart failure'],
  ])('"%s"', (asked, illness) =>
    expect(lastOf(asker, asked).findings.map(({ with: other }) => other.name)).toContain(illness),
  );

  test('a past illness of a parent is not one of the writer', () =>
    expect(lastOf(asker, 'my dad had asthma, can I take royal jelly').findings).toEqual([]));
});

describe('somebody who swallows slowly gets nothing that swells', () => {
  test.each([
    'my dad is constipated and he swallows slowly. what helps?',
    "He's constipated, my dad. Something for that? He swallows a bit slowly nowadays",
    'my mother has a weak swallow and is constipated, what can she take?',
    'my gran is constipated and coughs when she drinks. What helps her?',
    'my husband is constipated, and since the stroke his tea goes down the wrong way. What helps?',
    "I'm constipated and my swallowing is slower now. What can I take?",
    "I'm constipated and slow to swallow. What can I take?",
  ])('"%s"', (asked) => {
    const { offered } = lastOf(asker, asked);
    expect(offered).not.toContain('psyllium');
    expect(offered).not.toContain('flaxseed');
  });

  test('how something is to be swallowed tells of no trouble', () =>
    expect(lastOf(asker, "I'm constipated. Is psyllium to be swallowed slowly?").findings).toEqual([]));

  test('"slowly" is no plan for coming off a medicine', () =>
    expect(
      lastOf(
        asker,
        'my dad takes Sinemet. He wants to stop the tablets and take mucuna',
        'He is also constipated. Something for that? He swallows a bit slowly nowadays',
      ).text,
    ).not.toContain('Only the prescriber can set those steps'));
});

test('what a friend smokes or vapes is not the habit of the one who asks', () => {
  for (const told of ['mate of mine vapes cbd, is it good for fits?', 'a friend of mine smokes sage, is it good?'])
    expect(lastOf({ age: 17 }, told, 'what can I take before exams?').text).not.toContain('smoking');
});

test.each([
  ["No sorry, not slow. It's the overactive one", 'underactive thyroid'],
  ['I mixed that up: my thyroid is overactive', 'underactive thyroid'],
  ['sorry, it is hyperthyroidism', 'underactive thyroid'],
])('of two illnesses that cannot be at once the last told stands: "%s"', (corrected, gone) => {
  const { findings } = lastOf(asker, 'My thyroid is slow, is kelp ok?', corrected, 'bugleweed then?');
  expect(findings.map(({ with: other }) => other.name)).not.toContain(gone);
  expect(findings.map(({ with: other }) => other.name)).toContain('overactive thyroid');
});

describe('who gives it to somebody is not the one who has it', () => {
  test.each([
    [
      { name: 'Yusuf', age: 66, gender: 'male', currentMedications: 'warfarin' },
      'the neighbour has given him ginkgo. fine?',
      'warfarin',
    ],
    [
      { name: 'Ida', age: 66, gender: 'female', currentMedications: 'warfarin' },
      'my aunt gave her ginkgo drops. fine?',
      'warfarin',
    ],
    [
      { name: 'Yusuf', age: 66, gender: 'male', currentMedications: 'Xeloda (capecitabine)' },
      'mum gave him my folic acid tablets as well because vitamins are good. thats harmless no?',
      'capecitabine',
    ],
  ])('%#: %s', (profile, asked, medicine) =>
    expect(lastOf(profile, asked).findings.map(({ with: other }) => other.id)).toContain(medicine),
  );
});

describe('somebody of the family written without an apostrophe', () => {
  const speaker = { age: 63, gender: 'male', currentMedications: 'bisoprolol' };
  const others = (told: string) =>
    lastOf(speaker, 'is hawthorn good for the heart?', told).findings.map(({ with: other }) => other.id);

  test.each([
    'mums 88 and takes digoxin would it suit her',
    'dads on digoxin, ok for him',
    'wifes on digoxin would it do her any good',
    'me mams on digoxin would it suit',
    'brothers 60 and takes digoxin could he have some',
  ])('is the one who is meant: "%s"', (told) => expect(others(told)).toEqual(['digoxin']));

  test('and what the speaker takes is not said of her pregnancy', () =>
    expect(lastOf(speaker, 'is hawthorn good for the heart?', 'sisters pregnant, ok for her?').text).not.toMatch(
      /bisoprolol/i,
    ));

  test.each(['mums the word lol, ok for me tho?', 'mums on facebook say its great'])('nobody is: "%s"', (told) =>
    expect(others(told)).toEqual(['bisoprolol']),
  );
});
