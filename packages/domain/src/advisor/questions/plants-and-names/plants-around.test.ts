import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('a plant that is ill in its pot is no question of taking it', () => {
  test.each([
    'my basil plant is dying on the window, what can i do?',
    'how much water does my mint plant need?',
    'my rosemary has brown tips, why?',
    'our lemon balm bush is going yellow',
  ])('"%s"', (asked) => {
    const { text } = lastOf(healthyAdult, asked);
    expect(text).toContain('little of tending a plant in its pot');
    expect(text).not.toContain('Known side effects');
  });

  test('tea of it is', () =>
    expect(lastOf(healthyAdult, 'my mint plant is brown, can I still drink tea of it?').text).not.toContain(
      'in its pot',
    ));
});

describe('which plants are poisonous is answered with names and the poison line, and no alarm', () => {
  test.each([
    "Which plants in the garden are poisonous so my kid doesn't eat them?",
    'what toxic berries grow in gardens?',
    'are there poisonous flowers I should keep away from my toddler',
  ])('"%s"', (asked) => {
    const { text, level } = lastOf(healthyAdult, asked);
    expect(level).toBe('none');
    expect(text).toMatch(/foxglove, lily of the valley, oleander, yew/);
    expect(text).toContain('poison line');
  });

  test('herbs to avoid in pregnancy are another question', () =>
    expect(lastOf(healthyAdult, 'which herbs are dangerous in pregnancy?').text).not.toContain('oleander'));
});
