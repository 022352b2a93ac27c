import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['study-2018-phyllanthus-stones', 'review-kamruzzaman-2016-phyllanthus'];

export const chancaPiedra = {
  key: 'chanca-piedra',
  name: 'Chanca piedra',
  scientificName: 'Phyllanthus niruri',
  kind: 'herb',
  family: 'Phyllanthaceae',
  names: [
    'stonebreaker',
    'stone breaker',
    'quebra pedra',
    'phyllanthus',
    'Phyllanthus amarus',
    'bhumi amla',
    'bhumyamalaki',
    'bhui amla',
    'seed-under-leaf',
    'gale of the wind',
    'gale-of-wind',
    'dukong anak',
    'keezhanelli',
    'carry-me-seed',
    'shatterstone',
  ],
  effects: [
    { effect: 'diuretic', strength: 'weak', evidence: 'theoretical', sources: ['review-kamruzzaman-2016-phyllanthus'] },
    {
      effect: 'cyp3a4-inhibitor',
      strength: 'moderate',
      evidence: 'theoretical',
      sources: ['study-2012-phyllanthus-midazolam'],
    },
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['review-kamruzzaman-2016-phyllanthus'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:lithium'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is used to pass more water, and what does that can make lithium build up; a study in 56 people saw no more urine.',
      advice: 'Ask the prescriber first.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
