import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-matyanga-2020-african-potato', 'review-2005-hypoxis-sutherlandia'];

export const africanPotato = {
  key: 'african-potato',
  name: 'African potato',
  scientificName: 'Hypoxis hemerocallidea',
  kind: 'herb',
  family: 'Hypoxidaceae',
  names: [
    'hypoxis',
    'inkomfe',
    'ilabatheka',
    'star lily hypoxis',
    'hypoxis rooperi',
    'magic muthi',
    'moferangope',
    'sterretjie',
  ],
  effects: [
    { effect: 'cyp3a4-inhibitor', strength: 'moderate', evidence: 'theoretical', sources },
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:hiv-antiviral'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In laboratory tests it slowed enzymes that clear HIV medicines, so their levels may change.',
      advice: 'Do not combine them unless your HIV team agrees.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['lopinavir-ritonavir', 'efavirenz'],
      severity: 'none-known',
      evidence: 'limited',
      why: 'In small trials with healthy people the levels of this medicine stayed what they were.',
      advice: 'Tell the HIV team that you take it all the same.',
      sources: ['study-mogatle-2008-african-potato', 'review-matyanga-2020-african-potato'],
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'In animals it acted on the womb, and nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
