import type { HerbRule, RuleBody } from './herb.ts';

/** A documented gap: nobody has studied this well enough. Never the same as "nothing to fear". */
export function noData(kind: 'pregnancy' | 'breastfeeding', sources: readonly string[]): HerbRule {
  const who = kind === 'pregnancy' ? 'in pregnancy' : 'while breastfeeding';
  return {
    kind,
    severity: 'unknown',
    evidence: 'theoretical',
    why: `There are not enough reliable studies ${who}.`,
    advice: `Do not start it ${who} without asking a doctor, midwife or pharmacist.`,
    sources,
  };
}

/** The age below which use has not been established. */
export function childrenUnknown(underYears: number, sources: readonly string[]): HerbRule {
  return {
    kind: 'age',
    underYears,
    severity: 'unknown',
    evidence: 'theoretical',
    why: `Use has not been established under ${underYears} years.`,
    advice: 'Ask a pediatrician or pharmacist before giving it to a child.',
    sources,
  };
}

const foodsInPregnancy = 'henry-foods-in-pregnancy';
const foodsWhileBreastfeeding = 'nhs-breastfeeding-diet';

/** An ordinary food of which no harm to mother or child is known in the amounts people eat. */
export function usualFood(sources: readonly string[]): HerbRule[] {
  const told = {
    severity: 'none-known',
    evidence: 'theoretical',
    why: 'It is a usual food, and no harm from usual amounts is known.',
    advice: 'Keep to the amounts of food.',
  } as const;
  return [
    { ...told, kind: 'pregnancy', sources: [foodsInPregnancy, ...sources] },
    { ...told, kind: 'breastfeeding', sources: [foodsWhileBreastfeeding, ...sources] },
  ];
}

/** A usual food as it is eaten; of its strong preparations there are no studies in mothers or children. */
export function foodNotExtract(sources: readonly string[]): HerbRule[] {
  const strong = ['tea', 'extract', 'tincture', 'essential-oil'] as const;
  const unstudied = [noData('pregnancy', sources), noData('breastfeeding', sources), childrenUnknown(18, sources)];
  return [
    ...usualFood(sources).map((rule) => ({ ...rule, forms: ['food', 'unspecified'] as const })),
    ...unstudied.map((rule) => ({ ...rule, forms: strong })),
  ];
}

/** What holds for each herb that makes drowsy. */
export const besideSodiumOxybate: HerbRule = {
  kind: 'medicine',
  with: ['sodium-oxybate'],
  severity: 'major',
  evidence: 'theoretical',
  why: '{with} makes sleep so deep that its label forbids other sedatives beside it: breathing can slow down.',
  advice: 'Do not combine them; ask the sleep clinic.',
  sources: ['fda-label-sodium-oxybate', 'fda-labels'],
};

/** What holds for each herb that acts like aspirin. */
export const besideAcetazolamide: HerbRule = {
  kind: 'medicine',
  with: ['acetazolamide', 'methazolamide'],
  severity: 'moderate',
  evidence: 'theoretical',
  why: 'With much aspirin {with} has made the blood so acid that people fell into a coma; {herb} holds relatives of aspirin.',
  advice: 'Do not take more than food amounts unless the prescriber agrees; fast breathing or drowsiness needs help.',
  sources: ['dailymed-acetazolamide'],
};

/** What holds for everybody, child or grown up. */
export function atAnyAge(told: RuleBody): HerbRule[] {
  return [
    { ...told, kind: 'age', underYears: 18 },
    { ...told, kind: 'age', overYears: 17 },
  ];
}

const everyForm = ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'unspecified'] as const;

/** What is told of a poison to everyone: at any age, in pregnancy, while nursing. */
export function poisonRules(why: string, advice: string, sources: readonly string[]): HerbRule[] {
  const told = { severity: 'contraindicated', evidence: 'strong', why, advice, sources, forms: everyForm } as const;
  return [...atAnyAge(told), { ...told, kind: 'pregnancy' }, { ...told, kind: 'breastfeeding' }];
}
