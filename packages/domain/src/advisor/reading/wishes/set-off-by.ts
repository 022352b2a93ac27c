import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import { anyOf, sequence } from '../../../resolve/phrases.ts';

/** What sets a complaint off, and the question without it: "worse after beans and cabbage" asks of no beans. */
export interface SetOff {
  readonly question: string;
  /** As it was typed: "beans and cabbage". */
  readonly by: string | null;
}

/** Takes foods that bring a complaint on out of a question, so that they are no herbs that are asked about. */
export function setOffBy(typed: string): SetOff {
  const found = broughtOn.exec(typed);
  const [phrase = '', by = ''] = found ?? [];
  if (found === null || by === '') return { question: typed, by: null };
  const question = typed
    .replace(phrase, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,?!])/g, '')
    .trim();
  // "Can I take ginger after red wine?" tells of no complaint; milk that is not borne is one of its own.
  const isAsItStands =
    (usesFromText(question).length === 0 && concernsIn(question).particulars.length === 0) ||
    mayTake.test(typed) ||
    concernsIn(typed).particulars.length > concernsIn(question).particulars.length;
  return isAsItStands ? { question: typed, by: null } : { question, by };
}

const food = anyOf(
  'beans? lentils peas pulses cabbage broccoli cauliflower onions? garlic leeks peppers tomato(?:es)? mushrooms cheeses?',
  'dairy milk cream yogh?urt butter ice[- ]cream eggs? wheat bread pasta pizza gluten rye bran rice noodles potato(?:es)? chips fries',
  'meat sausages? ham bacon steak fish shellfish seafood prawns shrimps? nuts? peanuts? almonds strawberr(?:y|ies) citrus oranges? lemons apples? grapes kiwi pineapple',
  'chocolate sweets sugar cakes? cookies candy honey wine beers? champagne cocktails? spirits soda cola lemonade juice fizzy',
  'msg additives vinegar ketchup curry chil(?:l)?i spic(?:y|ed|es) greasy fatty fried fat oily heavy rich takeaways?',
);
const describing =
  '(?:red|white|aged|old|blue|hot|cold|raw|cooked|dairy|milk|spicy|fatty|greasy|fried|rich|heavy|big|large|sweet|sour|salty|whole|dark|certain|some|any|too much|a lot of|lots of|a glass of|a cup of|a piece of|the|a|an|my)';
const thing = `(?:${describing} )*(?:${food})(?: (?:foods?|meals?|dishes|products?|drinks?|wine|juice|sauces?|things))?`;
const broughtOn = sequence(
  /(?:\b(?:mostly|mainly|especially|always|usually|often|only|particularly) )?/i,
  /\b(?:after|from|by|with|when(?:ever)?|each time|every time|if|because of|since)(?: (?:i|we|he|she))?/,
  /(?: (?:eat|eats|ate|have|has|had|drink|drinks|drank|eating|drinking|having))*/,
  String.raw` (${thing}(?:(?:,| and| or|, and|, or| plus) ${thing})*)(?=\W|$)`,
);
const mayTake =
  /\b(?:can|could|may|should|is it (?:ok|okay|safe|fine)|what if) (?:i|we|he|she|to)\b[^?]{0,24}\b(?:take|use|drink|have|mix|eat|combine)\b[^?]{0,40}\b(?:after|with|when|if)\b|\bgoes?\b[^?]{0,12}\bwith\b/i;
