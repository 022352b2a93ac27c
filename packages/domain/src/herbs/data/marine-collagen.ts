import { collagenRules } from '../constituents/collagen.ts';
import type { Herb } from '../herb.ts';

export const marineCollagen = {
  key: 'marine-collagen',
  name: 'Marine collagen',
  scientificName: 'hydrolysed fish collagen',
  kind: 'nutrient',
  family: null,
  names: [
    'collagen marine',
    'marine collagen peptides',
    'marine collagen powder',
    'hydrolyzed marine collagen',
    'hydrolysed marine collagen',
    'fish collagen',
    'fish collagen peptides',
    'fish gelatin',
    'fish gelatine',
    'Meereskollagen',
    'Fischkollagen',
    'marines Kollagen',
    'colágeno marino',
    'colágeno marinho',
    'collagène marin',
    'collagene marino',
  ],
  allergens: ['fish'],
  effects: [],
  rules: [
    {
      kind: 'allergy',
      with: ['fish'],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'It is made from the skin and scales of fish. Collagen is itself an allergen of fish: a fifth of 101 people with a fish allergy had antibodies against it, and fish collagen in sweets has brought on anaphylaxis.',
      advice:
        'Do not take it with a fish allergy. Collagen from cattle or poultry holds no fish, if its label says so.',
      sources: ['study-kalic-2020-fish-collagen', 'report-abe-2020-fish-collagen-anaphylaxis'],
    },
    {
      kind: 'allergy',
      with: ['shellfish'],
      severity: 'minor',
      evidence: 'limited',
      why: 'Some marine products come from jellyfish, which people allergic to shellfish ate without harm in one small test; others come from other sea animals.',
      advice: 'Read the label.',
      sources: ['natmed-collagen', 'letter-amaral-2018-jellyfish'],
    },
    ...collagenRules,
  ],
  monograph: null,
} satisfies Herb;
