import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['report-2016-ibogaine-cardiac-arrest', 'report-steinberg-2018-ibogaine'];

export const iboga = {
  key: 'iboga',
  name: 'Iboga / ibogaine',
  scientificName: 'Tabernanthe iboga',
  kind: 'herb',
  family: 'Apocynaceae',
  names: ['ibogaine', 'iboga root bark', 'tabernanthe iboga', 'iboga ta', 'noribogaine'],
  neverSuggest: true,
  effects: [
    { effect: 'qt-prolonging', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'slows-heart', strength: 'moderate', evidence: 'moderate', sources },
    { effect: 'serotonergic', strength: 'weak', evidence: 'moderate', sources },
  ],
  rules: [
    ...poisonRules(
      'Ibogaine disturbs the rhythm of the heart for days; people have died of it, also in clinics.',
      'Never take it outside a hospital. Fainting, a fluttering heart or a seizure after it is an emergency.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['long-qt', 'arrhythmia', 'postural-tachycardia', 'heart-disease', 'low-potassium'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It can stop the heart, most of all when its rhythm is disturbed already.',
      advice: 'Never take it.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:opioid', 'class:antiarrhythmic'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'Deaths have followed ibogaine taken with opioids or other medicines that act on the heart.',
      advice: 'Never combine them.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
