import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { assess } from '../../../safety/assess.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import { inTheKitchen } from '../../about-herbs/amounts/in-food.ts';
import { asksOfProduct } from '../../reading/named-things/meant-form.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { dishes } from '../../data/on-a-dish.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "No garlic pills with my warfarin. Does that mean none in the pot?": as food, whatever was said of the pills. */
export function answerFoodOrPills(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  if (!ofPills.test(text) || !ofThePot.test(text)) return null;
  const isChoice = asksWhich.test(text) || comesToTheStrong(text);
  if (!isChoice && !asks.test(text)) return null;
  const asides = isChoice ? question.mentions.filter(({ id }) => !question.herbs.some((each) => each.id === id)) : [];
  const named = readText(question.question).mentions.filter(
    ({ kind, allergy, id }) => kind === 'herb' && !allergy && !asides.some((each) => each.id === id),
  );
  const items = onceEach(named.map((mention): Item => ({ ...toItem(mention), form: 'food' })));
  if (items.length === 0) return null;
  return isChoice ? withTheStrong(question, items, ofOil.test(text)) : inTheKitchen(question, items);
}

/** "In curry it is fine, I know, but the tablets?", "can I add the capsules? I have it in my food always": asked of the dose, and the dish is told of. */
function comesToTheStrong(text: string): boolean {
  const [before = '', after] = text
    .split(/^([^]*)\b(?:but|and now|now|instead|is|are|can|could|may|should|what about)\b/i)
    .slice(1);
  return after !== undefined &&
    ofPills.test(after) &&
    !ofThePot.test(after) &&
    asksOfProduct(after) &&
    ofThePot.test(before)
    ? true
    : mayTakeIt.test(text);
}

const mayTakeIt =
  /\b(?:can|could|may|should) (?:i|he|she|we) (?:also |now )?(?:add|take|start|swallow)\b[^.?!,]{0,40}\b(?:pills?|capsules?|tablets?|supplements?|extracts?)\b/i;

/** "A pinch in milk, or the high strength capsules?", "the flowers or the oil in a dessert, which?": the mild one, and what speaks against the other. */
function withTheStrong(question: Understanding, items: readonly Item[], isOil: boolean): AdvisorAnswer {
  const eaten = items.filter(({ id }) => !id.endsWith('-oil'));
  const mild = inTheKitchen(question, eaten.length > 0 ? eaten : items);
  const { person } = question.subject;
  const strong = items.map((item): Item => ({ ...item, form: isOil ? 'essential-oil' : 'extract' }));
  const found = assess({ person, items: strong, about: new Set(strong.map(({ id }) => id)) });
  const grave = found.filter(({ severity }) => severity !== 'minor');
  const against = grave.length > 0 ? grave : found;
  const isYoung = isUnderage(person);
  const said = isOil
    ? neverTheOil
    : isYoung && grave.length === 0
      ? byTheLabel
      : grave.length > 0
        ? notTheStrong
        : found.length > 0
          ? mindTheStrong
          : strongIsMore;
  return {
    ...mild,
    blocks: [
      ...mild.blocks,
      ...(isYoung ? howStudied(question, items) : []),
      paragraph(said),
      ...(isOil ? [] : findingLines(against, '', question.subject)),
    ],
    findings: [...mild.findings, ...against],
    sources: citedSources([], [...mild.findings, ...against]),
  };
}

/** "She gets car sick": what is known of it for that, and from what age. */
function howStudied({ wanted }: Understanding, items: readonly Item[]): readonly string[] {
  const uses = items.flatMap(({ id }) => findHerb(id)?.monograph?.uses ?? []);
  return uses
    .filter(({ use }) => wanted.includes(use))
    .slice(0, 1)
    .map(({ text }) => paragraph(text));
}

const neverTheOil =
  'Not the bottle of oil: it is many times as strong as the plant, what is sold for scent or skin is not for swallowing, and a few drops too many can poison. Flowers or leaves for food are clean, unsprayed and meant for eating; a little is enough.';
const byTheLabel =
  'Tablets or capsules only if the label names this age, and as it says: makers set different ages, and a pharmacist can pick one.';
const notTheStrong = 'The capsules or the extract not without asking first:';
const mindTheStrong = 'Nothing serious speaks against the strong form, only this:';
const strongIsMore =
  'I know of nothing against the strong form for you either, but it is far more than a dish holds, and less is known of it.';
const ofOil = /\b(?:oils?|essence)\b/i;
const asksWhich =
  /\b(?:biscuits?|sweets|ale|chews|cubes|cookies|gingerbread|lollies|tablets?|capsules?|pills?) or (?:\w+ ){0,2}(?:biscuits?|sweets|ale|chews|cubes|cookies|gingerbread|lollies|tablets?|capsules?|pills?)\W*$|\b(?:which (?:one|of (?:the two|them|those)|is (?:better|safer|best))?|(?:the )?[\w-]+ or (?:the )?[\w-]+,? or neither|or neither|either of them)\W*$/i;

const ofPills =
  /\b(?:pills?|capsules?|tablets?|supplements?|extracts?|concentrates?|(?:bottle|drops?) of (?:the )?(?:\w+ )?oil|(?:the|essential|pharmacy) oil)\b/i;
const ofThePot = anyPhrase(
  /(?:in|on|into|from|for) (?:the |my |our |a )?(?:pot|pan|kitchen|food|cooking|dish(?:es)?|stews?|sauces?|soups?|curr(?:y|ies)|salads?|meals?|pasta|rice|plate|stir[- ]?fry)/,
  /(?:cook(?:ing)?|season(?:ing)?|bak(?:e|ing)|fry(?:ing)?|eat(?:ing)?) with/,
  /as (?:a )?(?:food|spice|seasoning)/,
  /(?:biscuits?|sweets|ale|chews|candied|crystalli[sz]ed|cubes|cookies|gingerbread|lollies) or (?:\w+ )?(?:capsules?|tablets?|pills?|supplements?)/,
  /(?:capsules?|tablets?|pills?|supplements?) or (?:\w+ )?(?:biscuits?|sweets|ale|chews|cubes|cookies|gingerbread|lollies)/,
  /a pinch(?: of)?|(?:golden|yellow|warm) milk|(?:dried|fresh) (?:flowers|leaves|root|berries)/,
  new RegExp(`(?:${dishes})`),
);
const asks = oneOf(
  /\b(?:ok|okay|fine|allowed|alright|all right|safe|right|correct|yes|no)\W*$/i,
  anyPhrase(
    /(?:does|do) (?:that|this|it|they) (?:also )?(?:mean|go|count|hold|include)/,
    /(?:is|are|what about|how about|can|could|may|should|do|does)\b[^.!]{0,60}\b(?:too|as well|also|still|ok|okay|fine|allowed|safe|different|count|out|forbidden|banned|in|on|with)/,
  ),
);
