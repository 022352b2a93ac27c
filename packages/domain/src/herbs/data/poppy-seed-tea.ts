import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['report-2018-poppy-seed-tea', 'high-alert-poppy-seed-tea'];

export const poppySeedTea = {
  key: 'poppy-seed-tea',
  name: 'Poppy seed tea',
  scientificName: 'Papaver somniferum',
  kind: 'herb',
  family: 'Papaveraceae',
  names: [
    'poppy tea',
    'poppy pod tea',
    'poppy straw',
    'poppy pods',
    'opium poppy',
    'opium tea',
    'opium',
    'unwashed poppy seeds',
    'doda',
    'mohntee',
    'schlafmohn',
  ],
  neverSuggest: true,
  effects: [
    { effect: 'opioid-like', strength: 'strong', evidence: 'strong', sources },
    { effect: 'sedating', strength: 'strong', evidence: 'strong', sources },
  ],
  rules: [
    ...poisonRules(
      'Tea of unwashed poppy seeds or pods holds morphine and codeine in amounts nobody can tell, and has stopped people’s breathing.',
      'Do not drink it. If someone can hardly be woken or breathes slowly, call emergency services. Poppy seeds in baking are another matter.',
      sources,
    ),
    {
      kind: 'medicine',
      with: [
        'class:opioid',
        'class:benzodiazepine',
        'class:hypnotic',
        'class:barbiturate',
        'class:muscle-relaxant',
        'class:opioid-antagonist',
        'gabapentin',
        'pregabalin',
        'alcohol',
      ],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'It is morphine: together they can stop breathing, or set off withdrawal beside an opioid blocker.',
      advice: 'Never combine them.',
      sources,
    },
    {
      kind: 'condition',
      with: ['substance-use-disorder', 'sleep-apnea', 'copd'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'It is morphine: it makes dependent and slows breathing.',
      advice: 'Never drink it.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
