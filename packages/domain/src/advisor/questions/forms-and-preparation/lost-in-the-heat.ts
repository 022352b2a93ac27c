import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Does boiling it kill the goodness?": what heat takes of a plant, and what stays. */
export function answerLostInTheHeat({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!losesByHeat.test(withPlainApostrophes(question))) return null;
  const known = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const names = listed(known.map(({ name }) => inSentence(name)));
  const isAlive = known.some(({ key }) => key.startsWith('probiotic') || ofLiveGerms.has(key));
  return plainAnswer(
    [
      isAlive
        ? 'Yes: heat kills live bacteria and yeasts, so stir it into what is lukewarm or cold.'
        : `Partly. Long boiling takes some of the vitamin C and of other things that do not bear heat, and part goes into the water or off with the steam; minerals, protein and fibre stay. So stir it in near the end, cook it short under a lid, and use the water as well.`,
      `How much ${names} ${known.length > 1 ? 'lose' : 'loses'} exactly I do not know. What I said of ${known.length > 1 ? 'them' : 'it'} before, warnings as well, holds after cooking too.`,
    ].map(paragraph),
    ['How do I prepare it?', 'How much do people take?'],
  );
}

const ofLiveGerms: ReadonlySet<string> = new Set(['saccharomyces-boulardii', 'kefir', 'kombucha', 'yogurt']);
const heats = String.raw`(?:boil|cook|heat|fry|bak|roast|microwav|simmer|steam|hot water|boiling water|stew)\w*`;
const takesAway = String.raw`(?:kill|destroy|ruin|spoil|damage|lose|loses|lost|wreck|reduce|remove|take away|break down|denature|weaken|harm)\w*`;
const good = String.raw`(?:goodness|vitamins?|nutrients?|minerals?|benefits?|nutrition|good (?:stuff|bits|parts|things|bacteria|germs)|bacteria|cultures|active \w+|power|potency|effects?|enzymes|antioxidants|value|everything|properties|it|them)`;
const losesByHeat = new RegExp(
  String.raw`\b${heats}\b[^.?!]{0,30}\b${takesAway}\b[^.?!]{0,24}\b${good}\b|\b${good}\b[^.?!]{0,24}\b(?:lost|destroyed|killed|gone|ruined|survive|survives|stay|stays|left|lose|loses)\b[^.?!]{0,24}\b(?:in|by|when|after|if|with|through)?\b[^.?!]{0,16}\b${heats}\b|\b(?:lose|loses)\b[^.?!]{0,24}\b${good}\b[^.?!]{0,24}\b${heats}\b`,
  'i',
);
