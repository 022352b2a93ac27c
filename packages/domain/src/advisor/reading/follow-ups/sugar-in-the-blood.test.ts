import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const diabetic = { age: 58, currentMedications: 'Metformin, gliclazide', healthConcerns: 'Type 2 diabetes' };

test.each([
  'does cinnamon bring the sugar down',
  'will cinnamon bring my sugars down?',
  'does cinnamon lower sugar',
  'will cinnamon keep the sugar down?',
  'does fenugreek get my sugars down',
  'will fenugreek take the sugar down a bit',
])('sugar that is to come down is that of the blood: "%s"', (asked) => {
  const { text, findings } = lastOf(diabetic, asked);
  expect(text).not.toContain('a little honey');
  expect(text).toMatch(/Ask first: (?:cinnamon|fenugreek)[^]*gliclazide/);
  expect(findings.length).toBeGreaterThan(0);
});

test('sugar in the cup stays a sweetener', () =>
  expect(lastOf({ age: 40 }, 'can I put sugar in cinnamon tea').text).toContain('a little honey'));
