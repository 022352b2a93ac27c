import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['report-wang-2023-purslane'];

export const purslane = {
  key: 'purslane',
  name: 'Purslane',
  scientificName: 'Portulaca oleracea',
  kind: 'food',
  family: 'Portulacaceae',
  names: [
    'purslane leaves',
    'purslane salad',
    'purslane seed',
    'common purslane',
    'portulaca',
    'pussley',
    'verdolaga',
    'verdolagas',
    'pourpier',
    'Portulak',
    'beldroega',
    'semizotu',
    'ma chi xian',
    'luni bhaji',
    'porcellana comune',
  ],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['kidney-disease', 'kidney-stones'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It is rich in oxalate; two people had sudden kidney failure after they ate much of it.',
      advice: 'Do not eat it in large amounts, and ask your kidney doctor first.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
