import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['grovida-boerhavia'];

export const punarnava = {
  key: 'punarnava',
  name: 'Punarnava',
  scientificName: 'Boerhavia diffusa',
  kind: 'herb',
  family: 'Nyctaginaceae',
  names: [
    'boerhavia',
    'boerhaavia',
    'Boerhaavia diffusa',
    'spreading hogweed',
    'red spiderling',
    'mookirattai',
    'gadahpurna',
    'etiponla',
    'punarnavadi kashayam',
    'punarnava mandur',
  ],
  effects: [
    { effect: 'diuretic', strength: 'moderate', evidence: 'limited', sources },
    { effect: 'sedating', strength: 'weak', evidence: 'theoretical', sources },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Its root was used to end pregnancies, and nobody has studied what it does to a child on the way.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
