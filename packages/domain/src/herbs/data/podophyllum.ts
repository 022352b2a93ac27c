import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['uktis-2015-podophyllin', 'report-patnaik-2020-podophyllin', 'drugs-com-mayapple'];

export const podophyllum = {
  key: 'podophyllum',
  name: 'Mayapple (podophyllum)',
  scientificName: 'Podophyllum peltatum',
  kind: 'herb',
  family: 'Berberidaceae',
  names: [
    'mayapple',
    'may apple',
    'american mandrake',
    'wild mandrake',
    'podophyllin resin by mouth',
    'podophyllum resin',
    'himalayan mayapple',
    'Podophyllum hexandrum',
    'ba jiao lian',
    'bajiaolian',
    'indian podophyllum',
    'duck foot',
    'raccoonberry',
  ],
  neverSuggest: true,
  effects: [{ effect: 'stimulant-laxative', strength: 'strong', evidence: 'moderate', sources }],
  rules: [
    ...poisonRules(
      'It stops cells from dividing; people have died after swallowing it or putting much of it on the skin, and unborn children were harmed.',
      'Never swallow it. Only a doctor may use it on warts. Call poison control if it was taken.',
      sources,
    ),
  ],
  monograph: null,
} satisfies Herb;
