import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

export const laburnum = {
  key: 'laburnum',
  name: 'Laburnum',
  scientificName: 'Laburnum anagyroides',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'golden chain',
    'golden chain tree',
    'laburnum seeds',
    'laburnum pods',
    'Laburnum alpinum',
    'Cytisus laburnum',
    'Goldregen',
    'cytise',
    'cytise aubour',
    'lluvia de oro',
  ],
  neverSuggest: true,
  effects: [{ effect: 'speeds-heart', strength: 'moderate', evidence: 'moderate', sources: ['dpic-laburnum'] }],
  rules: [
    ...poisonRules(
      'Every part, above all the seeds, holds cytisine, which acts like nicotine: vomiting, cramps, drowsiness, confusion and a fast heart. Children take the pods for peas.',
      'Never eat it. Call poison control at once if some was eaten, even without symptoms.',
      ['dpic-laburnum'],
    ),
    {
      kind: 'medicine',
      with: ['varenicline', 'cytisine', 'class:smoking-cessation'],
      severity: 'contraindicated',
      evidence: 'theoretical',
      why: 'Its poison acts at the same receptors as nicotine, so the effects add up.',
      advice: 'Never eat it.',
      sources: ['dpic-laburnum'],
    },
  ],
  monograph: null,
} satisfies Herb;
