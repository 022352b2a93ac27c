import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['aha-cesium-2018'];

export const cesiumChloride = {
  key: 'cesium-chloride',
  name: 'Cesium chloride',
  scientificName: 'CsCl',
  kind: 'mineral',
  family: null,
  names: [
    'caesium chloride',
    'cesium',
    'caesium',
    'high ph cesium',
    'liquid cesium',
    'cloruro de cesio',
    'cäsiumchlorid',
  ],
  neverSuggest: true,
  effects: [
    { effect: 'qt-prolonging', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'lowers-potassium', strength: 'strong', evidence: 'moderate', sources },
  ],
  rules: [
    ...poisonRules(
      'Cesium salts, sold to people with cancer, have lowered potassium, stopped hearts and caused seizures and deaths; the US authority calls their risk significant.',
      'Do not take it. Fainting or a heart that stumbles after it is an emergency.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['arrhythmia', 'long-qt', 'heart-disease', 'low-potassium', 'epilepsy', 'cancer'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It upsets the heartbeat and potassium and does not help against cancer.',
      advice: 'Never take it.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
