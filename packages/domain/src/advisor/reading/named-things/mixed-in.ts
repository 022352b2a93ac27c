import { findHerb } from '../../../herbs/catalogue.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { sequence } from '../../../resolve/phrases.ts';

/** "Half a teaspoon in me oats", "the coffee with it in it": the food that what was spoken of goes into is not asked about. */
export function isMixedIn({ kind, id, start, end }: Mention, question: string): boolean {
  if (kind !== 'herb') return false;
  const isInFood = findHerb(id)?.kind === 'food' && isVehicle(question.slice(0, start));
  return isInFood || holdsTheRest.test(question.slice(end));
}

/** "Can I put half a teaspoon in my": what comes next is what it goes into. */
export function isVehicle(before: string): boolean {
  return goesInto.test(before);
}

const goesInto = sequence(
  /\b(?:put|add|stir|mix|sprinkle|pop|chuck|throw|blend|dissolve|\w*spoon(?:ful)?s?|tsp|pinch|scoop|powder|drops|it|that|this|them)\b/i,
  /[^.?!]{0,16} (?:in|into|on|onto|over|in with) /,
  /(?:(?:my|me|the|a|some|his|her|our|hot|warm|morning|bowl of|glass of|cup of)\s)*$/,
);
const holdsTheRest = /^ (?:with|that has|that's got) (?:it|that|them|some) in(?:side)?\b/i;
