import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const sundew = {
  key: 'sundew',
  name: 'Sundew',
  scientificName: 'Drosera rotundifolia',
  kind: 'herb',
  family: 'Droseraceae',
  names: [
    'drosera',
    'round-leaved sundew',
    'roundleaf sundew',
    'Drosera ramentacea',
    'Drosera madagascariensis',
    'Droserae herba',
    'dew plant',
    'youthwort',
    'red rot herb',
    'ros solis',
    'Sonnentau',
    'rundblättriger Sonnentau',
    'rocío del sol',
    'rosée du soleil',
    'rossolis',
    'rosolida',
    'sun dew',
    'sundue',
  ],
  effects: [
    {
      effect: 'irritates-stomach',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['bodd-plumbago'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:immunosuppressant'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'In the laboratory its substance plumbagin raised or lowered the activity of immune cells, depending on the amount.',
      advice: 'Ask the team that prescribes it first.',
      sources: ['study-1995-plumbagin-leukocytes'],
    },
    {
      kind: 'condition',
      with: ['gastritis', 'peptic-ulcer'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It holds plumbagin, which irritates mucous membranes.',
      advice: 'Stop it if your stomach hurts.',
      sources: ['bodd-plumbago'],
    },
    noData('pregnancy', ['natmed-sundew', 'sps-herbal-pregnancy']),
    noData('breastfeeding', ['natmed-sundew', 'sps-herbal-breastfeeding']),
    childrenUnknown(18, ['natmed-sundew', 'nccih-children']),
  ],
  monograph: {
    partsUsed: ['whole plant'],
    forms: ['tea', 'tincture', 'extract'],
    description:
      'A tiny bog plant that catches insects on sticky red leaves; it is protected in most of Europe, so products use other species.',
    traditionalUses: 'European cough tea, above all for dry and whooping cough.',
    uses: [
      {
        use: 'cough',
        evidence: 'theoretical',
        text: 'The German Commission E accepted it for dry and cramping cough by tradition; trials are lacking.',
        sources: ['commission-e-drosera'],
      },
    ],
    amounts: [
      {
        form: 'tea',
        text: 'Commission E lists an average of 3 g of herb a day.',
        sources: ['commission-e-drosera', 'healthy-net-sundew'],
      },
    ],
    preparation: 'Pour boiling water on the dried herb and strain after 10 to 15 minutes.',
    timeToEffect: null,
    sideEffects: {
      text: 'None are listed by Commission E; irritation of the stomach is possible.',
      sources: ['commission-e-drosera', 'natmed-sundew'],
    },
    precautions: {
      text: 'Data with medications, in pregnancy, breastfeeding, children and allergies are lacking. Whooping cough needs a doctor. Do not gather this protected plant.',
      sources: ['natmed-sundew'],
    },
    lookAlikes: null,
    morphology: {
      habit: 'rosette',
      leaf: { shape: 'round', margin: 'entire', arrangement: 'basal' },
      flower: { form: 'star', color: '#ffffff' },
      below: 'fibrous',
      fruit: { form: 'capsule', color: '#8a4a3a' },
    },
  },
} satisfies Herb;
