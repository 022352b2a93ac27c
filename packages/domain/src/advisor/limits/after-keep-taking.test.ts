import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  'So how do people do it then, and could lavender capsules help me along',
  'how does one come off it',
  'how do others manage it?',
  'how do people taper them',
])('who gives up a medicine is given no plan, and told who has one: "%s"', (asked) => {
  const { text, level } = lastOf(
    { age: 54, currentMedications: 'zopiclone' },
    'I want to get off zopiclone. Can I swap to valerian from tonight?',
    asked,
  );
  expect(level).toBe('none');
  expect(text).toContain('Only the prescriber can set those steps');
});

test.each([
  ['venlafaxine', 'so what if i leave a week gap after the last tablet'],
  ['sertraline', 'what about waiting two weeks in between'],
  ['paroxetine', 'and if I halve it first for a few days?'],
  ['duloxetine', 'ok, could I take it every other day and then switch?'],
])('a plan of one’s own for coming off %s is none: "%s"', (medicine, asked) => {
  const first = `I want to come off ${medicine} and take st johns wort instead. how do i swap`;
  const { text } = lastOf({ age: 42, currentMedications: medicine }, first, asked);
  expect(text).toMatch(/not on a plan of your own|Only the prescriber|Not on your own/);
  expect(text).not.toMatch(/I do not know enough|For this I name no herb/);
});
