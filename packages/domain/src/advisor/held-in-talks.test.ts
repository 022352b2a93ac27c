import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('what only stands by is not what is asked about', () => {
  test('a dog that gets up too', () => {
    const { text } = lastOf(
      { age: 73, gender: 'male', currentMedications: 'finasteride' },
      'Up four times a night, the dog gets up with me. Saw palmetto, worth it on top of the finasteride?',
    );
    expect(text).toMatch(/no better than a dummy pill/);
    expect(text).not.toMatch(/\bvet\b/);
  });

  test('children that are back on weekends', () => {
    const { findings } = lastOf(
      { age: 43, gender: 'male', currentMedications: 'Suboxone' },
      'three years on suboxone, got my kids back on weekends. is kratom ok for my back?',
    );
    expect(
      findings.some(
        ({ with: other }) => other?.id === 'buprenorphine-naloxone' || /buprenorphine/.test(other?.id ?? ''),
      ),
    ).toBe(true);
    expect(findings.some(({ why }) => /child or teenager/.test(why))).toBe(false);
  });

  test('whoever does not want to poison anybody', () => {
    const { text } = lastOf(healthyAdult, 'I pick wild garlic in the woods, how do I not poison my wife');
    expect(text).toMatch(/lily of the valley/);
  });

  test('thanks before a wish', () => {
    const { offered } = lastOf(healthyAdult, 'what helps with a cough?', 'thanks. and just a nice calming tea for me');
    expect(offered.length).toBeGreaterThan(0);
  });

  test('legs that should not grow heavier', () => {
    const { text } = lastOf(
      { ...healthyAdult, currentMedications: 'baclofen' },
      'how much vitamin D is fine?',
      'and for sleep, but not to make me heavier in the legs',
    );
    expect(text).toMatch(/for sleep/i);
  });
});
