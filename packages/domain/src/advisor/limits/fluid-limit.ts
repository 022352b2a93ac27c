import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';

/** "The nurse told me 1.5 litres a day at most", with psyllium in mind: what swells needs the water that is not allowed. */
export function fluidLimit({ question, history, herbs, earlierHerbs, said, subject }: Understanding): string | null {
  if (![...herbs, ...earlierHerbs].some(({ id }) => swells.has(id) || flushes.has(id))) return null;
  const told = [...history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), question];
  const isShort = (text: string) => limited.test(text) || drinksLittle(text);
  const isKnown = hasCondition(subject.person, 'dialysis') && herbs.length > 0;
  if (!isKnown && !told.some(isShort)) return null;
  const meant = herbs.length > 0 ? herbs : isShort(question) ? earlierHerbs : [];
  const thirsty = meant.filter(({ id }) => swells.has(id));
  const flushing = meant.filter(({ id }) => flushes.has(id));
  if (thirsty.length > 0) {
    const names = listed(thirsty.map(({ name }) => inSentence(name)));
    const needs = `${names} may not suit: each dose needs a large glass of water at once, and without it the fiber can stick and block.`;
    const line =
      isKnown || told.some((text) => limited.test(text))
        ? `With a limit on what you drink, ${needs} Ask the team that set the limit before the first dose, and count the water in.`
        : `With little to drink, ${needs} Drink that glass with each dose and more over the day, or leave it out.`;
    return said.includes(line) ? null : line;
  }
  if (flushing.length === 0 || !told.some((text) => limited.test(text))) return null;
  const line = `${capital(listed(flushing.map(({ name }) => inSentence(name))))} is meant to flush with much water, and your drinking is limited: not without the team that set the limit.`;
  return said.includes(line) ? null : line;
}

/** "I cut down what I drink cos of my bladder", "hardly touch water": of water, and of no wine or coffee. */
export function drinksLittle(message: string): boolean {
  const text = withPlainApostrophes(message);
  return !ofWine.test(text) && (holdsBack.test(text) || (cutsDrinking.test(text) && why.test(text)));
}

const ofWine =
  /\b(?:wine|beers?|alcohol\w*|booze|spirits|vodka|whisk(?:e?y|ies)|gin|rum|pints?|units|cocktails?|coffees?|caffeine|colas?|cokes?|sober)\b/i;
const not = String.raw`(?:(?:do|does|did|ca|wo|have|has)(?:n'?t| not)|cannot|can ?not|not|never|hardly|barely|rarely|scarcely|seldom|forget(?:s|ting)? to|avoid(?:s|ing)?|stop(?:s|ped|ping)?|struggle to|(?:try|trying|tries) (?:not|n'?t) to)`;
const liquid = '(?:water|fluids?|liquids?|drinks?|squash|anything to drink|nothing to drink)';
const holdsBack = anyPhrase(
  new RegExp(
    String.raw`${not}(?: (?:really|ever|even|usually|actually))? (?:drink(?:ing)?|sip(?:ping)?)(?: \w+){0,3}? (?:enough|water|fluids?|liquids?)\b`,
  ),
  new RegExp(
    String.raw`${not} (?:\w+ )?(?:touch|have|get(?:ting)? (?:down|through|in)|manage)(?: \w+){0,2} (?:of )?${liquid}\b`,
  ),
  /(?:drink(?:s|ing)?|sip(?:s|ping)?)(?: (?:very|so|too|much|way|a lot|far))? (?:less|little)\b(?! (?:of|and less of))/,
  new RegExp(
    String.raw`(?:cut(?:s|ting)?(?: (?:right|way))? (?:down|back|out)|keep(?:s|ing)? (?:off|away from)|stay(?:s|ing)? off|hold(?:s|ing)? back|go(?:es|ing)? without|limit(?:s|ed|ing)?|restrict(?:s|ed|ing)?|ration(?:s|ed|ing)?|skip(?:s|ped|ping)?|reduc(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|less|low on|no|not (?:a )?(?:big|great|much of a) drinker of|not (?:a )?(?:big|great))(?: on)?(?: (?:my|the|his|her|their|any|what))*? (?:${liquid}(?!\w)(?! (?:tablets?|pills?|retention|infection|soluble))|(?:i|he|she|we|they) drinks?)`,
  ),
  /only (?:drink|drinks|drinking|drank|get|manage|manages)(?: down)? (?:about |like |maybe )?(?:a|one|two|three|1|2|3)(?: (?:small|little))? (?:cups?|glass(?:es)?|mugs?)(?: of (?:water|fluid|liquid|squash))? (?:a|per|all|the whole|in the|in a) day/,
  /dry fast\w*|(?:ramadan|fast(?:ing)?)\b[^.?!]{0,30}\b(?:no|without) (?:water|drink\w*)/,
);
/** Of water only with a reason for holding back from it, else of wine. */
const cutsDrinking = anyPhrase(
  /cut(?:s|ting)?(?: (?:right|way))? (?:down|back)(?: on)?(?: (?:my|the))? drink(?:s|ing)?/,
  new RegExp(String.raw`${not}(?: (?:really|ever|even|usually|actually))? (?:drink(?:s|ing)?|sip(?:ping)?)`),
  /(?:not|less)(?: an?)?(?: (?:big|great|much of a))? drink(?:s|ing|er)?/,
);
const why =
  /\b(?:bladder|pee\w*|wee\w*|urin\w*|toilets?|loo|bathroom|restroom|leak\w*|incontinen\w*|pass(?:ing)? water|wet(?:ting)? myself|thirst\w*|busy|all day|(?:in|through|during) the day|(?:after|past|from|before) (?:lunch|dinner|noon|midday|tea ?time|bed(?:time)?|\d{1,2} ?(?:pm|o'?clock)?))\b/i;

const limited = anyPhrase(
  /(?:fluids?|water|drinking|drink) (?:intake )?(?:is |are )?(?:limit\w*|restrict\w*)|(?:limit\w*|restrict\w*) (?:my |his |her |the |on )?(?:fluids?|water|drinking)/,
  /(?:\d(?:[.,]\d)?|one|two|one and a half) ?(?:l|litres?|liters?|pints?)\b[^.?!]{0,16}\b(?:a day |per day |daily )?(?:max\w*|at most|no more|limit|tops)/,
  /(?:max\w*|at most|no more than|only|limit of) (?:\d(?:[.,]\d)?|one|two|one and a half) ?(?:l|litres?|liters?|pints?)\b/,
);
const swells: ReadonlySet<string> = new Set([
  'psyllium',
  'flaxseed',
  'chia',
  'glucomannan',
  'guar-gum',
  'inulin',
  'wheat-bran',
]);
const flushes: ReadonlySet<string> = new Set([
  'nettle-leaf',
  'horsetail',
  'goldenrod',
  'birch-leaf',
  'java-tea',
  'dandelion',
]);
