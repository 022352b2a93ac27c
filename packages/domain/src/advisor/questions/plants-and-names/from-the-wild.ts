import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import { cautionsOn, withStop } from '../../wording/sentences.ts';
import { rawPart } from '../../about-herbs/facts/raw-part.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer, withLinesFirst } from '../../wording/plain-answers.ts';

/** "I want to pick wild garlic, what should I watch out for?": what it is mistaken for, and how to gather with care. */
export function answerFromTheWild(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  if (question.said.includes(notFromWords) && tellsOfLooks.test(text)) return plainAnswer([paragraph(ifInDoubt)]);
  if (question.earlierHerbs.length > 0 && fouled.test(text)) return plainAnswer([paragraph(notFromThere)]);
  const notMade = makesIt.test(text) ? answerNotMadeAtHome(question) : null;
  if (notMade !== null) return notMade;
  const [named] = question.mentions.filter(({ kind }) => kind === 'herb');
  const picksIt = named !== undefined && picksNext.test(text.slice(0, named.start));
  if (!(gathers.test(text) || fromOwnPlot.test(text) || picksIt) || question.wanted.length > 0) return null;
  const isOfIt = question.herbs.length === 0 && [ofIt, ofThePlant, fromOwnPlot].some((words) => words.test(text));
  const [item, ...others] = isOfIt ? question.earlierHerbs.slice(0, 1) : question.herbs;
  const herb = findHerb(item?.id ?? '');
  if (item === undefined || herb === undefined || others.length > 0) return null;
  if (isNoPlant(herb)) return null;
  const isBanned = herb.neverSuggest === true;
  if (isBanned && herb.monograph?.lookAlikes === undefined) return null;
  const name = named !== undefined && !isOfIt ? named.text.toLowerCase() : inSentence(herb.name);
  const alike = herb.monograph?.lookAlikes?.text;
  const isOfTheBush = madeFromTheBush.test(text) || eatenThere.test(text) || /\b(?:eat|raw|nibble)/i.test(text);
  const raw = isOfTheBush ? rawPart(herb, 'raw') : null;
  const lines = [
    raw ?? '',
    `${isBanned ? `For ${name}: ` : `${raw === null ? 'You' : 'Otherwise you'} can, if you know ${name} for certain; `}${notFromWords} ${
      alike === undefined ? 'Let somebody who knows it show you the living plant.' : alike
    }`,
    ...(isBanned ? [] : [howToGather]),
  ].filter((line) => line !== '' && !question.said.includes(line));
  const checked = checkedAlone(question, item);
  return checked.findings.some(({ severity }) => severity !== 'minor')
    ? withLinesFirst(lines, checked)
    : plainAnswer(lines.map(paragraph), [`How is ${name} prepared?`]);
}

/** "There are conkers all over our park, could I make it myself?": not of what is sold as an extract because it is poison raw. */
export function answerNotMadeAtHome(question: Understanding): AdvisorAnswer | null {
  for (const item of question.herbs) {
    const herb = findHerb(item.id);
    if (herb === undefined) continue;
    const never = cautionsOn(herb).find((clause) => neverRaw.test(clause));
    if (never === undefined) continue;
    const onlySold = /\bOnly\b[^.]*\./.exec(herb.monograph?.description ?? '')?.[0] ?? '';
    const line = `No, please make nothing of ${inSentence(herb.name)} yourself. ${withStop(never)} ${onlySold}`.trim();
    return withLinesFirst([line], checkedAlone(question, item));
  }
  return null;
}

function checkedAlone(question: Understanding, item: Understanding['herbs'][number]): AdvisorAnswer {
  return answerAboutHerbs({
    ...question,
    asks: { ...question.asks, checking: true, sideEffects: false },
    items: [item],
    areAlternatives: false,
    wish: [],
    isOneByOne: false,
    isOnlyVerdict: true,
    asides: [],
    concern: null,
  });
}

