import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "My tetanus jab was 15 years ago", told with a wound or in a talk of one: whether one is due is asked now, not later. */
export function answerTetanusShot(asked: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(asked.question);
  if (!tetanus.test(text) || !isOfAWound(asked) || asked.said.includes(askForTheShot)) return null;
  if (upToDate.test(text) && !lapsed.test(text)) return null;
  const dirty = soiled.test([...toldBefore(asked), text].join('. '));
  return {
    ...plainAnswer([askForTheShot, ...(dirty ? [withSoil] : []), washed, lockjaw].map(paragraph), [
      'What may I put on the wound?',
    ]),
    sources: citedSources(
      ['oxford-university-hospitals-tetanus-prone-wounds', 'merck-manual-tetanus-shot-after-a-wound'],
      [],
    ),
  };
}

/** "Type 1 diabetic by the way", after a cut that does not close: somebody looks at it before anything is put on it. */
export function woundWithDiabetes(asked: Understanding): string | null {
  const isNews = asked.told.length > 0 || asked.wanted.includes('wounds');
  if (!isNews || !hasCondition(asked.subject.person, 'diabetes') || !isOfAWound(asked)) return null;
  return asked.said.includes(seenWithDiabetes) ? null : seenWithDiabetes;
}

function isOfAWound(asked: Understanding): boolean {
  const { wanted, earlierUses, question } = asked;
  if (wanted.includes('wounds') || (wanted.length === 0 && earlierUses.includes('wounds'))) return true;
  return [...toldBefore(asked).slice(-messagesBack), question].some((text) => wound.test(withPlainApostrophes(text)));
}

function toldBefore({ history }: Understanding): readonly string[] {
  return history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
}

const messagesBack = 4;
const wound =
  /\b(?:graze[ds]?|scraped?|wounds?|gash(?:ed)?|splinters?|thorns?|stabbed|punctured?|scratch(?:ed|es)?|trod(?:den)? on|stood on|stepped on|(?:my|a|the|his|her|deep|small|little|i|he|she) cuts?(?! (?:down|back|out|of|it|to))(?: (?:on|in|my|his|her|myself|himself|herself|across|by))?|cut (?:my|his|her)(?:self)?|bitten)\b/i;
const tetanus = /\b(?:tetanus|lock ?-?jaw (?:jab|shot|vaccin\w*))\b/i;
const upToDate =
  /\b(?:up to date|covered|had (?:it|one|a booster|my (?:jab|shot|booster)) (?:last|this) (?:week|month|year)|(?:last|this) year)\b/i;
const lapsed = /\b(?:not|isn't|no longer|never|don't|ago|years|overdue|out of date)\b/i;
const soiled =
  /\b(?:farm\w*|soil|mud\w*|garden\w*|manure|dung|stables?|horses?|cows?|cattle|sheep|pigs?|compost|rust\w*|dirt\w*|earth|field|allotment|rose|thorns?|slurry|yard|chickens?)\b/i;
const askForTheShot =
  'Ring your doctor’s practice, a pharmacist or a medical advice line about the tetanus shot, today or tomorrow: tell them when the last one was, how many you have had in your life, and what the wound came from. They can say at once whether a booster is due.';
const withSoil =
  'Soil, dung, rust, thorns and stable dirt carry tetanus, so with these do not put it off: a deep or dirty wound may want a shot when the last one is more than five years back (ten for a clean small one), and whoever never had the whole course needs more.';
const washed = 'Wash it well under running water, pick out what sticks in it, and keep it covered and clean.';
const lockjaw =
  'A stiff jaw or neck, cramps or trouble swallowing in the days or weeks after a wound: call your emergency number.';
const seenWithDiabetes =
  'With diabetes wounds heal slowly and turn bad sooner: have one that is slow to close, deep or dirty looked at by a nurse or doctor within a day or two, and one on a foot today. Till then keep it clean and covered, put nothing else on it, and measure your sugar more often. Redness that spreads, heat, swelling, pus, a fever or rising sugar: the same day.';
