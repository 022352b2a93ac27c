import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { asksMissingFacts } from '../../reading/person/missing-facts.ts';
import { inSentence } from '../../wording/names.ts';
import { mayClash } from '../../for-concerns/may-clash.ts';
import { namesFromBoxes } from '../../limits/many-unnamed.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { knowsNoMore } from '../../reading/person/relations.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "I don't have the list here", when medicines were asked for: what waits for it, and what to do meanwhile. */
export function answerListNotAtHand({ question, history, subject, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const asked = lastAnswer(history);
  if (!(asksMissingFacts(asked) || asked.includes(namesFromBoxes)) || !knowsNoMore.test(withPlainApostrophes(question)))
    return null;
  const waiting = earlierHerbs.filter(({ id }) => mayClash(id, subject.person));
  const names = listed(waiting.map(({ name }) => inSentence(name)));
  const wait = waiting.length === 0 ? '' : ` Until then leave out ${names}: it clashes with many medicines.`;
  const { who } = subject;
  return plainAnswer([
    paragraph(
      `No hurry: come back with the list, or photograph the packs and type the names.${wait} A pharmacist can also print all that ${who === 'you' ? 'you take' : `${who} takes`}, and look at the herb with you.`,
    ),
  ]);
}
