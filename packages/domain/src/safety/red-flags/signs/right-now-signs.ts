import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';

const plea = String.raw`(?:help|pls|please|plz|now|omg|emergency|hurry|quick|right now|happening|\?{2,}|!{2,})`;

/** "stroke!! help", "a seizure right now": the name of it and a plea. */
export const rightNowSigns: readonly Signs[] = [
  { of: 'chest-pain', patterns: [pleaBeside('heart attack|cardiac arrest'), havingOne('heart attack')] },
  { of: 'stroke', patterns: [pleaBeside('stroke'), havingOne('stroke')] },
  {
    of: 'severe-allergy',
    patterns: [pleaBeside(String.raw`anaphyla\w+`), havingOne(String.raw`anaphyla\w+|allergic reaction`)],
  },
  { of: 'asthma', patterns: [havingOne('asthma attack')] },
  { of: 'overdose', patterns: [pleaBeside('overdose')] },
  { of: 'collapse-or-seizure', patterns: [pleaBeside('seizure'), havingOne('seizure')] },
  { of: 'serious-infection', patterns: [pleaBeside('meningitis|sepsis')] },
];

/** "Is garlic good for a heart attack? I think I'm having one." */
function havingOne(names: string): RegExp {
  return oneOf(
    new RegExp(
      String.raw`\b(?:${names})\b[^]{0,60}\b(?:i'?m|i am|he'?s|she'?s|is|may be|might be) having (?:one|it|this)(?! (?:last|years|in))\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:${names})\b[^]{0,40}\b(?:this (?:is|must be|feels like) one|i have (?:one|it) (?:right )?now)\b`,
      'i',
    ),
  );
}

function pleaBeside(names: string): RegExp {
  const before = String.raw`\b(?:help|omg|emergency|hurry|quick)\b[^a-z]{0,4}(?:a |it's a |it's |my \w+ )?(?:${names})\b`;
  return new RegExp(String.raw`\b(?:${names})\b[^a-z]{0,6}(?:is )?${plea}|${before}`, 'i');
}
