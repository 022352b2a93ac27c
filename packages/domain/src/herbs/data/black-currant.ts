import type { Herb } from '../herb.ts';
import { childrenUnknown, foodNotExtract } from '../standard-rules.ts';

const sources = ['natmed-black-currant'];

export const blackCurrant = {
  key: 'black-currant',
  name: 'Black currant',
  scientificName: 'Ribes nigrum',
  kind: 'food',
  family: 'Grossulariaceae',
  names: [
    'black currants',
    'blackcurrant',
    'blackcurrants',
    'New Zealand blackcurrant',
    'cassis',
    'ribena',
    'schwarze Johannisbeere',
    'schwarze Johannisbeeren',
    'grosella negra',
    'grosellas negras',
    'ribes nero',
    'groselha preta',
    'blackurrant',
  ],
  effects: [
    {
      effect: 'lowers-blood-pressure',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
      forms: ['tea', 'extract', 'tincture'],
    },
    {
      effect: 'bleeding',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
      forms: ['tea', 'extract', 'tincture'],
    },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['low-blood-pressure'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Strong preparations may lower blood pressure a little.',
      advice: 'Rise slowly, and stop if you feel faint.',
      sources,
      forms: ['tea', 'extract', 'tincture'],
    },
    {
      kind: 'surgery',
      stopDaysBefore: 14,
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Strong preparations may slow clotting a little.',
      advice: 'Stop extracts two weeks before an operation.',
      sources,
      forms: ['tea', 'extract', 'tincture'],
    },
    ...foodNotExtract(sources),
    childrenUnknown(1, sources),
  ],
  monograph: null,
} satisfies Herb;
