import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('what was asked about and what is named now are both in the body', () => {
  test.each([
    'too late i kinda started yesterday, 200mg, and my cousin gave me st johns wort drops this morning as well',
    "already started it on sunday, plus a st john's wort tablet today",
    'oops, had one last night. and st johns wort this morning too',
    "i've already taken some, and my sister slipped me a st johns wort capsule today",
    'too late, took two yesterday and st johns wort today',
    'well i began it on monday, and had st johns wort tea this morning',
  ])('"%s"', (told) => {
    const { text } = lastOf(
      { age: 31, currentMedications: 'Zoloft 100' },
      'thinking of adding 5-htp, same direction right',
      told,
    );
    expect(text).toMatch(/Take no more 5-HTP and St John's wort for now/);
    expect(text).toMatch(/today/);
  });

  test('and the talk goes on of both', () => {
    const { text } = lastOf(
      { age: 31, currentMedications: 'Zoloft 100' },
      'thinking of adding 5-htp, same direction right',
      'too late i kinda started yesterday, 200mg, and my cousin gave me st johns wort drops this morning as well',
      'oh',
    );
    expect(text).toMatch(/Leave out 5-HTP and St John's wort/);
  });

  test('what a cousin has is not taken', () =>
    expect(
      lastOf({ age: 31, currentMedications: 'Zoloft' }, 'can I add 5-htp?', 'my cousin has st johns wort drops').text,
    ).not.toContain('Take no more'));
});

describe('a medicine whose level may have changed is checked today, and kept', () => {
  test.each([
    'One more and then I let you go. The berries, I must confess I had already drunk a small cup of it on two mornings this week. Should I leave off my evening Prograf to make up for it?',
    'I had schisandra tea twice this week already. Shall I skip my Prograf tonight?',
    'those berries, I already had a cup of them yesterday. do I leave out the Prograf?',
    'I already drank schisandra tea yesterday, should I halve the Prograf?',
    "i've had schisandra on monday, must I miss a Prograf now",
  ])('"%s"', (told) => {
    const walter = { age: 67, currentMedications: 'Prograf 3 mg', healthConcerns: 'kidney transplant 2019' };
    const { text } = lastOf(walter, 'A neighbour gave me schisandra berries, may I brew them?', 'and echinacea?', told);
    expect(text).toContain('Take no more schisandra');
    expect(text).toMatch(/Ring the transplant team today: a blood test of Prograf/);
    expect(text).toContain('Do not leave out, halve or double a dose');
  });
});

test('breakthrough bleeding on a contraceptive is no sign of thin blood', () => {
  const onTheImplant = { age: 28, gender: 'female', currentMedications: 'Nexplanon' };
  const { text } = lastOf(onTheImplant, "Can I use St John's wort?", 'I already took it for 2 weeks, what now?');
  expect(text).toContain('use a condom each time');
  expect(text).not.toContain('nosebleeds');
});

test.each([
  'hm, took one last night right after the pill',
  'okay took some this morning',
  'right, only took two yesterday',
])('whatever it begins with: "%s"', (told) => {
  const asker = { age: 24, gender: 'female', currentMedications: 'Microgynon' };
  expect(lastOf(asker, 'charcoal for wind?', told).text).toMatch(/Take no more activated charcoal[^]*condom/);
});

test.each([
  "did the st john's wort i took last summer mess with my pill?",
  "i was on st john's wort five months ago, did that weaken the pill",
])('what weakened the pill months ago is over: "%s"', (asked) => {
  const asker = { age: 24, gender: 'female', currentMedications: 'Microgynon' };
  expect(lastOf(asker, asked).text).toMatch(/By now that is over[^]*four weeks after/);
});

test('and lately it is not', () => {
  const asker = { age: 24, gender: 'female', currentMedications: 'Microgynon' };
  expect(lastOf(asker, "i took st john's wort last week for some days, is the pill ok?").text).not.toContain(
    'By now that is over',
  );
});
