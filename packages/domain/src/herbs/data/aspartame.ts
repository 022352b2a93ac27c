import type { Herb } from '../herb.ts';

const everyForm = ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'] as const;

export const aspartame = {
  key: 'aspartame',
  name: 'Aspartame',
  scientificName: 'Aspartyl-phenylalanine methyl ester',
  kind: 'other',
  family: null,
  names: ['NutraSweet', 'Equal sweetener', 'Canderel', 'E951', 'E 951', 'aspartam', 'aspartamo', 'aspartame sweetener'],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['phenylketonuria'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Aspartame breaks down to phenylalanine, which the body cannot clear with phenylketonuria and which damages the brain.',
      advice: 'Leave it out, and read labels for “contains a source of phenylalanine”.',
      sources: ['mayo-phenylalanine'],
      forms: everyForm,
    },
    {
      kind: 'pregnancy',
      severity: 'none-known',
      evidence: 'moderate',
      why: 'No harm from usual amounts is known, except with phenylketonuria.',
      advice: 'Keep to the amounts in food and drinks.',
      sources: ['mayo-phenylalanine'],
      forms: everyForm,
    },
    {
      kind: 'breastfeeding',
      severity: 'none-known',
      evidence: 'moderate',
      why: 'No harm from usual amounts is known, except with phenylketonuria.',
      advice: 'Keep to the amounts in food and drinks.',
      sources: ['mayo-phenylalanine'],
      forms: everyForm,
    },
    {
      kind: 'age',
      underYears: 18,
      severity: 'none-known',
      evidence: 'moderate',
      why: 'No harm from usual amounts is known, except with phenylketonuria.',
      advice: 'Keep to the amounts in food and drinks.',
      sources: ['mayo-phenylalanine'],
      forms: everyForm,
    },
  ],
  monograph: null,
} satisfies Herb;
