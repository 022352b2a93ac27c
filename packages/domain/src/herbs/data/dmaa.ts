import type { Herb } from '../herb.ts';
import { poisonRules } from '../standard-rules.ts';

const sources = ['fda-dmaa-2013'];

export const dmaa = {
  key: 'dmaa',
  name: 'DMAA',
  scientificName: '1,3-dimethylamylamine',
  kind: 'other',
  family: null,
  names: [
    'dimethylamylamine',
    'methylhexanamine',
    'methylhexaneamine',
    'geranamine',
    'geranium extract stimulant',
    '1,3-dmaa',
    'Jack3d',
    'OxyElite Pro',
    'OxyElite',
    'oxy elite',
  ],
  neverSuggest: true,
  effects: [
    { effect: 'stimulant', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'raises-blood-pressure', strength: 'strong', evidence: 'moderate', sources },
    { effect: 'speeds-heart', strength: 'strong', evidence: 'moderate', sources },
  ],
  rules: [
    ...poisonRules(
      'DMAA drives blood pressure up; heart attacks, rhythm trouble, psychiatric illness and deaths were reported, and supplements with it are illegal in the US.',
      'Do not take it, least of all with caffeine. Chest pain, a racing heart or a bad headache after it is an emergency.',
      sources,
    ),
    {
      kind: 'condition',
      with: ['heart-disease', 'high-blood-pressure', 'arrhythmia', 'postural-tachycardia', 'stroke'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'It narrows blood vessels and drives the blood pressure up.',
      advice: 'Never take it.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:maoi', 'class:adhd-stimulant', 'class:decongestant'],
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'Together they can drive blood pressure and heart rate up dangerously.',
      advice: 'Never combine them.',
      sources,
    },
  ],
  monograph: null,
} satisfies Herb;
