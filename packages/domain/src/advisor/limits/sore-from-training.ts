import { isOfClass } from '../../medicines/is-of-class.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "Chest sore both sides where I press since bench yesterday, heart??": muscles, and the signs that are not. Where it may be the heart, an alarm came first. */
export function answerSoreFromTraining({ question, subject: { person } }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!chest.test(text) || !trained.test(text) || !muscular.test(text)) return null;
  const mayAil = (person.ageYears ?? 0) >= fromYears || hasCondition(person, 'heart-disease');
  return plainAnswer([likeMuscles, unlike, ...(mayAil ? [allTheSame] : [])].map(paragraph));
}

const fromYears = 50;
const allTheSame =
  'Let a doctor hear of it today all the same: at some ages, and with a heart that ails, it must not be taken for muscles unseen.';

const chest = /\b(?:chest|pecs?)\b[^.?!]{0,24}\b(?:sore|ach\w*|tender|hurts?|hurting|painful|stiff)\b/i;
const trained = anyPhrase(
  /bench(?:ed|ing)?/,
  /push[- ]?ups?|press[- ]?ups?|chest day|dips|gym|weights|lifting|workout|training|rowing|pec(?:s| day)/,
);
const muscular = oneOf(
  /\b(?:when|where|if|whenever) (?:i|you) (?:press|push|poke|touch|prod|stretch|move)\w*\b/i,
  /\bto (?:the )?touch\b|\bboth sides\b|\b(?:pressing|poking|stretching)\b/i,
);
const likeMuscles =
  'Sore to the touch or on stretching, after training: that is how trained muscles feel. It mostly goes within two to four days. Go easy on that part, move it lightly, and warmth may help.';
const unlike =
  'It would be another matter with pressure or tightness, pain that comes with effort and spreads to an arm, the neck or the jaw, trouble breathing, fainting, sweating or a racing heart, at rest too: then call your emergency number at once (911, 112, 999 or 000). Stimulants such as yohimbe or much caffeine make that likelier; leave them out while it hurts. If it is not gone in a week, let a doctor look.';

/** "Legs are killing me, a hundred squats on Sunday. The statin?": overworked muscle, and when it is the tablet after all. */
export function answerSoreBesideStatin({
  question,
  subject: { person, isOther, who },
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const statin = person.medicines.find(({ id }) => isOfClass(id, 'statin'));
  if (statin === undefined || !soreLimb.test(text) || !effort.test(text) || !isItBad.test(text)) return null;
  const tablet = isOther ? `the ${inSentence(statin.name)} of ${who}` : inSentence(statin.name);
  const mind = `Beside ${tablet} keep an eye on it all the same: if it gets worse instead, is still there in a week, comes without effort, or the muscles turn weak, tell the doctor or a pharmacist, who can test the blood. Urine dark like cola, a fever or real weakness: today. Do not stop the tablet by yourself, and take no red yeast rice, which does the same.`;
  return {
    ...plainAnswer([fromEffort, mind].map(paragraph), ['What can I rub in for sore muscles?']),
    sources: citedSources(['mayo-rhabdomyolysis'], []),
  };
}

const limb = String.raw`(?:legs?|thighs?|calf|calves|quads?|hamstrings?|glutes|bum|arms?|biceps|shoulders?|muscles?|body|everything)`;
const ache = String.raw`(?:sore|ach\w*|hurts?|hurting|killing me|stiff|tender|dead|wreck\w*|on fire|burn\w*|pain\w*)`;
const soreLimb = new RegExp(String.raw`\b${limb}\b[^.?!]{0,24}\b${ache}\b|\b${ache} (?:\w+ )?${limb}\b`, 'i');
const effort = anyPhrase(
  /squats?|lunges?|leg day|gym|press[- ]?ups?|push[- ]?ups?|weights|lifting|workout|work(?:ed|ing) out|training|trained/,
  /hik(?:e|ed|ing)|run|ran|running|marathon|football|tennis|skiing|cycling|cycled|rowing|climb(?:ed|ing)?|danc(?:ed|ing)/,
  /gardening|digging|mov(?:ed|ing) (?:house|furniture)|stairs|carr(?:ied|ying)/,
);
const isItBad =
  /\b(?:statins?|bad sign|normal|worr\w+|danger\w*|blame|atorvastatin|simvastatin|rosuvastatin|pravastatin|tablets?|pills?|is (?:it|that|this)|could (?:it|that|this)|should i)\b/i;
const fromEffort =
  'Most likely the effort: muscles that were not used to it are sore on both sides from the next day, worst on the second or third, and better within a week. Gentle movement, warmth and enough to drink help; rest from that exercise until it eases.';
