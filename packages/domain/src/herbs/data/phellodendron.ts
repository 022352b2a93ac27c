import { berberineRules } from '../constituents/berberine.ts';
import type { Herb } from '../herb.ts';

const sources = ['medicinenet-phellodendron'];

export const phellodendron = {
  key: 'phellodendron',
  name: 'Phellodendron',
  scientificName: 'Phellodendron amurense',
  kind: 'herb',
  family: 'Rutaceae',
  names: [
    'Amur cork tree',
    'Amur cork tree bark',
    'Amur corktree',
    'cork tree bark',
    'corktree bark',
    'Phellodendron chinense',
    'Phellodendri cortex',
    'Cortex Phellodendri',
    'huang bai',
    'huangbai',
    'huang bo',
    'obaku',
    'hwangbaek',
    'Korkbaum rinde',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources },
    {
      effect: 'cyp3a4-inhibitor',
      strength: 'moderate',
      evidence: 'theoretical',
      sources: ['study-guo-2012-berberine'],
    },
    {
      effect: 'cyp2d6-inhibitor',
      strength: 'moderate',
      evidence: 'theoretical',
      sources: ['study-guo-2012-berberine'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['cyclosporine'],
      severity: 'major',
      evidence: 'moderate',
      why: 'It holds berberine, which raised cyclosporine levels in transplant patients.',
      advice: 'Do not combine them unless the transplant team agrees and checks levels.',
      sources: ['study-wu-2005-berberine-cyclosporine'],
    },
    ...berberineRules('medicinenet-phellodendron'),
    {
      kind: 'condition',
      with: ['g6pd-deficiency'],
      severity: 'major',
      evidence: 'limited',
      why: 'Plants with berberine were linked with red-cell breakdown in babies with this condition; later studies disagree.',
      advice: 'Do not take it.',
      sources: ['review-coptis-singapore-ban', 'review-linn-2012-berberine-hemolysis'],
    },
    {
      kind: 'supplement',
      with: ['berberine', 'goldenseal', 'barberry', 'oregon-grape', 'coptis'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'These hold berberine too, so amounts add up.',
      advice: 'Take only one source.',
      sources: ['botanipharm-berberine'],
    },
  ],
  monograph: null,
} satisfies Herb;
