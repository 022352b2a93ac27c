import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('two that act the same way are not simply better', () => {
  test.each([
    [
      'gliclazide',
      'is bitter melon good for my sugar?',
      'But if it brings sugar down and my tablets bring sugar down, is that not exactly what I want? Why the worry',
    ],
    ['insulin', 'is berberine ok for my sugar?', "both lower the sugar, isn't that a good thing?"],
    ['ramipril', 'hibiscus tea?', "but they both lower the pressure, isn't that good?"],
    ['warfarin', 'ginkgo?', "both thin the blood, isn't that a good thing?"],
    ['zopiclone', 'valerian?', "they do the same thing, so isn't that double the effect?"],
  ])('%s: "%s" "%s"', (currentMedications, asked, then) => {
    const { text, offered } = lastOf({ age: 59, currentMedications }, asked, then);
    expect(text).toMatch(/set the sum/);
    expect(offered).toEqual([]);
  });

  test('with what presses the sugar down it is said why a low one is worse', () =>
    expect(
      lastOf(
        { age: 59, currentMedications: 'gliclazide' },
        'is bitter melon ok?',
        "both lower the sugar, isn't that good?",
      ).text,
    ).toContain('dangerous within minutes'));

  test('where nothing speaks against the two it is not said', () =>
    expect(
      lastOf(
        { age: 59, currentMedications: 'levothyroxine' },
        'is chamomile ok?',
        "both are taken at night, isn't that good?",
      ).text,
    ).not.toContain('set the sum'));
});
