import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('a talk that goes back to what it left', () => {
  const knees = ['turmeric for my knees?', 'and red yeast rice for the cholesterol?'] as const;

  test.each(['back to the knees: how soon does it work', 'anyway, back to the turmeric. how soon does it work'])(
    '"%s"',
    (question) => {
      const { text } = lastOf(healthyAdult, ...knees, question);
      expect(text).toMatch(/^Turmeric/);
      expect(text).not.toContain('red yeast rice');
    },
  );

  test('leaves alone what names nobody and nothing that was spoken of', () => {
    expect(lastOf(healthyAdult, ...knees, 'back to work tomorrow, how soon does it work').text).toContain(
      'ed yeast rice',
    );
  });
});
