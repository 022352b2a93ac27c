import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-2023-guaco-warfarin'];

export const guaco = {
  key: 'guaco',
  name: 'Guaco',
  scientificName: 'Mikania glomerata',
  kind: 'herb',
  family: 'Asteraceae',
  names: ['mikania', 'Mikania laevigata', 'xarope de guaco', 'guaco syrup', 'cipo caatinga', 'guaco tea'],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['class:anticoagulant', 'class:antiplatelet'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds coumarin, and reviews warn that bleeding may become more likely together with blood thinners.',
      advice: 'Ask your clinic first and watch for bruises; have the INR checked if you take warfarin.',
      sources,
    },
    {
      kind: 'condition',
      with: ['bleeding-disorder'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds coumarin, and reviews warn of bleeding.',
      advice: 'Ask your doctor first.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
