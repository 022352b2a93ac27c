import { oneOf } from '../../resolve/phrases.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

/** Whether there is drink in somebody still, as far as the last messages tell. */
export function isAfterDrink({ question, history }: Pick<Understanding, 'question' | 'history'>): boolean {
  const lately = history.filter(({ role }) => role === 'user').slice(-messagesBack);
  return [...lately.map(({ text }) => text), question].some((text) => ofDrink.test(text));
}

const messagesBack = 4;
const ofDrink = oneOf(
  /\bhang ?over\b|\bhung ?over\b/i,
  /\b(?:got|was|were|still|so|too|well) (?:drunk|hammered|wasted|plastered|pissed|smashed|steaming|blotto)\b/i,
  /\b(?:too much|loads|a lot) to drink\b|\bdrank (?:too much|a lot|loads)\b/i,
  /\b(?:heavy|big) night\b/i,
);

/** "I have paracetamol here", the morning after. */
export function notAfterDrink(asked: Understanding): string | null {
  const isOfIt = asked.mentions.some(({ kind, id }) => kind === 'medicine' && id === 'acetaminophen');
  return isOfIt && isAfterDrink(asked) ? noAcetaminophen : null;
}

/** "Willow bark any good?", the morning after: not on a stomach that is sore from drink. */
export function answerAfterDrink(asked: Understanding): AdvisorAnswer | null {
  const named = asked.herbs.flatMap(({ id }) => findHerb(id) ?? []);
  const isSalicylate = named.some(({ effects }) => effects.some(({ effect }) => effect === 'contains-salicylate'));
  return isSalicylate && isAfterDrink(asked) ? plainAnswer([paragraph(noSalicylate)], ['What else could help?']) : null;
}

const noAcetaminophen =
  'Not acetaminophen (paracetamol) while there is alcohol in you: the two strain the liver. Ask a pharmacist what suits instead, and wait if you can.';
const noSalicylate =
  'Not on a stomach sore from drink: it is a relative of aspirin, and together with alcohol it can make the stomach bleed. Water, food and sleep first; leave it until the drink is out of you, and for good if aspirin ever gave you wheezing or hives.';
