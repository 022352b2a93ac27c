import { choice, notFollowedBy, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { glossary } from '../../data/glossary.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { starters } from '../../without-a-wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

const mostTerms = 3;

/** "What does standardized mean?", "what is the difference between an infusion and a decoction?" */
export function answerWhatAWordMeans({ question, wanted, medicines, said }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const asked = asksForMeaning.exec(text)?.[1] ?? asksWhatItIs.exec(text)?.[1];
  if (asked === undefined || wanted.length > 0) return null;
  const met = glossary.filter(({ meets }) => meets.test(asked));
  // "What is a tincture of arnica good for?" asks of the arnica.
  const rest = met.reduce((left, { meets }) => left.replace(new RegExp(meets.source, 'gi'), ' '), asked);
  if (met.length === 0 || ofSomething.test(rest) || (medicines.length > 0 && !isOfAClass.test(asked))) return null;
  const fresh = met.map(({ says }) => says).filter((line) => !said.includes(line));
  return fresh.length === 0 ? null : plainAnswer(fresh.slice(0, mostTerms).map(paragraph), starters);
}

const asksForMeaning = /\bwhat (?:do|does|did) (?:the (?:word|term|label|sign) )?([^?]{2,60}?) (?:mean|stand for)\b/i;

const asksWhatItIs = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|ok|okay|please|sorry|hi|hello|can you tell me|tell me|i wonder)\b\W*)*${choice(
    /what(?:'s| is| are| exactly is| exactly are)(?: meant by)?(?: the (?:difference|meaning)(?: between| of)?)?/,
    /define|explain(?: what)?|how (?:is|are|does|do)(?=[^?]{3,60}\bdiffer)|(?:the )?difference between/,
  )} ((?:an?|the|some)? ?[^?]{2,80}?)(?: (?:is|are|exactly|in plain words|please|for herbs|on (?:a|the|my)(?: \w+)? (?:label|bottle|pack)))*\W*$`,
  'i',
);

/** What is left, once the words and small words are gone, is a matter of its own. */
const ofSomething = sequence(
  /\b/i,
  notFollowedBy(
    sequence(
      choice(
        /an?|the|and|or|between|from|of|to|with|vs|versus|differ|different|difference|is|are|it|word/,
        /term|called|so|herbal|herbs?|supplements?|label|bottle|on|in|for|my|extracts?|oils?|drops?/,
        /certified|verified|mg|g|milligrams?|a/,
      ),
      /\b/,
    ),
  ),
  /[a-z]{2,}/,
);
/** Words for what medicines do as well as plants. */
const isOfAClass = /\b(?:diuretics?|expectorants?)\b/i;
