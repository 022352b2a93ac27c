import type { HerbRule } from '../herb.ts';

/** What the calcium of any cheese does to medicines. */
export const calciumOfCheese: readonly HerbRule[] = [
  {
    kind: 'medicine',
    with: ['class:fluoroquinolone', 'class:tetracycline'],
    severity: 'moderate',
    evidence: 'strong',
    why: 'The calcium in cheese binds some of these antibiotics, so less is absorbed.',
    advice: 'Leave 2 hours between the antibiotic and cheese.',
    sources: ['ods-calcium'],
    forms: ['food', 'extract', 'unspecified'],
  },
  {
    kind: 'medicine',
    with: ['class:bisphosphonate', 'penicillamine'],
    severity: 'moderate',
    evidence: 'strong',
    why: 'Cheese blocks the uptake of this medicine.',
    advice: 'Take the medicine with plain water on an empty stomach, as its leaflet says.',
    sources: ['ods-calcium'],
    forms: ['food', 'extract', 'unspecified'],
  },
  {
    kind: 'medicine',
    with: ['class:thyroid-hormone'],
    severity: 'minor',
    evidence: 'moderate',
    why: 'Calcium can lower the uptake of thyroid hormone tablets.',
    advice: 'Take the tablet with water on an empty stomach, before breakfast.',
    sources: ['ods-calcium'],
    forms: ['food', 'extract', 'unspecified'],
  },
];
