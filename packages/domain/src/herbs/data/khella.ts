import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['report-alshoubaki-2020-khella'];

export const khella = {
  key: 'khella',
  name: 'Khella (Ammi)',
  scientificName: 'Visnaga daucoides',
  kind: 'herb',
  family: 'Apiaceae',
  names: [
    'khella seeds',
    'visnaga',
    'Ammi visnaga',
    'Ammi majus',
    'toothpick weed',
    'toothpick plant',
    'khellin',
    "bishop's weed",
    'khillah',
    'bisnaga',
  ],
  effects: [
    { effect: 'photosensitizing', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'liver-toxic', strength: 'moderate', evidence: 'moderate', sources },
    { effect: 'kidney-toxic', strength: 'moderate', evidence: 'limited', sources },
    { effect: 'lowers-blood-pressure', strength: 'weak', evidence: 'theoretical', sources },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['kidney-disease', 'dialysis'],
      severity: 'major',
      evidence: 'limited',
      why: 'A person with weak kidneys lost most of the kidney function after taking it.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'condition',
      with: ['liver-disease', 'hepatitis'],
      severity: 'major',
      evidence: 'moderate',
      why: 'It raised liver values in about one in ten people.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It has harmed kidneys and raised liver values, and nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
