import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const onClopidogrel = { age: 74, gender: 'female', currentMedications: 'clopidogrel 75' };

test.each([
  'for the bruises: arnica globuli or the cream?',
  'arnica pillules or gel for a bruise',
  'arnica 30c or the ointment for her bruises?',
])('of globules and the cream both are told: "%s"', (asked) => {
  const { text } = lastOf(onClopidogrel, asked);
  expect(text).toContain('Homeopathic remedies are thinned so far');
  expect(text).toContain('Arnica is for the skin only');
  expect(text).not.toContain('Comfrey');
});

test('globules for a complaint are told to hold nothing, beside what may help', () => {
  const { text, offered } = lastOf(onClopidogrel, 'arnica globuli for bruises?');
  expect(text).toContain('Homeopathic remedies are thinned so far');
  expect(offered.length).toBeGreaterThan(0);
});

test.each(['is rescue remedy ok with disulfiram?', 'Bach flowers for nerves before an exam?'])(
  'drops of flower essences are told to hold alcohol and nothing that acts: "%s"',
  (asked) => {
    const { text } = lastOf({ age: 40, currentMedications: 'disulfiram' }, asked);
    expect(text).toContain('nothing of the flowers can act');
    expect(text).toContain('disulfiram or stay away from alcohol');
  },
);
