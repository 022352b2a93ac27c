import type { HerbEffect, HerbRule } from '../herb.ts';
import type { Form } from '../form.ts';

/** Pills that are diluted like homeopathic ones hold next to nothing of the plant. */
const allButDiluted: readonly Form[] = [
  'food',
  'tea',
  'extract',
  'tincture',
  'essential-oil',
  'topical',
  'unspecified',
];
const swallowed: readonly Form[] = allButDiluted.filter((form) => form !== 'topical');

const plants = ['belladonna', 'duboisia', 'henbane', 'jimsonweed', 'mandrake', 'scopolia'];

interface TropanePlant {
  readonly key: string;
  /** As it stands at the beginning of a sentence. */
  readonly plant: string;
  /** The sources on the plant itself. */
  readonly own: readonly string[];
}

/** What atropine, hyoscyamine and scopolamine do in the body. `own` are the sources on the plant itself. */
export function tropaneEffects(own: readonly string[]): readonly HerbEffect[] {
  const strong = {
    strength: 'strong',
    evidence: 'strong',
    sources: ['accessmedicine-anticholinergics', ...own],
  } as const;
  return [
    { ...strong, effect: 'anticholinergic', forms: allButDiluted },
    { ...strong, effect: 'speeds-heart', forms: allButDiluted },
    { effect: 'sedating', strength: 'moderate', evidence: 'moderate', sources: own, forms: swallowed },
  ];
}

/** What they do beside illnesses and medicines, told of every plant that holds them. */
export function tropaneRules({ key, plant, own }: TropanePlant): readonly HerbRule[] {
  return [
    {
      kind: 'condition',
      with: [
        'glaucoma',
        'enlarged-prostate',
        'urinary-retention',
        'bowel-obstruction',
        'arrhythmia',
        'postural-tachycardia',
        'heart-disease',
        'heart-failure',
        'myasthenia-gravis',
        'dementia',
        'reflux',
        'psychosis',
        'inflammatory-bowel-disease',
        'high-blood-pressure',
        'hyperthyroidism',
      ],
      severity: 'contraindicated',
      evidence: 'strong',
      why: 'Its poisons make these conditions dangerously worse.',
      advice: 'Never use it.',
      sources: ['nurses-drug-guide-belladonna', 'drug-sheet-levsin-sl', ...own],
      forms: allButDiluted,
    },
    {
      kind: 'medicine',
      with: [
        'class:tricyclic-antidepressant',
        'class:sedating-antihistamine',
        'class:bladder-anticholinergic',
        'class:antispasmodic',
        'class:inhaled-anticholinergic',
        'class:antipsychotic',
        'amantadine',
        'clozapine',
        'quinidine',
      ],
      severity: 'major',
      evidence: 'strong',
      why: 'The drying, heart-racing and confusing effects add up to poisoning.',
      advice: 'Never combine them.',
      sources: [...new Set(['medicinenet-anticholinergics', 'commission-e-scopolia', ...own])],
      forms: allButDiluted,
    },
    {
      kind: 'medicine',
      with: ['class:cholinesterase-inhibitor', 'donepezil', 'rivastigmine', 'galantamine'],
      severity: 'major',
      evidence: 'moderate',
      why: `${plant} blocks the nerve messenger that this medicine is meant to raise.`,
      advice: 'Never combine them.',
      sources: ['aafp-choosing-wisely-anticholinergics', ...own],
      forms: allButDiluted,
    },
    {
      kind: 'medicine',
      with: ['class:prokinetic', 'metoclopramide', 'potassium-chloride', 'digoxin'],
      severity: 'major',
      evidence: 'limited',
      why: `${plant} stops the bowel, so this medicine stays longer in the gut and works differently.`,
      advice: 'Never combine them.',
      sources: ['medicinenet-anticholinergics', ...own],
      forms: swallowed,
    },
    {
      kind: 'supplement',
      with: plants.filter((other) => other !== key),
      severity: 'major',
      evidence: 'theoretical',
      why: 'These plants hold the same kind of poisons.',
      advice: 'Never take any of them.',
      sources: ['emergency-text-jimsonweed', 'review-alizadeh-2014-henbane', ...own],
      forms: allButDiluted,
    },
  ];
}
