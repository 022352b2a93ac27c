import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['ema-heartsease'];

export const heartsease = {
  key: 'heartsease',
  name: 'Heartsease',
  scientificName: 'Viola tricolor',
  kind: 'herb',
  family: 'Violaceae',
  names: [
    'wild pansy',
    'hearts ease',
    'heart’s ease herb',
    'pansy tea',
    'johnny jump up',
    'love in idleness',
    'Viola arvensis',
    'field pansy',
    'Violae herba cum flore',
    'Stiefmütterchen',
    'Stiefmütterchenkraut',
    'wildes Stiefmütterchen',
    'Ackerstiefmütterchen',
    'pensée sauvage',
    'pensamiento silvestre',
    'viola del pensiero',
    'amor-perfeito',
  ],
  effects: [],
  rules: [
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    {
      kind: 'age',
      underYears: 18,
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'The European monograph does not advise the tea under 18 years, and the use on the skin only from 12.',
      advice: 'Ask a pediatrician or pharmacist before giving it to a child.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
