import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  ['melatonin gummies for my son hes 7', 'hes on concerta', 'take away appetite and sleep'],
  ['valerian tea for sleep', 'on prednisolone 40mg', 'keep many people awake'],
  ['honey for dry cough', 'on ramipril', 'can cause a dry cough'],
  ['valerian for sleep', 'furosemide at night', 'can wake you at night'],
  ['what helps sleep', 'take modafinil', 'can keep from sleep'],
])('a medicine told after the complaint may be behind it: "%s", "%s"', (asked, told, says) => {
  const { text } = lastOf({ age: 40 }, asked, told);
  expect(text).toContain(says);
  expect(text).toMatch(/noted/i);
});

test('so it is where both stand in one question', () => {
  expect(lastOf({ age: 40 }, 'melatonin for my son age 9 on ritalin').text).toContain('take away appetite and sleep');
  expect(lastOf({ age: 40, currentMedications: 'prednisone' }, 'magnesium for sleep?').text).toContain('awake');
});

test.each([
  ['concerta', 'ginger for nausea'],
  ['ramipril', 'valerian for sleep'],
  ['sertraline', 'echinacea for a cold'],
])('and of another complaint it is not: %s, "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 40, currentMedications }, asked).text).not.toContain('by themselves'),
);