const neverRaw = /\bnever use raw\b/i;
const makesIt =
  /\b(?:make|making|brew|brewing|prepare|preparing|produce) (?:it|this|that|them|one|some|my own|our own|an? (?:\w+ )?(?:tea|tincture|extract|cream|gel|salve|ointment|oil)|[\w' -]{3,30}?)\b[^.?!]{0,24}\b(?:myself|ourselves|yourself|at home|on my own|from (?:them|these|those|conkers))\b|\bmake (?:my|our|your) own\b|\bhome-?made\b/i;

/** "The leaves look a bit wide this year", after it was told what it is mistaken for. */
const tellsOfLooks = anyPhrase(
  sequence(
    /(?:leaves|leaf|stems?|stalks?|berries|flowers?|roots?|bulbs?|it|they|mine|some)\b[^.?!]{0,12}/,
    /\b(?:looks?|smells?|seems?|feels?|(?:is|are)(?: \w+)?)/,
    / (?:a bit |a little |very |quite |rather |too |more |not |so )*/,
    choice(
      /wide|broad|narrow|hairy|smooth|shiny|spotted|purple|red|pale|dark|thick|thin|different|odd/,
      /weird|funny|strange|like/,
    ),
  ),
  /(?:doesn't|does not|don't|do not|hardly|barely) smell/,
);
/** "We sprayed the lawn last month", "it grows by the road" */
const fouled = anyPhrase(
  /(?:sprayed|sprays|treated|put down)\b[^.?!]{0,40}\b(?:lawn|garden|grass|weeds?|field|hedge|plants?|slugs?|bed|patch|there|them|it)/,
  /(?:weed ?killer|round ?up|glyphosate|pesticides?|herbicides?|insecticide|slug pellets)/,
  /(?:grows?|growing|are|is|it's|they're) (?:right )?(?:by|beside|next to|along|near|on) (?:a |the |our )?(?:busy |main )?(?:road(?:side)?|motorway|highway|railway|car park|dog (?:park|walk\w*))/,
  /(?:dogs?|cats?|foxes?) (?:wee|pee|poo|walk|go)\w* (?:there|on (?:it|them))/,
);
const notFromThere =
  'Then not from there. What was sprayed, or comes from traffic and animals, sits on the plant and in it, and washing does not take all of it off. The pack of a weed killer says how long nothing from the place may be eaten; without it, leave that spot for this season and use an untreated one, or buy it.';
const notFromWords = 'I cannot tell a plant from words.';
const ifInDoubt =
  'Then leave it: one sign that does not fit is enough, and a plant taken for another can be deadly. Show the living plant to somebody who knows it; do not go by a photo. If some was eaten, call a poison line now, before anybody feels ill: in the US 1-800-222-1222.';

const wild = String.raw`(?:wild\b|forest|woods?\b|hedge\w*|fields?\b|meadows?|roadside|(?:my|our|the|a) (?:\w+ )?(?:garden|yard|park)|outside|outdoors|nature|mountains?|river\w*|lake|stream|bank|path|track|railway|bush\w*|myself|ourselves|countryside|(?:behind|beside|next to|along|round|at the (?:back|end|edge|bottom) of) (?:the|my|our|a) (?!cupboard|drawer|fridge|larder|pantry|shelf|cabinet|kitchen|store|shop|pack|label|counter|wardrobe)\w+)`;
const picks = String.raw`(?:pick|picking|picked|gather|gathering|gathered|harvest\w*|collect|collecting|collected|dig up|dug up|cut|found|find)`;
/** "He makes the syrup himself from the bush behind the station." */
const madeFromTheBush =
  /(?:makes?|made|making|cooks?|cooked|brews?|brewed)\b[^.?!]{0,30}\b(?:from|of|off|with) (?:the|a|an|his|her|their|our|my) (?:\w+ ){0,2}(?:bush(?:es)?|trees?|hedge\w*|shrubs?)\b/;
/** "Can we eat them off the branch?" */
const eatenThere =
  /(?:eat|eats|eating|ate|nibbl\w+|munch\w*|snack\w*|try|taste|have|take)\b[^.?!]{0,24}\b(?:straight |right |fresh )?(?:off|from) (?:the|a|my|our) (?:\w+ )?(?:branch(?:es)?|bush(?:es)?|trees?|hedge\w*|shrubs?|stems?|plants?|vine)\b/;
const gathers = anyPhrase(
  new RegExp(String.raw`${picks}\b[^.?!]{0,40}\b${wild}`),
  new RegExp(String.raw`${wild}[^.?!]{0,40}\b${picks}`),
  /forag(?:e|ed|ing)/,
  madeFromTheBush,
  eatenThere,
  /there(?:'s| is| are) (?:an? |some |lots of |loads of |plenty of )?(?:\w+ ){1,4}(?:in|on|behind|by|near) (?:my|our|the) (?:\w+ )?(?:garden|yard|allotment|hedge\w*|field|woods?|meadow|orchard|park|lane)\b[^.!]*\b(?:pick|eat|use|take|make|dry|harvest)\w*/,
  /(?:use|take|eat|dry|make (?:it|tea|a tea))\b[^.?!]{0,30}\b(?:from|in|out of|off) (?:my|our|the|a) (?:own )?(?:\w+ )?(?:garden|yard|allotment|balcony|window ?sill)/,
  sequence(
    /i(?:'ve| have|'ve got| have got|'m growing| grow) (?:some|it|one|lots|loads|plenty|that)/,
    /(?: of (?:it|that))?(?: growing)? (?:in|on|behind|by) (?:my|our|the|a) (?:own )?(?:\w+ )?/,
    /(?:garden|yard|allotment|balcony|window ?sill|hedge\w*|field|woods?|meadow|orchard|park|lane)/,
  ),
);
/** "Fresh from my garden?", after a herb. */
const fromOwnPlot =
  /^\W*(?:(?:and|or|but|ok|so|is|are|also|can i use|what about|fresh|straight|ones?|some|the|leaves|leaf)\b\W*)*(?:from|out of|off) (?:my|our|the) (?:own )?(?:\w+ )?(?:garden|yard|allotment|balcony|window ?sill)(?: (?:ok(?:ay)?|fine|too))?\W*$/i;
const picksNext =
  /(?<!\b(?:would|do|should|could) (?:you|i) )\b(?:pick|picking|picked|gather|gathering|gathered|harvest\w*|forag\w+|dig up)(?: (?:some|the|fresh|wild|my|own|a few|young|ripe|these|those))* $/i;
const ofIt = /\b(?:it|them|this|that|those|one)\b/i;
const ofThePlant =
  /\b(?:the|my|that|this) (?:plant|one|leaves|flowers|root|berries|syrup|tea|juice|jam|tincture)\b|\bsome\b/i;
const howToGather =
  'If one sign does not fit, leave it. Pick far from roads, sprayed fields and dog walks, take a little from many plants, and check each leaf again at home. If somebody feels ill after eating it, call a poison line and keep a piece of the plant.';
