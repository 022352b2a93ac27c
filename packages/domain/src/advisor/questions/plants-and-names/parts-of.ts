import { characterOf } from '../../../herbs/character/character.ts';
import { listHerbs } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isNoPlant, sortOf } from '../../about-herbs/facts/how-it-looks.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { listed } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';

/** "Which parts of elder can you use, and which is dangerous?" */
export function partsOf(herb: Herb): string {
  const { key, name, monograph } = herb;
  if (monograph === null) return `I hold nothing on the parts of ${inSentence(name)}.`;
  if (isNoPlant(herb))
    return `None: ${inSentence(name)} is ${sortOf(herb)}. What is used: ${listed(monograph.partsUsed)}.`;
  const { kinds } = characterOf(key);
  const twins = listHerbs().filter((each) => each.key !== key && isTwin(each, herb));
  const harm = poisonousPart([herb, ...twins]);
  if (twins.length > 0) return `They are two herbs. ${[herb, ...twins].map(partAndUses).join(' ')}${harm}`;
  const used = `Of ${inSentence(name)} these are used: ${listed(monograph.partsUsed)}.`;
  return kinds === null ? `${used} ${onePart(monograph.partsUsed)}${harm}` : `${used} ${kinds.text}${harm}`;
}

/** "Leaves, bark and unripe berries are poisonous": which parts to leave alone, where the base tells of them. */
function poisonousPart(herbs: readonly Herb[]): string {
  const told = herbs
    .flatMap(({ monograph }) => clausesOf(monograph?.precautions.text ?? ''))
    .find((clause) => aPart.test(clause) && harms.test(clause));
  return told === undefined ? '' : ` ${capital(told)}`;
}

const aPart =
  /\b(?:leaf|leaves|roots?|bark|seeds?|stones?|kernels?|berr(?:y|ies)|sap|latex|bulbs?|pods?|raw|unripe)\b/i;
const harms = /\b(?:poison\w*|toxic|deadly|never (?:eat|swallow|use|chew)|cyanide|do not (?:eat|swallow))\b/i;

/** Leaf and root of one plant, each a herb of its own. */
function isTwin(one: Herb, { scientificName, name, monograph }: Herb): boolean {
  const isSamePlant = scientificName !== null && plantOf(one) === plantOf({ scientificName });
  const isSamePart = one.monograph?.partsUsed.join() === monograph?.partsUsed.join();
  return isSamePlant && !isSamePart && one.monograph !== null && one.name.slice(0, stem) === name.slice(0, stem);
}

/** Elderberry and elderflower; names that are no longer differ in form alone. */
const stem = 5;

/** "Urtica dioica (root)" */
function plantOf({ scientificName }: Pick<Herb, 'scientificName'>): string {
  return (scientificName ?? '').replace(/ \(.*\)$/, '');
}

function partAndUses({ name, monograph }: Herb): string {
  const uses = (monograph?.uses ?? []).filter(({ result }) => result === undefined).slice(0, mostUses);
  const told = uses.map((use) => `${topicOf(use.use)} (${gradeOf(use)})`);
  return `For ${listed(told)}: ${inSentence(name)} (used of it: ${listed(monograph?.partsUsed ?? [])}).`;
}

const mostUses = 3;

function onePart(parts: readonly string[]): string {
  return parts.length > 1
    ? 'I hold no study that puts one part before another; go by the part that stands on the label of what was studied.'
    : 'It is the part that was studied.';
}
