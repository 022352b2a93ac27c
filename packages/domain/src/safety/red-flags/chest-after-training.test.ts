import { expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

test.each([
  'my chest is sore after the gym',
  'chest is tight from bench press',
  'chest muscles are stiff after all those push-ups',
])('a chest sore from training is none: "%s"', (text) => expect(findRedFlag(text)).toBeNull());

test.each([
  'chest is tight after the gym and aches when I walk uphill',
  'my chest is sore after the gym, and it hurts when I climb stairs',
  'chest is tight from bench press, pain spreading to my back',
])('and what comes with effort or spreads is the heart until it is looked at: "%s"', (text) =>
  expect(findRedFlag(text)?.level).toBe('emergency'),
);
