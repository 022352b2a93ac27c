import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['webmd-chlorophyll', 'sfda-chlorophyll'];

export const chlorophyll = {
  key: 'chlorophyll',
  name: 'Chlorophyll and chlorophyllin',
  scientificName: 'chlorophyll; sodium copper chlorophyllin',
  kind: 'other',
  family: null,
  names: [
    'chlorophyllin',
    'liquid chlorophyll',
    'chlorophyll drops',
    'chlorophyll water',
    'chlorophyll capsules',
    'sodium copper chlorophyllin',
    'copper chlorophyllin',
    'chlorofresh',
    'Derifil',
    'Chlorophyll-Tropfen',
    'chlorophylle',
    'clorofila',
    'clorofilla',
    'chlorophyl',
    'clorophyll',
    'chlorophil',
    'cholorophyll',
  ],
  effects: [
    {
      effect: 'photosensitizing',
      strength: 'moderate',
      evidence: 'limited',
      sources: ['sfda-chlorophyll', 'naturalstandard-chlorophyll'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['methotrexate'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'The Saudi drug authority lists it among what does not go with methotrexate.',
      advice: 'Do not take it with methotrexate unless your doctor agrees.',
      sources: ['sfda-chlorophyll'],
    },
    {
      kind: 'medicine',
      with: ['class:antidiabetic'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'What the body makes of it might lower blood sugar.',
      advice: 'Check your sugar more often at first.',
      sources: ['naturalstandard-chlorophyll'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
