import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "My toddler licked some", of what was spoken of: whom to ring comes first, never another suggestion. */
export function answerTastedByAChild({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!tasted.test(withPlainApostrophes(question))) return null;
  const [meant] = herbs.length > 0 ? herbs : earlierHerbs;
  const herb = findHerb(meant?.id ?? '');
  if (herb === undefined) return null;
  const known = `${capital(inSentence(herb.name))}. ${sideEffectsOf(herb)}`;
  return {
    ...plainAnswer([ringThem, rinse, known].map(paragraph)),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

const tasted = sequence(
  /\b/i,
  choice(/toddler|baby|child|kid|son|daughter|boy|girl|little one|grand(?:son|daughter|child)|niece/, /nephew|twins?/),
  /\b(?: (?:just|has|have|also|now))*/,
  / (?:licked|sucked|chewed|tasted|swallowed|nibbled|ate|got hold|got into|put)/,
  /\b(?![^.?!]*\b(?:liked|loved|for (?:breakfast|lunch|dinner))\b)[^.?!]{0,30}/,
  /(?:\bsome|\bit|\ba (?:bit|little|drop)|\bthat|\boff|\bmouth)\b/,
);
const ringThem =
  'Ring poison control or your national poison line now and tell them what it was, how much, and how old the child is. They know what a small amount does; I cannot judge it.';
const rinse =
  'Wipe the mouth, give a few sips of water, and do not make the child vomit. Drowsy, vomiting, swelling or trouble breathing: call your emergency number.';
