import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const thyroid = { age: 63, currentMedications: 'Levothyroxine 75 mcg', healthConcerns: 'Hypothyroidism' };

test.each([
  [
    'how many hours apart again? I have breakfast at 8',
    /levothyroxine between 7 and half past 7[^]*not before 11 to 12/,
  ],
  ['how many hours apart? breakfast is usually at 7', /levothyroxine between 6 and half past 6[^]*not before 10 to 11/],
  ['how many hours apart again?', /At least|at least 4 hours/],
  ['and if I take them hours apart?', /at least 4 hours/],
])('hours that help are told apart from those that do not: "%s"', (then, line) => {
  const { text } = lastOf(thyroid, 'can I take my iron and ashwagandha together with my levo', then);

  expect(text).toMatch(/^Iron and levothyroxine: Keep at least 4 hours between them/);
  expect(text).toMatch(line);
  expect(text).toMatch(/Hours between them do not help with ashwagandha and levothyroxine:/);
});

test('where only the gap matters, it is told by the clock', () =>
  expect(lastOf(thyroid, 'can I take calcium', 'how many hours apart? breakfast at 7').text).toMatch(
    /between 6 and half past 6[^]*calcium not before 10 to 11/,
  ));

test('where no hours help, it is said so', () =>
  expect(
    lastOf({ age: 40, currentMedications: 'warfarin' }, 'garlic pills?', 'what if I take them hours apart?').text,
  ).toMatch(/^No, hours between them do not help with garlic and warfarin/));

test.each([
  [
    { age: 60, currentMedications: 'warfarin' },
    'ginkgo for memory?',
    'what if i space them 4 hours',
    'ginkgo and warfarin',
  ],
  [
    { age: 60, currentMedications: 'sertraline' },
    'st johns wort too?',
    'leave a 6 hour gap then?',
    "St John's wort and sertraline",
  ],
  [{ age: 60, currentMedications: 'warfarin' }, 'ginkgo for memory?', 'separate times of day?', 'ginkgo and warfarin'],
  [
    { age: 30, gender: 'female', healthConcerns: 'pregnant 12 weeks' },
    'sage tea?',
    'if i space it 4 hours',
    'sage in pregnancy',
  ],
  [
    { age: 60, healthConcerns: 'kidney disease' },
    'horsetail?',
    'what if i space them 4 hours',
    'horsetail with kidney disease',
  ],
])('hours do not make up for what is forbidden: %j "%s" "%s"', (asker, first, then, pair) => {
  const { text } = lastOf(asker, first, then);

  expect(text).toContain(`No, hours between them do not help with ${pair}`);
  expect(text).toMatch(/stays left out/);
});

test('a plan for the day says what has no hour', () =>
  expect(
    lastOf({ age: 60, currentMedications: 'warfarin' }, 'ginkgo and magnesium?', 'how do I space them over the day')
      .text,
  ).toContain('Hours between them do not help with ginkgo and warfarin'));

test('what only binds is still told with its gap', () => {
  const { text } = lastOf(
    { age: 60, currentMedications: 'levothyroxine' },
    'psyllium?',
    'what if i space them 4 hours',
  );

  expect(text).toContain('at least four hours apart');
  expect(text).not.toContain('do not help');
});

test.each(['what if i take it 12 hrs apart', 'ok 6hrs apart then?'])('hours in short: "%s"', (asked) =>
  expect(lastOf({ age: 34, currentMedications: 'Biktarvy' }, 'st johns wort?', asked).text).toContain(
    'hours between them do not help',
  ),
);
