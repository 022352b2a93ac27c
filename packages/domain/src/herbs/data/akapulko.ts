import { anthranoidRules } from '../constituents/anthranoids.ts';
import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['flowersofindia-senna-alata', 'prehealing-senna-alata'];

export const akapulko = {
  key: 'akapulko',
  name: 'Akapulko (ringworm bush)',
  scientificName: 'Senna alata',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'akapulco',
    'acapulco leaves',
    'Cassia alata',
    'ringworm bush',
    'ringworm cassia',
    'ringworm shrub',
    'candle bush',
    'candlestick senna',
    'candelabra bush',
    'daun gelenggang',
    'gelenggang',
    'ketepeng',
    'dadmurdan',
    'dadmari',
    'dartrier',
  ],
  effects: [{ effect: 'stimulant-laxative', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    ...anthranoidRules(sources),
    {
      kind: 'condition',
      with: ['bowel-obstruction', 'inflammatory-bowel-disease', 'acute-abdomen'],
      severity: 'contraindicated',
      evidence: 'theoretical',
      why: 'Swallowed, it drives the bowel as senna does.',
      advice: 'Do not swallow it; on the skin this does not count.',
      sources: ['ema-senna', 'flowersofindia-senna-alata'],
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Swallowed, its leaves purge as senna does, and nobody has studied them in pregnancy.',
      advice: 'Do not swallow it in pregnancy.',
      sources,
    },
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
