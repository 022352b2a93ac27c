import type { Signs } from '../red-flag.ts';

const plea = String.raw`(?:help|pls|please|plz|now|omg|emergency|hurry|quick|right now|happening|\?{2,}|!{2,})`;

/** "stroke!! help", "a seizure right now": the name of it and a plea. */
export const rightNowSigns: readonly Signs[] = [
  { of: 'chest-pain', patterns: [pleaBeside('heart attack|cardiac arrest')] },
  { of: 'stroke', patterns: [pleaBeside('stroke')] },
  { of: 'severe-allergy', patterns: [pleaBeside(String.raw`anaphyla\w+`)] },
  { of: 'overdose', patterns: [pleaBeside('overdose')] },
  { of: 'collapse-or-seizure', patterns: [pleaBeside('seizure')] },
  { of: 'serious-infection', patterns: [pleaBeside('meningitis|sepsis')] },
];

function pleaBeside(names: string): RegExp {
  const before = String.raw`\b(?:help|omg|emergency|hurry|quick)\b[^a-z]{0,4}(?:a |it's a |it's |my \w+ )?(?:${names})\b`;
  return new RegExp(String.raw`\b(?:${names})\b[^a-z]{0,6}(?:is )?${plea}|${before}`, 'i');
}
