import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-yakubu-fadogia'];

export const fadogia = {
  key: 'fadogia',
  name: 'Fadogia',
  scientificName: 'Fadogia agrestis',
  kind: 'herb',
  family: 'Rubiaceae',
  names: ['fadogia extract', 'fadogia stem', 'fadogia agrestis extract', 'black aphrodisiac', 'bakin gagai'],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['trying-to-conceive'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In rats that were given it for four weeks sperm became fewer and slower; in people it was not studied.',
      advice: 'A man who hopes for a child should not take it.',
      sources,
    },
    {
      kind: 'age',
      overYears: 17,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Its safety in people was not studied; in rats it harmed the testicles’ work.',
      advice: 'Better leave it out; ask a doctor for a blood test before you try to raise testosterone.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
