import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['review-neuman-2015-pyrrolizidine', 'review-wiedenfeld-2011-pyrrolizidine', 'review-zhu-2020-gynura'];

export const ragwort = {
  key: 'ragwort',
  name: 'Ragwort / life root',
  scientificName: 'Senecio',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'senecio vulgaris',
    'senecio jacobaea',
    'jacobaea vulgaris',
    'tansy ragwort',
    'golden ragwort',
    'packera aurea',
    'senecio aureus',
    'life root',
    'liferoot',
    'common groundsel',
    'groundsel',
    'squaw weed',
    'Jakobskreuzkraut',
    'Kreuzkraut',
    'Greiskraut',
    'séneçon',
    'senecione',
    'senecio común',
    'qian li guang',
    'gynura',
    'gynura japonica',
    'tu san qi',
    'tusanqi',
  ],
  neverSuggest: true,
  effects: [{ effect: 'liver-toxic', strength: 'strong', evidence: 'moderate', sources }],
  rules: [
    ...poisonRules(
      'It holds pyrrolizidine alkaloids that close the small veins of the liver; remedies of such plants have destroyed livers.',
      'Never take it, not even as tea. Belly swelling, yellow eyes or dark urine after it needs a doctor at once.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['liver-disease'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It can destroy the liver.',
      advice: 'Never take it.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
