import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Form } from '../../../herbs/form.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** Questions of the thing bought or made: how long it keeps, whether it is clean, whether alcohol is in it. */
export function answerProductFacts(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const herbs = question.herbs.length > 0 ? question.herbs : question.earlierHerbs;
  if (herbs.length === 0) return null;
  if (keeps.test(text)) return plainAnswer([paragraph(howLongItKeeps(herbs))], ['How do I make it?']);
  if (isItClean.test(text)) return plainAnswer([paragraph(clean)], ['What else could help?']);
  const isOfDrops = ofDrops.test(text) || ofDrops.test(lastOf(question));
  if (!noAlcohol.test(text) || !isOfDrops) return null;
  return plainAnswer(
    [withoutAlcohol, ...comeAs(herbs, 'tea', 'as a tea'), ...comeAs(herbs, 'extract', 'as capsules')].map(paragraph),
    ['How much do people take?'],
  );
}

function lastOf({ history }: Understanding): string {
  return history.findLast(({ role }) => role === 'user')?.text ?? '';
}

function comeAs(herbs: Understanding['herbs'], form: Form, words: string): readonly string[] {
  const names = herbs.flatMap(({ id }) => {
    const herb = findHerb(id);
    return herb?.monograph?.amounts.some((each) => each.form === form) ? [inSentence(herb.name)] : [];
  });
  return names.length === 0 ? [] : [`Amounts are known ${words} for ${listed(names)}.`];
}

const keeps = anyPhrase(
  /how long (?:does|do|will|can|would) (?:it|this|that|they|the \w+(?: \w+)?) (?:keep|last in|stay good|be stored)/,
  /how long (?:does|do) (?:it|this|they) keep/,
  /how (?:do|should|can) i (?:store|keep) (?:it|this|them|the \w+)/,
  /(?:can|may|could|should|do) i (?:\w+ )?(?:keep|store|leave|save) (?:it|this|them|the \w+|some|the rest)\b[^.?!]{0,24}\b(?:fridge|freezer|overnight|tomorrow|later|day|thermos|jar)/,
  /(?:shelf life|best before|expir\w+|gone off|go off|out of date)/,
);

function howLongItKeeps(items: Understanding['herbs']): string {
  const names = listed(items.map(({ name }) => inSentence(name)));
  const isInPacks = items.flatMap(({ id }) => findHerb(id) ?? []).every(isNoPlant);
  return `I hold no tested time for ${names}. On what is bought the date counts. ${isInPacks ? packsKeep : plantsKeep}`;
}

const packsKeep = 'Keep the pack closed, dry, out of the sun and out of the reach of children.';
const plantsKeep =
  'Dried plants keep best dry, dark and tightly closed. What is made at home spoils fast: keep syrups and fresh teas cold, and throw them away when they foam, cloud, smell off or grow mold.';

const isItClean = anyPhrase(
  /how (?:do|can|would|will) (?:i|one|you) (?:know|tell|check|be sure)\b[^.?!]{0,16}\b(?:clean|pure|real|genuine|fake|good quality|legit|contaminated|tested|what is in it|what's in it)/,
  /(?:is it|are they|is that) (?:clean|pure|contaminated|tested|controlled)/,
);
const clean =
  'Nobody can tell by looking, and what is sold as a supplement is checked less than a medicine. Look for a seal of independent testing, the Latin name, the part of the plant and the amount per dose. Ask the maker for the test report of the batch, and leave out what has none. A pharmacy is the safer place to buy.';

const noAlcohol = anyPhrase(
  /(?:without|no|non|not any|free (?:of|from)|don'?t (?:drink|take|use|want|have)|do not (?:drink|take|use)|never (?:drink|take|touch))\b[^.?!]{0,12}\balcohol/,
  /alcohol[- ]free/,
  /(?:drops?|tinctures?|syrups?|extracts?|it|they|them|that|those)\b[^.?!]{0,20}\b(?:have|has|got|contains?|holds?|made (?:with|of)|full of)\b[^.?!]{0,12}\balcohol/,
  /(?:is|are) there (?:any )?alcohol in/,
);
const ofDrops =
  /\b(?:drops?|tinctures?|extracts?|in (?:it|them)|syrups?|religio\w+|muslim|halal|recover\w+|sober|any(?:thing|one)?|some(?:thing)?|ones?|products?)\b/i;
const withoutAlcohol =
  'Take teas or capsules: they hold no alcohol. Tinctures and most drops do, and some syrups, so read the label; “alcohol-free” or “glycerite” stands on those without.';
