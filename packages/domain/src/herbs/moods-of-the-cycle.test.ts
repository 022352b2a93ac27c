import { expect, test } from 'vitest';
import { usesFromText } from './uses-from-text.ts';

test.each([
  "period mood swings every month, sick of biting everyone's head off",
  'mood swings before my period every month',
  'really weepy and snappy the week before my period',
  'so irritable around my period',
  'before each period i want to cry',
  'pms rage',
])('moods that come with the cycle are PMS: "%s"', (told) => {
  expect(usesFromText(told)).toContain('pms');
  expect(usesFromText(told)).not.toContain('mood');
});

test.each(['low mood for months, pms as well', 'depressed all the time, worse before my period'])(
  'what is there anyway is told beside it: "%s"',
  (told) => expect(usesFromText(told)).toEqual(expect.arrayContaining(['mood', 'pms'])),
);
