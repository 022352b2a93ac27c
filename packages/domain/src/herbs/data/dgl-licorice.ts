import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['nccih-licorice'];

export const dglLicorice = {
  key: 'dgl-licorice',
  name: 'DGL licorice',
  scientificName: null,
  kind: 'other',
  family: 'Fabaceae',
  names: [
    'DGL',
    'DGL tablets',
    'licorice DGL',
    'liquorice DGL',
    'DGL liquorice',
    'deglycyrrhizinated licorice',
    'deglycyrrhizinated liquorice',
    'deglycyrrhizinated licorice DGL',
    'deglycyrrhizinised liquorice',
    'DGL licorice extract',
    'licorice without glycyrrhizin',
    'liquorice without glycyrrhizin',
  ],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: [
        'class:diuretic',
        'digoxin',
        'class:digoxin',
        'class:antihypertensive',
        'class:corticosteroid',
        'warfarin',
        'class:vitamin-k-antagonist',
      ],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'The part of licorice that drives potassium out and raises blood pressure has been taken out; traces may be left.',
      advice: 'Make sure the package says DGL or deglycyrrhizinated, and mention it to your pharmacist.',
      sources,
    },
    {
      kind: 'condition',
      with: ['high-blood-pressure', 'heart-failure', 'heart-disease', 'kidney-disease', 'low-potassium'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Only traces of the part of licorice that holds salt and water are left in it.',
      advice: 'Keep to the amount on the package, and ask first if you would take it for weeks.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
