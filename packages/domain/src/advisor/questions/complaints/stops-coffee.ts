import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Will I get headaches when I stop?", after too much coffee: what a sudden stop brings, and how to go down. */
export function answerStopsCoffee({ question, history, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const last = lastMessage(history);
  const isCoffee = ({ id }: { readonly id: string }) => id === 'coffee' || id === 'caffeine';
  // "Can I take it with coffee?" was asked of something else.
  const isOfCoffee = (ofCoffee.test(last) && earlierHerbs.every(isCoffee)) || herbs.some(isCoffee);
  return isOfCoffee && whenIStop.test(text) && brought.test(text) ? plainAnswer([paragraph(passes)]) : null;
}

const ofCoffee = /\b(?:coffees?|caffeine|espressos?|energy drinks?|cola)\b/i;
const whenIStop =
  /\b(?:when|if|after|once) i (?:just |suddenly )?(?:stop|quit|cut (?:it )?down|give (?:it )?up|go without)\b/i;
const brought = /\b(?:headaches?|withdrawal|tired|shaky|symptoms?|feel|happens?)\b/i;
const passes =
  'Many people do when they stop from one day to the next: a headache, tiredness and a low mood for some days. It passes by itself. Go down by one cup every two or three days instead, drink enough water and sleep well, and it is mild or does not come at all. A very strong or sudden headache is another matter: see a doctor.';
