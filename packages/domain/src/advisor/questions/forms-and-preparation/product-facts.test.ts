import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const keepsTheirScent = 'keep their scent for about a year';

test('what stands in the cupboard is not old for that', () =>
  expect(
    lastOf({ age: 41 }, 'everybody coughs here. what tea can i make? i have thyme and a jar of honey in the cupboard')
      .text,
  ).not.toContain(keepsTheirScent));

const isOld = /keep their scent for about a year|as a rule weaker/;

test.each([
  'found a packet of chamomile at the back of the cupboard, any good?',
  'a box of chamomile tea from two years ago',
])('an old pack is answered as one: "%s"', (asked) => expect(lastOf({ age: 41 }, asked).text).toMatch(isOld));

test('the year of what is asked about is answered beside it, and an ask-first is not forgotten over it', () => {
  const heart = { age: 81, currentMedications: 'Lanoxin', healthConcerns: 'heart failure' };
  const first = 'My late wife Hilde made hawthorn drops for my heart. Would it do me good? They are from 2015 or so.';
  expect(lastOf(heart, first).text).toContain('Past its date');
  expect(
    lastOf(heart, first, "Back to Hilde's drops, would the alcohol have kept them good all these years?").text,
  ).toMatch(/matters less for you than what I said about hawthorn/);
});

test.each(['fat burner with yohimbe and caffeine, is it legit?', 'kava drink from the market, is it fake?'])(
  'what is against the thing comes before how it was made: "%s"',
  (asked) => {
    const { text, findings } = lastOf({ age: 22, healthConcerns: 'hepatitis' }, asked);
    expect(text).not.toMatch(/^Nobody can tell by looking/);
    expect(findings.length).toBeGreaterThan(0);
  },
);

test('of what nothing is against, it is told how it is tested', () =>
  expect(lastOf({ age: 22, currentMedications: 'none' }, 'lemon balm off amazon, is it legit').text).toMatch(
    /^Nobody can tell by looking/,
  ));

describe('drops of alcohol for one who takes none', () => {
  const talk = ['are valerian drops ok for sleep?'];

  test.each([
    'on the bottle it write 60% alcohol, i am muslim',
    'label says alcohol 45 percent, cant have that',
    'im teetotal',
    'i dont take alcohol',
  ])('"%s"', (told) => {
    const { text } = lastOf({ age: 44 }, ...talk, told);
    expect(text).toMatch(/^Take teas or capsules/);
    expect(lastOf({ age: 44 }, ...talk, told, 'how much as tablets?').findings).toEqual([]);
  });

  test.each(['does the alcohol cook off', '3 glasses of wine, 13% alcohol'])('and not "%s"', (told) =>
    expect(lastOf({ age: 44 }, ...talk, told).text).not.toMatch(/^Take teas or capsules/),
  );
});
