import type { Particular } from '../../particular/particular.ts';
import { listed, paragraph } from '../../wording/html.ts';

/** Says which names could not be checked, each once in a conversation. An illness may be well known and no rule here be about it; what the answer tells of is none of them. */
export function unknownNames(
  unrecognised: readonly string[],
  said = '',
  toldOf: readonly Pick<Particular, 'meets'>[] = [],
): string[] {
  const fresh = unrecognised
    .filter((name) => !noRemedy.test(name))
    .filter((name) => !said.includes(`“${name}”`) && !toldOf.some(({ meets }) => meets.test(name)))
    .slice(0, mostNames);
  if (fresh.length === 0) return [];
  const [names, them] = [listed(fresh.map((name) => `“${name}”`)), fresh.length > 1 ? 'them' : 'it'];
  return [paragraph(`I do not know enough about ${names} to check ${them}. Please ask a pharmacist about ${them}.`)];
}

/** "A couple tablespoons", "natural dopamine": a measure, and what the body makes. */
const noRemedy =
  /^(?:(?:an?|half|couple|few|some|two|three|four|\d+)(?: of)? )*(?:(?:table|tea)?spoons?(?:ful)?s?|tbsps?|tsps?|cups?|mugs?|glass(?:es)?|drops?|handfuls?|pinch(?:es)?)$|^(?:natural |more |my |the )?(?:dopamine|serotonin|cortisol|adrenaline|oxytocin|endorphins?)$/i;

/** Names told in one line. */
const mostNames = 5;
