import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const pataDeVaca = {
  key: 'pata-de-vaca',
  name: 'Pata de vaca',
  scientificName: 'Bauhinia forficata',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'Bauhinia',
    'Brazilian orchid tree leaf',
    "cow's foot leaf",
    'unha de boi',
    'unha de vaca',
    'pezuña de vaca',
    'pata de buey',
    'chá de pata de vaca',
    'mororó',
    'patte de vache',
    'sabot de vache',
  ],
  effects: [
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'limited', sources: ['medicinenet-pata-de-vaca'] },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['diabetes', 'low-blood-sugar'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It might lower blood sugar, though a tea of it did not in one trial.',
      advice: 'Ask first and check your sugar more often; never take it instead of your medicine.',
      sources: ['medicinenet-pata-de-vaca'],
    },
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may disturb blood sugar during and after an operation.',
      advice: 'Stop it two weeks before and tell the team.',
      sources: ['medicinenet-pata-de-vaca'],
    },
    noData('pregnancy', ['medicinenet-pata-de-vaca']),
    noData('breastfeeding', ['medicinenet-pata-de-vaca']),
    childrenUnknown(18, ['medicinenet-pata-de-vaca']),
  ],
  monograph: null,
} satisfies Herb;
