import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "What does it cost?", of herbs spoken of; of the app it is asked where none were, or where the app is named. */
export function answerPrice({
  question,
  herbs,
  earlierHerbs,
  wanted,
  subject: { person },
}: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  const text = withPlainApostrophes(question);
  if (meant.length === 0 || wanted.length > 0 || !asksForPrice.test(text) || ofTheApp.test(text)) return null;
  const asTea = meant.filter(
    ({ id, form }) =>
      form !== 'topical' && findHerb(id)?.monograph?.amounts.some((each) => each.form === 'tea') === true,
  );
  const teas = listed(asTea.map(({ name }) => inSentence(name)));
  const isPutOn = meant.every(({ form }) => form === 'topical');
  const plainest = isPutOn
    ? 'For the skin a plain cream or gel that names the plant and its share in percent is what to compare, by the price for 100 grams.'
    : asTea.length === 0
      ? 'A product with this one thing in it is usually the plainest.'
      : `For ${teas} loose tea is usually the plainest, and else a product with one thing in it.`;
  const isToAsk = findingsAbout(meant, person).some(({ severity }) => severity !== 'minor');
  const lines = [...(isToAsk ? [askBefore] : []), `I hold no prices. ${plainest}`, notToSaveOn];
  return plainAnswer(lines.map(paragraph), isToAsk ? ['Why not?'] : ['Where can I buy it?']);
}

const askBefore = 'Ask a pharmacist or doctor before you spend anything on it, as I said.';
const notToSaveOn =
  'Do not save on testing: take one with a seal of independent testing, above all in capsules. A high price alone is no sign of quality.';
const asksForPrice = anyPhrase(
  /(?:what|how much) (?:does|do|will|would) (?:it|this|that|they|these|those|the \w+|one)(?: \w+)? cost/,
  /(?:what|how much) (?:is|are) (?:it|they|these|those)(?: going)? to buy/,
  /how much (?:will|would|do|must|should) i (?:have to |need to )?pay(?: for (?:it|this|that|one|them|these))?(?=\W*$)/,
  /how many (?:euros?|dollars?|pounds?|bucks|quid)/,
  /how (?:expensive|dear|costly|pricey)|(?:is|are) (?:it|they|that|those|these) (?:very |really )?(?:expensive|dear|costly|pricey)/,
  /(?:which|what)(?: one| of (?:them|these|those))?(?:'s| is| are|s| would be)? (?:the )?(?:cheap\w*|dear\w*|least expensive|most expensive|best value)/,
  /(?<=^\W*(?:(?:and|so|ok|but|oh)\W+)*)how much is (?:it|that|one)(?: about| roughly| then| usually)?(?=\W*$)/,
  /how much (?:does|do|would|will|is|are) (?:that|it|this|they|one) (?:cost|set me back)/,
  /what(?:'s| is) (?:the|its) price|(?:the )?costs?(?=\W*\?)/,
);
const ofTheApp = /\b(?:app|site|website|herbie|you|service|subscription|account|membership)\b/i;
