import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const dRibose = {
  key: 'd-ribose',
  name: 'D-ribose',
  scientificName: 'D-ribose',
  kind: 'nutrient',
  family: null,
  names: [
    'ribose',
    'dribose',
    'Bioenergy ribose',
    'ribose powder',
    'D-Ribose-Pulver',
    'ribosa',
    'D-ribosa',
    'ribosio',
    'd-ribos',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'moderate',
      evidence: 'limited',
      sources: ['review-bioenergy-2003-ribose', 'webmd-ribose-quoted'],
    },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['diabetes', 'low-blood-sugar'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It is a sugar that makes blood sugar fall for an hour or two.',
      advice: 'Do not take it unless your doctor agrees.',
      sources: ['review-bioenergy-2003-ribose', 'webmd-ribose-quoted'],
    },
    noData('pregnancy', ['webmd-ribose-quoted']),
    noData('breastfeeding', ['webmd-ribose-quoted']),
    childrenUnknown(18, ['webmd-ribose-quoted']),
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It can make blood sugar harder to steady around an operation.',
      advice: 'Stop it two weeks before an operation.',
      sources: ['webmd-ribose-quoted'],
    },
  ],
  monograph: null,
} satisfies Herb;
