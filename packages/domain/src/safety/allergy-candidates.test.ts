import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';

function severityOf(item: string, allergies: string) {
  const person = { age: 40, gender: null, currentMedications: null, allergies, healthConcerns: null };
  return checkSafety({ person, items: [item] }).findings[0]?.severity;
}

describe('an allergy told by family or genus', () => {
  test.each([
    ['psyllium', 'plantago', 'contraindicated'],
    ['psyllium', 'plantain', 'contraindicated'],
    ['hawthorn', 'Crataegus', 'contraindicated'],
    ['spirulina', 'algae', 'contraindicated'],
    ['lemon balm', 'mint family', 'major'],
    ['sage', 'Lamiaceae', 'major'],
    ['lemon balm', 'mint', 'minor'],
    ['marine collagen', 'severe fish allergy', 'contraindicated'],
    ['collagen powder', 'fish', 'moderate'],
  ])('%s with an allergy to "%s" is %s', (item, allergy, severity) => expect(severityOf(item, allergy)).toBe(severity));

  test('what a test did not find is no allergy', () => {
    expect(severityOf('echinacea', 'tested negative for ragweed')).toBeUndefined();
  });
});

describe('how dangerous an allergy was', () => {
  test.each([
    ['chamomile', 'severe ragweed allergy', 'major'],
    ['chamomile', 'ragweed: not severe', 'moderate'],
    ['chamomile', 'ragweed - no anaphylaxis', 'moderate'],
    ['chamomile', 'ragweed, never needed an EpiPen', 'moderate'],
    ['glucosamine', 'lobster, crab (anaphylaxis)', 'major'],
  ])('%s with "%s" is %s', (item, allergy, severity) => expect(severityOf(item, allergy)).toBe(severity));
});
