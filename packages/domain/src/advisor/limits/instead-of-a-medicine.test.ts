import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  ['natural alternative to xanax', 'lavender'],
  ['natural alternative to antidepressants', 'saffron'],
  ['something natural instead of statins', 'psyllium'],
  ['herbal replacement for omeprazole', 'calcium'],
  ['is there a herb that replaces metformin', 'psyllium'],
])('who does not take the medicine hears that no herb does the same, and what there is: %s', (asked, herb) => {
  const { text, offered } = lastOf({ age: 40, gender: 'male' }, asked);
  expect(text).toMatch(/No herb does just what that medicine does/);
  expect(offered).toContain(herb);
});

test.each([
  ['alprazolam', 'natural alternative to xanax'],
  ['diazepam', 'natural alternative to xanax'],
  ['atorvastatin', 'something natural instead of statins'],
  ['sertraline', 'natural alternative to antidepressants'],
  ['lisinopril', 'natural alternative to blood pressure pills'],
])(
  'who takes it, or one of its kind, keeps it, and nothing is offered in its place: %s',
  (currentMedications, asked) => {
    const { text, offered } = lastOf({ age: 40, gender: 'male', currentMedications }, asked);
    expect(text).toMatch(new RegExp(`keep taking ${currentMedications} as prescribed`));
    expect(offered).toEqual([]);
  },
);

test.each([
  'natural alternative to warfarin',
  'natural alternative to levothyroxine',
  'natural alternative to insulin',
])('nothing stands in for what keeps alive: %s', (asked) => {
  const { offered } = lastOf({ age: 40, gender: 'male' }, asked);
  expect(offered).toEqual([]);
});

test('for somebody without a profile it is not answered by what the owner takes', () => {
  const { text, offered } = lastOf(
    { age: 40, gender: 'male', currentMedications: 'sertraline' },
    'natural alternative to antidepressants for a friend?',
  );
  expect(offered).toEqual([]);
  expect(text).toMatch(/If your friend takes it, or one like it/);
  expect(text).not.toMatch(/sertraline/);
});

test.each([
  ['berberine instead of statins?', 'statins', 'berberine'],
  ["st john's wort rather than antidepressants?", 'antidepressants', "St John's wort"],
  ['turmeric instead of blood thinners?', 'blood thinners', 'turmeric and blood thinner'],
])('a herb that is named takes nobody’s place, and is weighed all the same: %s', (asked, name, told) => {
  const { text } = lastOf({ age: 53, gender: 'male' }, asked);
  expect(text).toContain(`No herb takes the place of ${name}`);
  expect(text).toContain(told);
});

test('a painkiller from the shelf is no prescribed medicine', () =>
  expect(lastOf({ age: 53 }, 'turmeric rather than ibuprofen?').text).not.toContain('takes the place of'));
