import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['natmed-sarsaparilla'];

export const sarsaparilla = {
  key: 'sarsaparilla',
  name: 'Sarsaparilla',
  scientificName: 'Smilax regelii',
  kind: 'herb',
  family: 'Smilacaceae',
  names: [
    'sarsaparilla root',
    'zarzaparrilla',
    'salsaparilha',
    'salsepareille',
    'smilax',
    'Smilax officinalis',
    'Smilax aristolochiifolia',
    'chainy root',
    'chaney root',
    'jamaican sarsaparilla',
    'honduran sarsaparilla',
    'Sarsaparillewurzel',
  ],
  effects: [{ effect: 'diuretic', strength: 'weak', evidence: 'theoretical', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['class:digoxin'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It may let more of this medicine into the blood, which strains the heart.',
      advice: 'Ask the prescriber first.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:lithium'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is thought to make you pass more water, which can make lithium build up.',
      advice: 'Ask the prescriber first.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
