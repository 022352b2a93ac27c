import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['warfarin', "what's good for sore knees besides paracetamol", 'the cream, does that get into the blood too?'],
  ['warfarin', 'arnica gel for a bruise?', 'is it absorbed through the skin?'],
  ['apixaban', 'comfrey cream on my ankle?', 'does it go into my bloodstream'],
  ['clopidogrel', 'is capsaicin cream ok', 'can the cream pass into the blood?'],
  ['warfarin', 'is arnica gel ok', 'how much of the gel gets absorbed'],
])('what passes through the skin is told, with the rubs to leave beside %s: "%s", "%s"', (taken, first, then) => {
  const { text } = lastOf({ age: 71, currentMedications: taken }, first, then);

  expect(text).toMatch(/^Of a thin layer on healthy skin far less gets into the blood/);
  expect(text).toContain('methyl salicylate');
  expect(text).not.toMatch(/no effect of them on tests|laboratory/);
});

test('what is on record of it beside the blood thinner stays with it', () =>
  expect(
    lastOf({ age: 71, currentMedications: 'warfarin' }, 'arnica gel for a bruise?', 'is it absorbed?').text,
  ).toMatch(/warfarin/));

test.each([
  "st john's wort oil on a burn scar, and the capsules as well?",
  'hypericum oil for my skin, should i take the pills too',
])('what is rubbed in and swallowed too is checked as swallowed: "%s"', (asked) =>
  expect(
    lastOf({ age: 24, currentMedications: 'doxycycline' }, asked).findings.map(({ with: other }) => other.id),
  ).toContain('doxycycline'),
);

test('one’s own tablets are not those of the herb', () =>
  expect(
    lastOf({ age: 24, currentMedications: 'doxycycline' }, "st john's wort oil on my scar, i take my tablets at night")
      .text,
  ).toContain('on the skin only'));
