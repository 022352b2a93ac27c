import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['biologyinsights-cistus'];

export const cistus = {
  key: 'cistus',
  name: 'Cistus (rock rose)',
  scientificName: 'Cistus incanus',
  kind: 'herb',
  family: 'Cistaceae',
  names: [
    'cistus incanus tea',
    'cistus tea',
    'Cistus creticus',
    'rock rose',
    'rockrose tea',
    'Zistrose',
    'Zistrosentee',
    'graubehaarte Zistrose',
    'Cystus',
    'Cystus 052',
    'czystek',
    'czystek tea',
    'herbata z czystka',
    'laden otu',
    'labdanum tea',
  ],
  effects: [],
  rules: [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)],
  monograph: null,
} satisfies Herb;
