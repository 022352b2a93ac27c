import type { Herb } from '../herb.ts';
import { noData } from '../standard-rules.ts';

const sources = ['natmed-lovage'];

export const lovage = {
  key: 'lovage',
  name: 'Lovage',
  scientificName: 'Levisticum officinale',
  kind: 'herb',
  family: 'Apiaceae',
  names: [
    'lovage root',
    'lovage leaf',
    'love parsley',
    'maggi herb',
    'Levistici radix',
    'Liebstöckel',
    'Maggikraut',
    'Liebstöckelwurzel',
    'livèche',
    'levístico',
    'apio de monte',
    'levistico',
    'lubczyk',
    'libeček',
    'leuștean',
  ],
  effects: [
    {
      effect: 'diuretic',
      strength: 'weak',
      evidence: 'limited',
      sources: ['commission-e-lovage', 'natmed-lovage'],
    },
    {
      effect: 'photosensitizing',
      strength: 'weak',
      evidence: 'limited',
      sources: ['commission-e-lovage', 'natmed-lovage'],
    },
    {
      effect: 'bleeding',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['verywell-lovage'],
    },
    {
      effect: 'uterine-stimulant',
      strength: 'weak',
      evidence: 'limited',
      sources,
    },
  ],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'limited',
      why: 'There are reports that it can make the womb contract or bring on bleeding.',
      advice: 'Do not take root, tea or extracts in pregnancy.',
      sources,
    },
    noData('breastfeeding', ['nccih-supplements-wisely']),
    {
      kind: 'age',
      underYears: 18,
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'Nobody has studied it in children, and it is not advised under 18.',
      advice: 'Ask a pediatrician or pharmacist before giving it to a child.',
      sources: ['verywell-lovage', 'nccih-supplements-wisely'],
    },
    {
      kind: 'condition',
      with: ['heart-failure', 'kidney-disease', 'dialysis'],
      severity: 'major',
      evidence: 'theoretical',
      why: 'A German authority rules it out in acute inflammation of weak kidneys, and as a flush where heart or kidneys hold water back.',
      advice: 'Do not take it.',
      sources: ['commission-e-lovage'],
    },
    {
      kind: 'medicine',
      with: ['class:diuretic', 'class:loop-diuretic', 'class:thiazide-diuretic'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Both drive water out, which can be too much.',
      advice: 'Do not combine them unless your doctor agrees.',
      sources: ['verywell-lovage'],
    },
  ],
  monograph: null,
} satisfies Herb;
