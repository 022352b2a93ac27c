import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "I want to quit coffee", on lithium or clozapine: their level goes with the caffeine. */
export function movesWithCaffeine({
  question,
  history,
  subject: { person, isOther, who },
  said,
}: Understanding): string | null {
  const taken = person.medicines.find(({ id }) => moves.has(id));
  if (taken === undefined || said.includes(stepByStep)) return null;
  const text = withPlainApostrophes(question);
  const last = withPlainApostrophes(lastMessage(history));
  const isOfCoffee = drink.test(text) || (drink.test(last) && text.length < shortReply);
  if (!isOfCoffee || !(changes.test(text) || changesNamed.test(text))) return null;
  const whose = isOther ? `for ${who} ` : '';
  return `With ${taken.name} ${whose}tell the psychiatrist or prescriber before the coffee changes: ${moves.get(taken.id)}. Do not stop or start it from one day to the next: ${stepByStep}, and have the level checked before and after. ${signs.get(taken.id)}`;
}

const shortReply = 90;
const stepByStep = 'go step by step over some weeks';

/** Caffeine drives lithium out through the kidneys and takes up the enzyme that clears clozapine. */
const moves: ReadonlyMap<string, string> = new Map([
  [
    'lithium',
    'caffeine drives lithium out through the kidneys, so with less of it the level can climb into the harmful range, and with more of it fall',
  ],
  [
    'clozapine',
    'caffeine slows how the body clears clozapine, so with less of it the level falls and with more of it climbs',
  ],
]);
const signs: ReadonlyMap<string, string> = new Map([
  [
    'lithium',
    'Coarse shaking, the runs, vomiting, slurred speech, unsteady legs or confusion: get medical help at once.',
  ],
  [
    'clozapine',
    'Great drowsiness, drooling, a racing heart, a fit, or voices and fears that come back: call the team that treats you the same day.',
  ],
]);

const caffeine = '(?:coffees?|caffeine|espressos?|energy drinks?|red bulls?|monsters?|colas?|cokes?|lattes?|decaf)';
const drink = new RegExp(String.raw`\b${caffeine}\b`, 'i');
const changes = anyPhrase(
  /(?:quit(?:ting)?|stop(?:ping|ped)?|giv(?:e|ing)(?: \w+)? up|gave(?: \w+)? up|given up|cut(?:ting)?(?: (?:it|way|right|all))? (?:out|down|back)|cut(?:ting)?|drop(?:ping|ped)?|com(?:e|ing) off|came off|(?:going|went|go) (?:off|without|cold turkey)|swap(?:ping|ped)?|switch(?:ing|ed)?|replac(?:e|ing|ed)|no more|kick(?:ing|ed)?|ditch(?:ing|ed)?|reduc(?:e|ing|ed)|start(?:ing|ed)?|taper(?:ing)?|wean(?:ing)?|leave(?: \w+)? out|leaving out|less|more|double[ds]?)/,
);
const changesNamed = /\b(?:decaf\b[^.?!]{0,30}\binstead|instead of (?:my )?(?:coffees?|caffeine))\b/i;
