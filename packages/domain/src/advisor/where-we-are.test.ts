import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const lost = 'brum brum thingy';

describe('what was not understood', () => {
  test('says where the talk stands, what can be told, and asks one thing', () => {
    const { text, followUps } = lastOf(
      { ...healthyAdult, currentMedications: 'sertraline' },
      'what helps me sleep?',
      lost,
    );
    expect(text).toMatch(/So far, for sleep: .*valerian/);
    expect(text).toContain('how it goes with sertraline');
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(followUps.length).toBeGreaterThan(0);
  });

  test('is never said twice in the same words', () => {
    const talk = ['what helps me sleep?', lost, 'flim flam', 'zig zog'];
    const answers = [2, 3, 4].map((turns) => lastOf(healthyAdult, ...talk.slice(0, turns)).text);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.join(' ')).not.toContain('I can only help with');
  });

  test('offers something else where nothing may be taken', () => {
    const { text } = lastOf({ ...healthyAdult, currentMedications: 'simvastatin' }, 'red yeast rice?', lost);
    expect(text).toMatch(/leave out red yeast rice\. Shall I look for something else/);
  });
});
