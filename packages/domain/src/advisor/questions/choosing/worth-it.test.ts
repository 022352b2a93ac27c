import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const withStent = { age: 61, currentMedications: 'clopidogrel, aspirin', healthConcerns: 'stent' };

describe('whether a herb is worth it', () => {
  test.each(['garlic pills for cholesterol worth it?', 'is ginkgo worth the money?', 'is garlic worth it then'])(
    'what weighs against it is told first: "%s"',
    (asked) => {
      const { findings, text } = lastOf(withStent, asked);
      expect(findings.length).toBeGreaterThan(0);
      expect(text).toContain('Ask first');
    },
  );

  test('it is told once', () => {
    const { text } = lastOf(withStent, 'can I take garlic capsules?', 'are they worth it?');
    expect(text).not.toContain('Ask first: garlic');
  });

  test('and nothing is said where nothing is found', () => {
    const { findings, text } = lastOf({ age: 40, gender: 'male' }, 'is garlic worth it?');
    expect(findings).toEqual([]);
    expect(text).toContain('It can be, for cholesterol');
  });
});

test.each([
  ['is chasteberry worth it for acne', /^Chasteberry\. Not for acne/],
  ['valerian worth it for my spots?', /^Valerian\. Not for acne/],
  ['is zinc worth it for acne', /^Zinc\. That depends[^]*for acne/],
  ['is magnesium worth it against migraine', /for migraine/],
])('it is told of what it is wanted for: "%s"', (asked, says) =>
  expect(lastOf({ age: 19, gender: 'female' }, asked).text).toMatch(says),
);

test('worth a try tells whom to see, worth the money how to spend little', () => {
  expect(lastOf({ age: 35 }, 'bad sleep, is hops worth a try?').text).toContain('After a month of poor sleep');
  expect(lastOf({ age: 35 }, 'is valerian worth the money?').text).toContain('Buy a small pack');
});
