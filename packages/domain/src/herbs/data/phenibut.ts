import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['study-mccabe-2019-phenibut', 'review-jouney-2019-phenibut'];

export const phenibut = {
  key: 'phenibut',
  name: 'Phenibut',
  scientificName: 'beta-phenyl-gamma-aminobutyric acid',
  kind: 'other',
  family: null,
  names: ['fenibut', 'noofen', 'anvifen', 'phenigam', '4-amino-3-phenylbutyric acid', 'beta phenyl gaba', 'phgaba'],
  neverSuggest: true,
  effects: [{ effect: 'sedating', strength: 'strong', evidence: 'moderate', sources }],
  rules: [
    ...poisonRules(
      'Phenibut is a sedative like a prescription medicine: people became unresponsive or delirious on it, and it quickly makes dependent.',
      'Do not start it. If you take it daily do not stop suddenly: withdrawal can bring hallucinations and seizures, so ask a doctor to taper it. If someone can hardly be woken, call emergency services.',
      sources,
    ),
    {
      kind: 'medicine',
      with: [
        'class:benzodiazepine',
        'class:opioid',
        'class:hypnotic',
        'class:barbiturate',
        'alcohol',
        'baclofen',
        'gabapentin',
        'pregabalin',
      ],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'Together they can slow breathing until it stops.',
      advice: 'Never combine them.',
      sources,
    },
    {
      kind: 'condition',
      with: ['substance-use-disorder', 'alcohol-use-disorder'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It quickly makes dependent.',
      advice: 'Do not take it.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
