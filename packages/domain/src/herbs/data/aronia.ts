import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['webmd-chokeberry'];

export const aronia = {
  key: 'aronia',
  name: 'Aronia (chokeberry)',
  scientificName: 'Aronia melanocarpa',
  kind: 'food',
  family: 'Rosaceae',
  names: [
    'chokeberry',
    'chokeberries',
    'black chokeberry',
    'aronia berry',
    'aronia berries',
    'Aronia arbutifolia',
    'red chokeberry',
    'Apfelbeere',
    'Aroniabeere',
    'Aroniasaft',
    'aronia noir',
    'aronia negra',
    'czarna aronia',
    'арония',
  ],
  effects: [
    {
      effect: 'bleeding',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
    },
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'theoretical',
      sources,
    },
    {
      effect: 'lowers-blood-pressure',
      strength: 'weak',
      evidence: 'limited',
      sources,
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['trabectedin'],
      severity: 'major',
      evidence: 'limited',
      why: 'A man on this cancer medicine had severe muscle breakdown after he had taken chokeberry every day.',
      advice: 'Do not take it during treatment unless your cancer team agrees.',
      sources: ['report-strippoli-2013-chokeberry-trabectedin'],
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    {
      kind: 'medicine',
      with: ['warfarin', 'class:anticoagulant', 'class:antiplatelet'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Chokeberry might slow clotting.',
      advice: 'Watch for bruises, and tell your clinic if you take it daily.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:antidiabetic', 'class:insulin', 'class:sulfonylurea'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Chokeberry might lower blood sugar.',
      advice: 'Watch your readings.',
      sources,
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
