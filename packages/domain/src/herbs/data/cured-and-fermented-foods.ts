import { notHeated } from '../constituents/not-heated.ts';
import { tyramineRules } from '../constituents/tyramine.ts';
import type { Herb } from '../herb.ts';

export const curedAndFermentedFoods = {
  key: 'cured-and-fermented-foods',
  name: 'Fermented foods and sauces',
  scientificName: null,
  kind: 'food',
  family: null,
  names: [
    'sauerkraut',
    'kimchi',
    'kimchee',
    'fish sauce',
    'oyster sauce',
    'shrimp paste',
    'fermented food',
    'fermented foods',
    'fermented cabbage',
    'raw sauerkraut',
    'unpasteurised sauerkraut',
    'unpasteurized sauerkraut',
    'fermented vegetables',
    'choucroute',
  ],
  effects: [],
  rules: [
    ...tyramineRules('Fermented foods'),
    ...notHeated,
    {
      kind: 'pregnancy',
      severity: 'none-known',
      evidence: 'limited',
      why: 'Fermented vegetables and sauces are ordinary foods in pregnancy.',
      advice: 'Choose ones that were heated or bought, and leave out home brews.',
      sources: ['henry-foods-in-pregnancy'],
    },
    {
      kind: 'breastfeeding',
      severity: 'none-known',
      evidence: 'limited',
      why: 'Fermented foods are ordinary foods while breastfeeding.',
      advice: 'Eat them as usual.',
      sources: ['nhs-breastfeeding-diet'],
    },
    {
      kind: 'age',
      underYears: 18,
      severity: 'none-known',
      evidence: 'limited',
      why: 'Fermented foods are ordinary foods for children.',
      advice: 'Serve them as food, in pieces that suit the age.',
      sources: ['fda-maoi-labels'],
    },
  ],
  monograph: null,
} satisfies Herb;
