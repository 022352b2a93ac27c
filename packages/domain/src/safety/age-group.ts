export const ageGroups = ['baby', 'toddler', 'child', 'teen', 'adult', 'older'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export function groupOf(years: number): AgeGroup {
  if (years < 1) return 'baby';
  if (years < 4) return 'toddler';
  if (years < 13) return 'child';
  if (years < 18) return 'teen';
  return years < 65 ? 'adult' : 'older';
}
