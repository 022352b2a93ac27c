import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['webmd-chrysanthemum', 'msk-chrysanthemum'];

export const chrysanthemum = {
  key: 'chrysanthemum',
  name: 'Chrysanthemum',
  scientificName: 'Chrysanthemum morifolium',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'chrysanthemum tea',
    'chrysanthemum flower',
    'chrysanthemum flowers',
    'chrysanthemum flower tea',
    'ju hua',
    'juhua',
    'ju hua tea',
    'ju hua cha',
    'Dendranthema morifolium',
    'Dendranthema grandiflorum',
    'Chrysanthemum sinense',
    'Chrysanthemenblüten',
    'Chrysanthementee',
    'fleur de chrysanthème',
    'thé au chrysanthème',
    'té de crisantemo',
    'tè di crisantemo',
    'gukhwa tea',
  ],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['ragweed-daisy-family'],
      severity: 'major',
      evidence: 'limited',
      why: 'Of the garden plants of this family chrysanthemums make the most people allergic, from a rash to asthma.',
      advice: 'Do not take it with this allergy.',
      sources: ['webmd-chrysanthemum', 'dermnet-compositae', 'review-denisow-2019-asteraceae'],
      forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
    },
    {
      kind: 'medicine',
      with: ['class:immunosuppressant'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may make the unwanted effects of {with} stronger.',
      advice: 'Do not take it without your transplant team or specialist.',
      sources: ['msk-chrysanthemum'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
