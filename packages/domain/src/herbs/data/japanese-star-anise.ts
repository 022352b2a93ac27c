import type { Herb } from '../herb.ts';
import { atAnyAge } from '../standard-rules.ts';

export const japaneseStarAnise = {
  key: 'japanese-star-anise',
  name: 'Japanese star anise',
  scientificName: 'Illicium anisatum',
  kind: 'herb',
  family: 'Schisandraceae',
  names: [
    'shikimi',
    'Illicium religiosum',
    'mang cao',
    'Japanischer Sternanis',
    'badiane du Japon',
    'badiane japonaise',
    'anís estrellado japonés',
    'anice stellato giapponese',
    'anis-estrelado japonês',
    'bastard star anise',
  ],
  neverSuggest: true,
  effects: [
    {
      effect: 'lowers-seizure-threshold',
      strength: 'strong',
      evidence: 'strong',
      sources: ['fda-star-anise-2003', 'study-ize-ludlow-2004-star-anise'],
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
  ],
  rules: [
    ...atAnyAge({
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Japanese star anise holds anisatin, a nerve poison that causes vomiting, jerks and seizures; babies and grown-ups have been poisoned by teas of it.',
      advice:
        'Never eat or drink it. After any was swallowed call a poison center at once, and emergency services for vomiting, jerks or a seizure.',
      sources: ['fda-star-anise-2003', 'study-ize-ludlow-2004-star-anise'],
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    }),
    {
      kind: 'pregnancy',
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It is poisonous to mother and baby.',
      advice: 'Never use it; if some was swallowed, get emergency help at once.',
      sources: ['fda-star-anise-2003', 'study-ize-ludlow-2004-star-anise'],
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    {
      kind: 'breastfeeding',
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It is poisonous, and its poison may pass into milk.',
      advice: 'Never use it; if some was swallowed, stop nursing and get emergency help.',
      sources: ['fda-star-anise-2003', 'study-ize-ludlow-2004-star-anise'],
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
    {
      kind: 'condition',
      with: ['epilepsy'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Its poison brings on seizures.',
      advice: 'Never take it.',
      sources: ['fda-star-anise-2003', 'study-ize-ludlow-2004-star-anise'],
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'],
    },
  ],
  monograph: null,
} satisfies Herb;
