import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['spc-strontium-ranelate', 'natural-standard-strontium', 'ema-protelos-2014'];

export const strontium = {
  key: 'strontium',
  name: 'Strontium',
  scientificName: 'Sr',
  kind: 'mineral',
  family: null,
  names: [
    'strontium citrate',
    'strontium carbonate',
    'strontium gluconate',
    'strontium supplement',
    'strontium bone maker',
    'estroncio',
    'stronzio',
  ],
  effects: [
    {
      effect: 'polyvalent-mineral',
      strength: 'moderate',
      evidence: 'moderate',
      sources: ['spc-strontium-ranelate', 'natural-standard-strontium'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['strontium-ranelate'],
      severity: 'major',
      evidence: 'limited',
      why: 'Both are strontium, which builds up in bone and raises the risk of clots and heart attacks.',
      advice: 'Do not take both.',
      sources,
    },
    {
      kind: 'condition',
      with: ['blood-clots', 'heart-disease', 'stroke', 'high-blood-pressure'],
      severity: 'major',
      evidence: 'limited',
      why: 'Strontium as a medicine is forbidden after clots, heart attack and stroke; whether the supplement differs is not known.',
      advice: 'Do not take it.',
      sources: ['ema-protelos-2014'],
    },
    {
      kind: 'condition',
      with: ['kidney-disease', 'dialysis'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Strontium is cleared by the kidneys and stored in bone.',
      advice: 'Do not take it.',
      sources: ['natural-standard-strontium'],
    },
    {
      kind: 'supplement',
      with: ['calcium'],
      severity: 'minor',
      evidence: 'moderate',
      why: 'Calcium and milk let through only a third or so of the strontium.',
      advice: 'Take them at least 2 hours apart.',
      sources: ['spc-strontium-ranelate'],
    },
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['natural-standard-strontium']),
  ],
  monograph: null,
} satisfies Herb;
