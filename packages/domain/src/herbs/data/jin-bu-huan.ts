import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['report-1996-jin-bu-huan', 'mmwr-1993-jin-bu-huan-adults', 'cdc-1993-jin-bu-huan'];

export const jinBuHuan = {
  key: 'jin-bu-huan',
  name: 'Jin bu huan',
  scientificName: 'levo-tetrahydropalmatine',
  kind: 'other',
  family: null,
  names: ['jin bu huan anodyne tablets', 'jinbuhuan', 'jin bu huan tablets', 'l-thp'],
  neverSuggest: true,
  effects: [
    { effect: 'liver-toxic', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'sedating', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'slows-heart', strength: 'moderate', evidence: 'limited', sources: ['cdc-1993-jin-bu-huan'] },
  ],
  rules: [
    ...poisonRules(
      'These tablets have caused hepatitis in adults, and slow heart, weak breathing and coma in children.',
      'Do not take them. Call poison control if a child has swallowed any.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['liver-disease', 'hepatitis'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'These tablets have caused hepatitis, again and again when they were taken once more.',
      advice: 'Do not take them.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
