import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { oneOf } from '../../resolve/phrases.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import type { Understanding } from '../reading/understanding.ts';
import { inSentence } from '../wording/names.ts';
import { answerGoesOnDrinking } from '../questions/complaints/stops-drinking.ts';
import { citedSources } from '../wording/source-list.ts';

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
  /\b(?:mad|heavy|big|messy|wild|boozy|mental|crazy) (?:weekend|night out|sesh(?:ion)?|one last night|few days)\b/i,
  /\b(?:been )?(?:drinking|boozing|on the (?:beers?|booze|lash|piss)) (?:all|the whole) (?:weekend|week|night|day)\b/i,
);

/** "I have paracetamol here", the morning after, or of one who drinks. */
export function notAfterDrink(asked: Understanding): string | null {
  const isOfIt = asked.mentions.some(({ kind, id }) => kind === 'medicine' && id === 'acetaminophen');
  if (!isOfIt) return null;
  if (isAfterDrink(asked)) return noAcetaminophen;
  return asked.subject.person.drinksAlcohol && !asked.said.includes(lessOfIt) ? lessOfIt : null;
}

/** "Willow bark any good?", the morning after: not on a stomach that is sore from drink. */
export function answerAfterDrink(asked: Understanding): AdvisorAnswer | null {
  const named = asked.herbs.flatMap(({ id }) => findHerb(id) ?? []);
  const isSalicylate = named.some(({ effects }) => effects.some(({ effect }) => effect === 'contains-salicylate'));
  return isSalicylate && isAfterDrink(asked) ? plainAnswer([paragraph(noSalicylate)], ['What else could help?']) : null;
}

/** "Had a mad weekend, will it sort my liver?": nothing that is swallowed undoes the drink. */
export function answerLiverAfterDrink(asked: Understanding): AdvisorAnswer | null {
  const hasDrunk = isAfterDrink({ ...asked, history: [] });
  const drinksAtTimes =
    drinksNow.test(asked.question) &&
    findingsAbout(asked.herbs, asked.subject.person).length === 0 &&
    answerGoesOnDrinking(asked) === null;
  // "Does milk thistle help if I drink a lot?" is of the liver without its name.
  const isOfLiver = mendsTheLiver.test(asked.question) || asked.herbs.some(({ id }) => id === 'milk-thistle');
  if (!isOfLiver || !(hasDrunk || drinksAtTimes || drinksMuch.test(asked.question))) return null;
  const [herb] = herbsMeant(asked).flatMap(({ id }) => findHerb(id) ?? []);
  const known = herb?.monograph?.uses.find(({ use }) => use === 'liver');
  const lines = [
    herb === undefined ? nothingUndoesIt : `No, ${inSentence(herb.name)} does not undo it. ${nothingUndoesIt}`,
    ...(known === undefined || asked.said.includes(known.text) ? [] : [known.text]),
    'Water, food, sleep and some days without alcohol do it: a healthy liver mends itself then. Be careful with acetaminophen (paracetamol) while there is drink in you. Yellow eyes, dark urine or a swollen belly need a doctor.',
    'If it is hard to stop once you start, a doctor or an alcohol help line listens without judging; whoever drinks every day should not stop from one day to the next.',
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['How can I drink less?']),
    sources: citedSources(known?.sources ?? [], []),
  };
}

/** "I drink vodka weekends": nothing is told against the herb itself, and the drink is the matter. */
const drinksNow =
  /\b(?:i|i do|i still|i only|i just|we) drink (?!tea|water|coffee|juice|milk)[^.?!]{0,24}\b(?:vodka|beers?|wine|whisk(?:e)?y|gin|rum|spirits|pints?|cans|alcohol|booze)\b|\bi (?:only |just |do )?drink (?:at|on|every|most|over)? ?(?:the )?weekends?\b|\b(?:love|like|enjoy) (?:a|my) (?:drink|beer|wine|pint|vodka)\b/i;
const drinksMuch =
  /\b(?:drinks?|drinking|drank|have|having|get(?:s|ting)? through) (?:a |way |far )?(?:lot|too much|heavily|every (?:day|night|evening)|daily|most (?:days|nights)|(?:(?:a|one|two|three|half a|\d+) )?(?:bottles?|lit(?:re|er)s?|cans|pints|beers|glasses|units)(?: of (?:\w+ )?\w+)?,? (?:a|per|each|every|most) (?:day|night|evening|week)s?)\b(?<!\b(?:water|tea|coffee|milk|juice|squash|cola)[^.?!]{0,20})/i;
const nothingUndoesIt = 'No herb is shown to protect the liver from drink or to mend it afterwards.';
const mendsTheLiver =
  /\b(?:sort(?:s|ed)?(?: out)?|fix(?:es)?|protects?|sav(?:e|es)|repairs?|heals?|cleans?(?:e|es)?|detox(?:es)?|flush(?:es)?|helps?|mends?|good for|undo(?:es)?|reset|copes?|so)\b[^.?!]{0,16}\b(?:my |the |your )?liver\b|\bliver (?:to )?(?:copes?|cop(?:e|ing)|stays?|is|keeps?|doesn't|recovers?)\b/i;

const noAcetaminophen =
  'Not acetaminophen (paracetamol) while there is alcohol in you: the two strain the liver. Ask a pharmacist what suits instead, and wait if you can.';
const lessOfIt =
  'With alcohol on most days acetaminophen (paracetamol) strains the liver sooner, and no herb protects from that. Ask a pharmacist before the first tablet how much is safe for you: it can be less than the pack says, and never more. Cold and flu remedies often hold it too.';
const noSalicylate =
  'Not on a stomach sore from drink: it is a relative of aspirin, and together with alcohol it can make the stomach bleed. Water, food and sleep first; leave it until the drink is out of you, and for good if aspirin ever gave you wheezing or hives.';
