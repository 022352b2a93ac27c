import { tropaneEffects, tropaneRules } from '../constituents/tropane-alkaloids.ts';
import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const own = ['drugs-com-corkwood', 'report-pearn-1981-duboisia'];

export const duboisia = {
  key: 'duboisia',
  name: 'Corkwood (Duboisia)',
  scientificName: 'Duboisia myoporoides',
  kind: 'herb',
  family: 'Solanaceae',
  names: [
    'corkwood',
    'corkwood tree',
    'Duboisia hopwoodii',
    'Duboisia leichhardtii',
    'pituri',
    'pitchuri',
    'pitjuri',
    'duboisine',
    'eyeplant',
  ],
  neverSuggest: true,
  effects: [...tropaneEffects(own)],
  rules: [
    ...poisonRules(
      'Corkwood leaves hold much hyoscine and hyoscyamine, pituri nicotine as well; even small amounts confuse, children are in special danger, and large amounts can kill.',
      'Never take it. Call emergency services or poison control if it was taken.',
      ['drugs-com-corkwood', 'report-pearn-1981-duboisia'],
    ),
    ...tropaneRules({ key: 'duboisia', plant: 'Corkwood', own }),
  ],
  monograph: null,
} satisfies Herb;
