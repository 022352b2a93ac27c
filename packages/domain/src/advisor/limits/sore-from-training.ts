import { anyPhrase, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

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
