import { fragrantOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const helichrysumOil = {
  key: 'helichrysum-oil',
  name: 'Helichrysum oil',
  scientificName: 'Helichrysum italicum',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'helichrysum',
    'helichrysum essential oil',
    'oil of helichrysum',
    'immortelle',
    'immortelle oil',
    'everlasting oil',
    'Italian everlasting',
    'curry plant',
    'Immortellenöl',
    'hélichryse',
    'huile hélichryse italienne',
  ],
  effects: [],
  rules: [
    ...fragrantOil(),
    {
      kind: 'medicine',
      with: ['class:anticoagulant'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Makers advise against it beside blood thinners as a precaution; studies in people are missing.',
      advice: 'Do not use it on large or bruised areas without asking the prescriber.',
      sources: ['typology-helichrysum-oil'],
      forms: ['essential-oil', 'topical', 'extract', 'tincture', 'unspecified'],
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds ketones, and makers advise against it in pregnancy as a precaution; studies are missing.',
      advice: 'Leave it out in pregnancy.',
      sources: ['typology-helichrysum-oil'],
      forms: ['essential-oil', 'topical', 'unspecified'],
    },
  ],
  monograph: null,
} satisfies Herb;
