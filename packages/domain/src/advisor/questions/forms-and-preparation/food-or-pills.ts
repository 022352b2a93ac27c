import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import { inTheKitchen } from '../../about-herbs/amounts/in-food.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "No garlic pills with my warfarin. Does that mean none in the pot?": as food, whatever was said of the pills. */
export function answerFoodOrPills(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  if (!ofPills.test(text) || !ofThePot.test(text) || !asks.test(text)) return null;
  const named = readText(question.question).mentions.filter(({ kind, allergy }) => kind === 'herb' && !allergy);
  const items = onceEach(named.map((mention): Item => ({ ...toItem(mention), form: 'food' })));
  return items.length === 0 ? null : inTheKitchen(question, items);
}

const ofPills = /\b(?:pills?|capsules?|tablets?|supplements?|extracts?|concentrates?)\b/i;
const ofThePot = anyPhrase(
  /(?:in|on|into|from|for) (?:the |my |our |a )?(?:pot|pan|kitchen|food|cooking|dish(?:es)?|stews?|sauces?|soups?|curr(?:y|ies)|salads?|meals?|pasta|rice|plate|stir[- ]?fry)/,
  /(?:cook(?:ing)?|season(?:ing)?|bak(?:e|ing)|fry(?:ing)?|eat(?:ing)?) with/,
  /as (?:a )?(?:food|spice|seasoning)/,
);
const asks = oneOf(
  /\b(?:ok|okay|fine|allowed|alright|all right|safe|right|correct|yes|no)\W*$/i,
  anyPhrase(
    /(?:does|do) (?:that|this|it|they) (?:also )?(?:mean|go|count|hold|include)/,
    /(?:is|are|what about|how about|can|could|may|should|do|does)\b[^.!]{0,60}\b(?:too|as well|also|still|ok|okay|fine|allowed|safe|different|count|out|forbidden|banned|in|on|with)/,
  ),
);
