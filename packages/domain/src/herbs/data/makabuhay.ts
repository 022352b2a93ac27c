import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['review-2019-tinospora-crispa', 'review-2016-tinospora-crispa'];

export const makabuhay = {
  key: 'makabuhay',
  name: 'Makabuhay (brotowali)',
  scientificName: 'Tinospora crispa',
  kind: 'herb',
  family: 'Menispermaceae',
  names: [
    'makabuhai',
    'brotowali',
    'bratawali',
    'brotowali tea',
    'putarwali',
    'akar patawali',
    'boraphet',
    'borapet',
    'bora phet',
    'heavenly elixir',
    'Tinospora crispa capsules',
    'Tinospora rumphii',
    'liane quinine',
  ],
  neverSuggest: true,
  effects: [
    { effect: 'liver-toxic', strength: 'strong', evidence: 'limited', sources },
    { effect: 'lowers-glucose', strength: 'moderate', evidence: 'theoretical', sources },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['liver-disease', 'hepatitis'],
      severity: 'contraindicated',
      evidence: 'limited',
      why: 'People who took it for long fell ill with severe hepatitis.',
      advice: 'Do not take it. Yellow eyes, dark urine or strong tiredness need a doctor at once.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
