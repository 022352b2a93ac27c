import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-muller-2013-sutherlandia', 'review-2005-hypoxis-sutherlandia'];

export const sutherlandia = {
  key: 'sutherlandia',
  name: 'Sutherlandia',
  scientificName: 'Lessertia frutescens',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'sutherlandia frutescens',
    'cancer bush',
    'kankerbos',
    'unwele',
    'insiza',
    'phetola',
    'lessertia',
    'sutherlandia tablets',
  ],
  effects: [],
  rules: [
    {
      kind: 'medicine',
      with: ['atazanavir'],
      severity: 'major',
      evidence: 'moderate',
      why: 'In a trial twelve people had about a fifth less atazanavir in their blood after two weeks of it, so HIV may no longer be held down.',
      advice: 'Do not combine them.',
      sources: ['study-muller-2013-sutherlandia'],
    },
    {
      kind: 'medicine',
      with: ['class:hiv-antiviral'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It lowered one HIV medicine in a trial and changes the enzymes that clear others.',
      advice: 'Do not combine them unless your HIV team agrees.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
