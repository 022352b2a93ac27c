import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['pulmonology-advisor-mms'];

export const chlorineDioxide = {
  key: 'chlorine-dioxide',
  name: 'Chlorine dioxide (MMS)',
  scientificName: 'sodium chlorite, chlorine dioxide',
  kind: 'other',
  family: null,
  names: [
    'miracle mineral solution',
    'miracle mineral supplement',
    'master mineral solution',
    'sodium chlorite',
    'chlorine dioxide drops',
    'cd protocol',
    'mms drops',
    'water purification solution drops',
    'dióxido de cloro',
    'dioxido de cloro',
    'chlordioxid',
  ],
  neverSuggest: true,
  effects: [],
  rules: poisonRules(
    'Mixed as directed it is a bleach: people who drank it vomited violently, lost blood pressure and had liver failure.',
    'Never drink it or give it to a child. If some was swallowed, call poison control.',
    sources,
  ),
  monograph: null,
} satisfies Herb;
