import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const withParkinson = { age: 74, gender: 'female', currentMedications: 'Sinemet', healthConcerns: 'Parkinson' };

describe('a plant that holds what a medicine holds', () => {
  test('what speaks against it is told, not recalled', () => {
    const { text } = lastOf(withParkinson, 'uncle says give mucuna for the shaking, natural levodopa');
    expect(text).toContain('the dose adds up without control');
    expect(text).not.toContain('What I said');
  });

  test('and recalled once it was told', () => {
    const { text } = lastOf(withParkinson, 'can I take mucuna?', 'but it is natural levodopa');
    expect(text).toContain('What I said about mucuna');
    expect(text).not.toContain('the dose adds up without control');
  });
});
