import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const sweetViolet = {
  key: 'sweet-violet',
  name: 'Sweet violet',
  scientificName: 'Viola odorata',
  kind: 'herb',
  family: 'Violaceae',
  names: [
    'violet leaf',
    'violet leaves',
    'violet flower',
    'violet flowers',
    'violet syrup',
    'violet tea',
    'garden violet',
    'common violet',
    'wood violet',
    'banafsha',
    'banafshah',
    'gul banafsha',
    'Veilchen',
    'Duftveilchen',
    'Veilchenblüten',
    'violette odorante',
    'violeta',
    'viola mammola',
  ],
  effects: [
    {
      effect: 'contains-salicylate',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['botanybee-violet'],
    },
  ],
  rules: [
    {
      kind: 'allergy',
      with: ['aspirin-salicylates'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'The leaf holds a substance of the kind of aspirin.',
      advice: 'Ask first before drinking it daily.',
      sources: ['botanybee-violet'],
      forms: ['tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    noData('pregnancy', ['sps-herbal-pregnancy']),
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
