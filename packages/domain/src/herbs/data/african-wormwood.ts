import type { Herb } from '../herb.ts';

const sources = ['globinmed-artemisia-afra'];

export const africanWormwood = {
  key: 'african-wormwood',
  name: 'African wormwood (umhlonyane)',
  scientificName: 'Artemisia afra',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'umhlonyane',
    'mhlonyane',
    'umhlonyana',
    'lengana',
    'zengana',
    'wilde als',
    'wildeals',
    'wild wormwood south africa',
    'artemisia afra tea',
  ],
  effects: [{ effect: 'lowers-seizure-threshold', strength: 'weak', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:antiepileptic'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds thujone, which can bring on seizures.',
      advice: 'Avoid it if you take seizure medicines.',
      sources: ['globinmed-artemisia-afra', 'ema-thujone'],
    },
    {
      kind: 'condition',
      with: ['epilepsy'],
      severity: 'major',
      evidence: 'theoretical',
      why: 'It holds thujone, which can bring on seizures.',
      advice: 'Do not use it.',
      sources: ['globinmed-artemisia-afra', 'ema-thujone'],
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It holds thujone, and what that does to the unborn child has not been studied.',
      advice: 'Do not drink it in pregnancy.',
      sources: ['globinmed-artemisia-afra', 'ema-thujone'],
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Thujone may pass into milk, and that has not been studied.',
      advice: 'Do not use it while breastfeeding.',
      sources: ['globinmed-artemisia-afra', 'ema-thujone'],
    },
    {
      kind: 'age',
      underYears: 18,
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Thujone can bring on seizures, and the herb has not been studied in the young.',
      advice: 'Do not give it to children.',
      sources: ['globinmed-artemisia-afra', 'ema-thujone'],
    },
  ],
  monograph: null,
} satisfies Herb;
