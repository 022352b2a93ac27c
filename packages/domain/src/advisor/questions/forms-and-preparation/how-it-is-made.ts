import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { refusedTopics } from '../../data/app-topics.ts';
import { type PreparationMethod, preparationMethods } from '../../data/preparation-methods.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { answerNotMadeAtHome } from '../plants-and-names/from-the-wild.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "How do I make a tincture?", and after it "how long does it keep?" and "can I give it to my child?" */
export function answerHowItIsMade(question: Understanding): AdvisorAnswer | null {
  return answerTheMaking(question) ?? answerOnWhatWasMade(question);
}

function answerTheMaking(question: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, subject, said, strangers } = question;
  const text = withPlainApostrophes(question.question);
  if (refusedTopics.some(({ meets }) => meets.test(text))) return null;
  const notMade = asksForMaking.test(text) ? answerNotMadeAtHome(question) : null;
  if (notMade !== null) return notMade;
  if (herbs.length === 0 && question.earlierHerbs.length > 0 && question.asks.pointing) return null;
  if (
    !asksForMaking.test(text) ||
    (ofOneSpokenOf.test(text) && !madeOfIt.test(text)) ||
    medicines.length > 0 ||
    strangers.length > 0
  )
    return null;
  const names = herbs.map(({ id }) => findHerb(id)?.name.toLowerCase() ?? '');
  const plain = names.reduce((left, name) => left.replaceAll(name, ' '), text.toLowerCase());
  const method = preparationMethods.find(({ meets }) => meets.test(plain));
  // The recipe of a tea is the plant's own.
  if (method === undefined || said.includes(method.how) || (herbs.length > 0 && ownRecipe.has(method.name)))
    return null;
  if (!herbs.every(({ id }) => isMadeInto(method, findHerb(id)))) return null;
  // What the checks speak against is not made, and children hear what suits them.
  const asMade = method.isSwallowed ? herbs : herbs.map((item) => ({ ...item, form: 'topical' as const }));
  if (findingsAbout(asMade, subject.person).some(({ severity }) => severity !== 'minor') || subject.isOther)
    return null;
  const ofPlant =
    herbs.length === 0 || method.name === 'golden milk'
      ? []
      : [
          `For ${listed(herbs.map(({ name }) => inSentence(name)))} I hold no tested recipe; this is how such a thing is made of plants in general.`,
          ...(method.isSwallowed ? herbs.flatMap(({ id }) => findHerb(id)?.monograph?.preparation ?? []) : []),
        ];
  const isDaisy = herbs.some(({ id }) => findHerb(id)?.family === 'Asteraceae');
  const allergy = isDaisy ? ['It is not for anyone with an allergy to the daisy family, such as ragweed.'] : [];
  const keeps = asksIfItKeeps.test(text) ? [method.keeps] : [];
  return plainAnswer(
    [...ofPlant, method.how, ...allergy, ...keeps].map(paragraph),
    keeps.length > 0 ? ['Can I give it to my child?'] : ['How long does it keep?', 'Can I give it to my child?'],
  );
}

/** Nothing is made of poisons, and nothing to swallow of what is for the skin alone. */
function isMadeInto({ isSwallowed }: PreparationMethod, herb: Herb | undefined): boolean {
  if (herb?.monograph === undefined || herb.monograph === null || herb.neverSuggest === true) return false;
  return !isSwallowed || herb.monograph.forms.some((form) => form !== 'topical' && form !== 'essential-oil');
}

const ownRecipe: ReadonlySet<string> = new Set(['a tea', 'a decoction', 'a gargle']);

function answerOnWhatWasMade(question: Understanding): AdvisorAnswer | null {
  const { herbs, wanted, said, earlierHerbs } = question;
  const before = preparationMethods.find(({ how }) => said.includes(how));
  if (before === undefined || herbs.length + earlierHerbs.length > 0 || wanted.length > 0) return null;
  const line = sideOf(before, withPlainApostrophes(question.question));
  return line === null || said.includes(line) ? null : plainAnswer([paragraph(line)]);
}

function sideOf(method: PreparationMethod, text: string): string | null {
  if (asksIfItKeeps.test(text)) return method.keeps;
  return isOfAChild.test(text) ? method.forChildren : null;
}

/** "How do I make the tea?" is asked of one plant. */
const ofOneSpokenOf = /\b(?:the|this|that|my|it) (?:\w+ )?(?:tea|infusion|syrup|tincture|decoction)\b/i;
/** "Can I make the cough syrup from it with honey?": of a plant at hand, and of no syrup that was spoken of. */
const madeOfIt =
  /\bmake (?:the|a|my own|some) (?:\w+ )?(?:syrup|tincture|salve|oil|vinegar|honey)\b (?:from|out of|of|with) \w+/i;
const asksForMaking = oneOf(
  /\bhow (?:do|can|would|should|could) (?:i|you|we|one)\b[^?.!]{0,16}?\b(?:make|prepare|mix|brew)\b/i,
  /\bhow (?:is|are)\b[^?.!]{2,40}\b(?:made|prepared)\b/i,
  /\bhow to (?:make|prepare|mix|brew)\b|\brecip(?:e|ie|y|es|ies) for\b|\b(?:syrup|tincture|salve|balm|vinegar) recip(?:e|ie|y)\b/i,
  /\b(?:can|could|may|should) i (?:make|prepare)\b/i,
);
const asksIfItKeeps =
  /\b(?:keeps?|stor(?:e|ed|age)|shelf|last|lasts|go(?:es)? (?:bad|off)|spoil\w*|fridge|expire\w*|good for)\b/i;
const isOfAChild = /\b(?:child(?:ren)?|kids?|toddler|baby|babies|infant|son|daughter|little one|year[- ]old)\b/i;
