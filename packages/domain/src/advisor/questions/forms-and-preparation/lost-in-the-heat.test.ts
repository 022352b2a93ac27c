import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 46, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };

test.each([
  ['can you cook with moringa powder every day, like stir it in dal?', 'does boiling it kill the goodness', 'Partly'],
  ['is it ok to cook with moringa', 'does boiling destroy the vitamins', 'Partly'],
  ['turmeric in curry good?', 'do the benefits survive cooking', 'Partly'],
  ['is nettle soup healthy', 'are the nutrients lost when heated?', 'Partly'],
  ['is nettle soup healthy', 'does it lose its vitamins if I cook it', 'Partly'],
  ['are probiotics good for my gut', 'does heating it destroy the good bacteria', 'Yes: heat kills'],
])('what heat takes is told: "%s", "%s"', (first, then, line) => {
  const { text } = lastOf(asker, first, then);

  expect(text.startsWith(line)).toBe(true);
  expect(text).toContain('warnings as well');
});
