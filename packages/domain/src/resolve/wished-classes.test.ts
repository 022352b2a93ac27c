import { expect, test } from 'vitest';
import { readText } from './read.ts';

const takenIn = (text: string) =>
  readText(text).mentions.filter(({ id, negated }) => id.startsWith('class:') && !negated);

test.each([
  'Do you have something for memory and focus?',
  'Would you have something for sleep?',
  'Have you got something for cholesterol?',
  'Do you have tablets for sleep?',
  'I would like something for my blood pressure.',
  'Is there something for my sugar?',
  'I want something to help me sleep.',
  'Should I take something for sleep?',
  'I have been thinking of taking something for sleep.',
])('a wish names no medicine: "%s"', (text) => expect(takenIn(text)).toEqual([]));

test.each([
  'I take something for sleep.',
  'I could not sleep, so I take something for sleep.',
  'Can I have ginger if I take something for blood pressure?',
  'Would valerian be fine with something for blood pressure?',
  'Do I still take something for cholesterol?',
  'My doctor wants me to take something for cholesterol.',
  'I have something for sleep from my doctor.',
  'Can I use hawthorn while I take tablets for my blood pressure?',
])('what is taken is named: "%s"', (text) => expect(takenIn(text).length).toBeGreaterThan(0));
