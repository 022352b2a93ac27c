/** Age groups, youngest first; `groupOf` gives their bounds in years. */
export const ageGroups = ['baby', 'toddler', 'child', 'teen', 'adult', 'older'] as const;
/** The age group of a person. */
export type AgeGroup = (typeof ageGroups)[number];

const adultFromYears = 18;

/** The group of an age in years, parts of a year included. */
export function groupOf(years: number): AgeGroup {
  if (years < 1) return 'baby';
  if (years < 4) return 'toddler';
  if (years < 13) return 'child';
  if (years < adultFromYears) return 'teen';
  return years < 65 ? 'adult' : 'older';
}

/** Younger than eighteen, as far as the age is known. */
export function isUnderage({ ageYears }: { readonly ageYears: number | null }): boolean {
  return ageYears !== null && ageYears < adultFromYears;
}

/** An age that words tell. */
export interface TextAge {
  readonly years: number;
  readonly group: AgeGroup;
  /** It follows from a word such as "toddler" or "elderly", and no number was told. */
  readonly isGuessed: boolean;
}

/** An age as a person has it. */
export function ofAge({ years, group, isGuessed }: TextAge) {
  return { ageYears: years, ageGroup: group, isAgeGuessed: isGuessed };
}
