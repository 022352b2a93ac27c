import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['drugs-com-thunder-god-vine', 'arthritis-today-thunder-god-vine'];

export const thunderGodVine = {
  key: 'thunder-god-vine',
  name: 'Thunder god vine',
  scientificName: 'Tripterygium wilfordii',
  kind: 'herb',
  family: 'Celastraceae',
  names: ['lei gong teng', 'tripterygium', 'three wing nut', 'yellow vine root', 'leigongteng', 'triptolide'],
  neverSuggest: true,
  effects: [{ effect: 'immune-suppressing', strength: 'strong', evidence: 'moderate', sources }],
  rules: [
    ...poisonRules(
      'Its leaves and flowers are deadly poisonous; extracts hold down the immune system, stop the monthly bleeding and make men infertile.',
      'Do not take it by yourself. After any was swallowed call a poison center at once.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['trying-to-conceive'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It has made men infertile and stopped the monthly bleeding of women, and harmed unborn animals.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'condition',
      with: ['weakened-immunity'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It holds the immune system down further.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:immunosuppressant', 'class:corticosteroid'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'Both hold down the immune system, so infections can get out of hand.',
      advice: 'Never combine them; tell the team that treats you if you took any.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
