import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const studies = ['study-jung-2013-ylang-ylang', 'study-hongratanaworakit-2004-ylang-ylang'];

export const ylangYlang = {
  key: 'ylang-ylang',
  name: 'Ylang-ylang oil',
  scientificName: 'Cananga odorata',
  kind: 'herb',
  family: 'Annonaceae',
  names: [
    'ylang ylang essential oil',
    'ylang',
    'ilang ilang',
    'cananga',
    'cananga oil',
    'kenanga',
    'flower of flowers oil',
  ],
  effects: [
    {
      effect: 'lowers-blood-pressure',
      strength: 'weak',
      evidence: 'limited',
      sources: studies,
      forms: ['essential-oil', 'extract', 'tincture', 'tea', 'unspecified'],
    },
    {
      effect: 'sedating',
      strength: 'weak',
      evidence: 'limited',
      sources: ['study-jung-2013-ylang-ylang'],
      forms: ['essential-oil', 'extract', 'tincture', 'tea', 'unspecified'],
    },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['eczema'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'The oil is a fragrance that gives some people a contact rash.',
      advice: 'Keep it off the skin.',
      sources: ['skinsafe-cananga-oil'],
      forms: ['essential-oil', 'topical', 'unspecified'],
    },
    noData('pregnancy', ['sps-herbal-pregnancy']),
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(6, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
