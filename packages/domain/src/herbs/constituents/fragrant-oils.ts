import { atAnyAge, childrenUnknown, noData } from '../standard-rules.ts';
import type { Herb, HerbEffect, HerbRule } from '../herb.ts';

const swallowed = ['food', 'tea', 'extract', 'tincture'] as const;
const asBought = ['essential-oil', 'unspecified'] as const;
const poisonCenters = ['missouri-poison-essential-oils', 'vanderbilt-essential-oils'];
const young = 6;

/** What holds for an essential oil that is used for its smell and has hardly been studied: not swallowed, no early years. */
export function fragrantOil(sources: readonly string[] = []): HerbRule[] {
  const cited = [...poisonCenters, ...sources];
  const told = { evidence: 'moderate', sources: cited } as const;
  const neverDrunk =
    'Never swallow it, not even in water. Call poison control if some was swallowed and coughing, vomiting or drowsiness follows.';
  const inMothers = (kind: 'pregnancy' | 'breastfeeding'): HerbRule[] => [
    {
      ...told,
      kind,
      severity: 'major',
      evidence: 'limited',
      why: 'Swallowed essential oils can poison, and this one has not been studied in mothers.',
      advice: 'Never swallow it.',
      forms: swallowed,
    },
    { ...noData(kind, cited), forms: [...asBought, 'topical'] },
  ];
  return [
    {
      ...told,
      kind: 'age',
      underYears: 18,
      severity: 'major',
      why: 'Less than half a teaspoon of an essential oil can get into the lungs when a child chokes on it; swallowed oils have also caused vomiting and fits.',
      advice: 'Never give it by mouth. Call poison control at once if some was swallowed.',
      forms: swallowed,
    },
    {
      ...told,
      kind: 'age',
      overYears: 17,
      severity: 'major',
      why: 'Essential oils are concentrated: swallowed they irritate mouth and stomach, and when they get into the lungs they cause pneumonia. Very few have been studied by mouth.',
      advice: neverDrunk,
      forms: swallowed,
    },
    {
      ...told,
      kind: 'age',
      overYears: 17,
      severity: 'minor',
      why: 'It is for smelling, or diluted for the skin, where it can irritate or bring on an allergy. Swallowed it can poison.',
      advice: 'Dilute it before it touches the skin, keep it from the eyes, and never swallow it.',
      forms: asBought,
    },
    { ...childrenUnknown(young, cited), forms: [...asBought, 'topical'] },
    ...inMothers('pregnancy'),
    ...inMothers('breastfeeding'),
  ];
}

/** Oils that are mostly cineole, like eucalyptus: near the face of small children they can stop breathing. */
export function cineoleOil(sources: readonly string[]): HerbRule[] {
  return [
    ...fragrantOil(sources),
    {
      kind: 'age',
      underYears: 3,
      severity: 'contraindicated',
      evidence: 'moderate',
      why: 'The oil is rich in cineole, as eucalyptus oil is; on the face of a small child or breathed in it can cause serious trouble with breathing.',
      advice: 'Never use it on or near the face, nose or chest of a small child.',
      sources: ['naha-davis-cineole', ...sources],
      forms: ['essential-oil', 'topical', 'unspecified'],
    },
    {
      kind: 'age',
      underYears: 10,
      severity: 'major',
      evidence: 'limited',
      why: 'Oils rich in cineole can make breathing hard for children when they are put on the face or breathed in.',
      advice: 'Keep it off the face and out of steam for children; ask a pharmacist first.',
      sources: ['naha-davis-cineole', ...sources],
      forms: ['essential-oil', 'topical', 'unspecified'],
    },
    {
      kind: 'condition',
      with: ['asthma'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'Strong vapors of oils rich in cineole can tighten the airways.',
      advice: 'Do not breathe it in unless your doctor agrees.',
      sources: ['rxlist-cajeput-oil'],
      forms: ['essential-oil', 'topical', 'unspecified'],
    },
  ];
}

const onSkin = ['topical', ...asBought] as const;

/** Oils pressed from the peel of citrus fruit: on the skin they make the sun burn and blister it. */
export function peelOil(strength: HerbEffect['strength'], sources: readonly string[]): Pick<Herb, 'effects' | 'rules'> {
  const told = {
    severity: 'moderate',
    evidence: 'moderate',
    why: 'It holds furocoumarins: skin with this oil on it can burn and blister in the sun or on a sunbed, and dark patches can stay.',
    advice:
      'After it was on the skin, cover that skin or keep it out of the sun for a day; an oil labelled free of furocoumarins (FCF) or steam-distilled does not burn so.',
    sources,
    forms: onSkin,
  } as const;
  return {
    effects: [{ effect: 'photosensitizing', strength, evidence: 'moderate', sources, forms: onSkin }],
    rules: [...fragrantOil(sources), ...atAnyAge(told)],
  };
}
