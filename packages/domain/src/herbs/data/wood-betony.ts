import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-betony'];

export const woodBetony = {
  key: 'wood-betony',
  name: 'Wood betony',
  scientificName: 'Betonica officinalis',
  kind: 'herb',
  family: 'Lamiaceae',
  names: [
    'betony',
    'bishopswort',
    'bishop wort',
    'Stachys officinalis',
    'Stachys betonica',
    'Heilziest',
    'Betonie',
    'bétoine',
    'betónica',
    'betonica herb',
  ],
  effects: [
    {
      effect: 'lowers-blood-pressure',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is said to stir the womb, and nobody has studied whether it does harm.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources: ['natmed-betony'],
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
    {
      kind: 'condition',
      with: ['low-blood-pressure'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It might lower blood pressure further.',
      advice: 'Ask first, and rise slowly.',
      sources,
    },
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It might disturb the control of blood pressure.',
      advice: 'Stop two weeks before an operation.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
