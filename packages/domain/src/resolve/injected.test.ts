import { expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';

const worstOf = (item: string, healthConcerns: string) =>
  checkSafety({ person: { age: 40, healthConcerns }, items: [item] }).findings[0]?.severity;

test.each([
  'IV vitamin C 25 g',
  'high dose vitamin C 10g drip',
  'vit C infusion',
  'ascorbic acid IV weekly',
  'vitamin C (intravenous)',
  'vitamin C into a vein',
  'drip of vitamin C',
  "Myers' cocktail",
])('"%s" gets past the gut that lets in so much and no more', (item) => {
  expect(worstOf(item, 'G6PD deficiency')).toBe('major');
  expect(worstOf(item, 'kidney disease')).toBe('major');
});

test.each(['vitamin C 1000 mg', 'vitamin C for post nasal drip', 'vitamin C, drip coffee', 'vitamin C not IV'])(
  '"%s" is swallowed',
  (item) => expect(worstOf(item, 'G6PD deficiency')).toBe('moderate'),
);

test('a drip sold for looks or vigour is warned of whoever has it', () => {
  expect(worstOf('glutathione drip', '')).toBe('major');
  expect(worstOf('NAD+ IV', '')).toBe('moderate');
  expect(worstOf('glutathione capsules', '')).toBeUndefined();
  expect(worstOf('NAD+ capsules', '')).toBeUndefined();
});

test('what holds for capsules holds for a drip, and a herb is infused in a cup', () => {
  expect(worstOf('magnesium drip', 'kidney disease')).toBe('major');
  expect(worstOf('nettle infusion', 'G6PD deficiency')).toBe(worstOf('nettle tea', 'G6PD deficiency'));
});
