import { oneOf } from '../../resolve/phrases.ts';
import { concernsIn } from '../particular/concerns-in.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import { usesFromText } from '../../herbs/uses-from-text.ts';
import { readText } from '../../resolve/read.ts';
import type { Item } from '../../safety/item.ts';
import type { Person } from '../../safety/person/person.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import { behindWhyNot } from './behind-why-not.ts';
import { findingsAgainst, weightsAgainst } from './verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { asksForFacts } from '../reading/wishes/asks.ts';
import { namedByPerson, namedLately, offeredHerbs } from '../reading/conversation.ts';
import { earlySigns } from '../limits/early-signs.ts';
import { limitsOf, thanksIn } from '../limits/limits.ts';
import { personBefore } from '../reading/person/person-before.ts';
import { tellsOnlyFacts, weightyIllnesses } from '../reading/person/facts-alone.ts';
import { factsIn, tellsNews } from '../reading/person/message-facts.ts';
import { withLinesFirst } from '../wording/plain-answers.ts';
import { isReply } from '../reading/written-out/replies.ts';
import { gradeInList } from '../wording/grade-words.ts';
import { sameTrouble } from '../reading/points-back.ts';
import { toldFacts, toldShortly } from '../reading/person/told-facts.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';
import { wishOf } from '../reading/wishes/wish.ts';

const mostGoneOver = 4;

/** "I have high blood pressure", right after licorice was asked about: what it means for that comes before a wish of its own. */
export function newsFirst(asked: Understanding): AdvisorAnswer | null {
  const question = behindWhyNot(asked);
  const { told, earlierHerbs, asks } = question;
  const message = factsIn(question.question);
  const { conditions, ...facts } = message;
  if (tellsOnlyWeeks(message) && personBefore(question).pregnant) return null;
  const isAgainst = told.length > 0 && weighsOnWhatWasSpokenOf(question, message);
  const isOfStage = question.herbs.length === 0 && (facts.pregnant || facts.breastfeeding || facts.tryingToConceive);
  const areFactsAlone = tellsOnlyFacts(question.question);
  // "Prawns make my throat swell up": to what somebody reacts is no complaint of now.
  const isReaction = facts.allergens.length > 0 && (areFactsAlone || !asksBeside.test(question.question));
  if (
    (conditions.length === 0 && !isOfStage && !isReaction && !isAgainst) ||
    told.length === 0 ||
    earlierHerbs.length === 0 ||
    question.isForAnother
  )
    return null;
  if (question.question.includes('?') || asks.ideas || asks.more || wishesFor.test(question.question)) return null;
  const isIllness = illnessTold.test(question.question) || toldShortly.test(question.question);
  const isTold = areFactsAlone || ((isOfStage || isIllness) && namedLately(question).length > 0);
  if (!isReply(question) && !hasJustNamedOne(question) && !isTold && !isReaction && !isAgainst) return null;
  if (
    (!isReaction && isOwnWish(question, conditions)) ||
    isNamedForSomething(question) ||
    asksForAnother(question, conditions)
  )
    return null;
  const isMeant = question.herbs.every(({ name }) =>
    conditions.some((each) => each.text.toLowerCase().includes(name.toLowerCase())),
  );
  return isMeant || !asks.checking
    ? afterNews({
        ...question,
        wanted: [],
        herbs: [],
        medicines: [],
        particulars: [],
        earlierUses: question.earlierUses,
      })
    : null;
}

/** "I'm allergic to shellfish, what helps my back" */
const asksBeside =
  /\b(?:what|which|how|why|any|anything|something|(?:can|could|may|should) i|helps?|need|want|looking)\b/i;

/** "Gall bladder coming out thursday", "endometriosis too, and on clopidogrel": what is told speaks against what was offered or asked about. */
function weighsOnWhatWasSpokenOf(question: Understanding, facts: Person): boolean {
  if (question.herbs.length > 0) return false;
  const spoken = onceEach([...question.earlierHerbs, ...offeredHerbs(question)]);
  // "She's teething" tells of an age, and asks for something else.
  const withoutAge = { ...facts, ageYears: null, ageGroup: null };
  return spoken.some((herb) => weightsAgainst(herb, withoutAge).length > 0);
}

/** "Seven weeks", of a pregnancy that was told before. */
function tellsOnlyWeeks({ pregnant, conditions, allergens, medicines }: ReturnType<typeof factsIn>): boolean {
  return pregnant && conditions.length + allergens.length + medicines.length === 0;
}

/** "Fenugreek for her milk, she has asthma": the herb is what is asked about. */
function isNamedForSomething({ mentions, question }: Understanding): boolean {
  return mentions.some(({ kind, end }) => kind === 'herb' && isFor.test(question.slice(end)));
}

const isFor = /^\s*(?:tea|capsules?|drops|tincture)?\s*for (?:my|her|his|their|the)\b/i;

/** "I'm diabetic, was thinking of ginkgo", "low mood from it, SJW": the herb beside the news is the question. */
function asksForAnother(
  { herbs, earlierHerbs, question, subject }: Understanding,
  told: readonly { readonly text: string }[],
): boolean {
  const isNew = ({ id, name }: Item) =>
    earlierHerbs.every((each) => each.id !== id) &&
    told.every(({ text }) => !text.toLowerCase().includes(name.toLowerCase()));
  const others = herbs.filter(isNew);
  // What must not be taken is never passed over.
  return others.length > 0 && (asksForItself.test(question) || findingsAgainst(others, subject.person).length > 0);
}

const asksForItself =
  /\b(?:(?:was |am |been |is |'m )?(?:thinking|wondering)(?: (?:of|about))?|consider(?:ing)?|fancy|tempted (?:by|to)|(?:might|gonna|going to) (?:try|get|take)|planning (?:to|on)|heard)\b/i;

/** "I have reflux too", two questions after a herb was named. */
const illnessTold =
  /^\W*(?:(?:and|but|oh|also|well|by the way|btw|i forgot)\b[ ,:]*)*(?:i|he|she)(?:'ve| have| has| also have| also has| do have)(?: got| had)?\b[^?]{2,40}$/i;

/** "I also can't sleep", "just the migraines please", after herbs were offered: told as a fact, and meant as a wish. */
function isOwnWish(
  question: Understanding,
  conditions: readonly { readonly id: string; readonly name: string }[],
): boolean {
  if (question.wanted.length === 0) return false;
  if (isTrouble(question.question, conditions)) return true;
  if (!addsOrNarrows.test(question.question)) return false;
  // A complaint is a wish even where one herb was just asked about: "he also has trouble sleeping".
  if (namedLately(question).length > 0) return complaintTold.test(question.question);
  return conditions.every(({ name }) => usesFromText(name).some((use) => question.wanted.includes(use)));
}

/** "And heartburn at night", "I can't sleep", "a UTI I think", after magnesium: no illness to check it with, but what troubles now. */
function isTrouble(question: string, conditions: readonly { readonly id: string }[]): boolean {
  return (
    conditions.every(({ id }) => !weightyIllnesses.has(id)) &&
    (complaintTold.test(question) || felt.test(question) || onlyNamed.test(question))
  );
}

/** "Piles", and no more. */
const onlyNamed =
  /^\W*(?:and |also |now )?(?!(?:i|he|she|it|my|yes|no|not|with|on|was|had|got)\b)[a-z]+(?: [a-z]+)?\W*$/i;
const felt = oneOf(
  /\b(?:at night|tonight|today|this (?:morning|evening|week)|since (?:yesterday|last|this|monday|the weekend)|all (?:day|night)|right now|i think)\W*$/i,
  /\b(?:again|now)\W*$/i,
);
const complaintTold = oneOf(
  /\b(?:trouble|difficulty|problems?) (?:with )?(?:sleep\w*|falling asleep|staying asleep)/i,
  /\b(?:can'?t|cannot|can not) sleep\b|\bsleeps? (?:badly|poorly)\b/i,
  /\b(?:constipated|a (?:cough|cold|sore throat|headache)|headaches|stomach ?aches?|bloat\w+)\b/i,
);
const addsOrNarrows =
  /\b(?:also|as well|too|besides)\b|^\W*(?:ok(?:ay)?,? |well,? |let'?s )*(?:just|only|mainly|first|start with)\b|\bplease\W*$/i;

/** "I need something for my blood pressure" is a wish, whatever it tells. */
const wishesFor =
  /^\W*(?:and )?for\b|\b(?:help|helps|need|want|something|anything|recommend|suggest|what|which|lower it|treat)\b/i;

/** "I forgot: I take warfarin", after herbs were suggested: which of them stay and which go. */
export function afterNews(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, told, medicines, isForAnother } = question;
  const earlier = spokenOf(question);
  const isAnothersWish =
    isForAnother && wishOf(question).length > 0 && (!isOfNamedOnes(question) || sameTrouble.test(question.question));
  if (told.length === 0 || wanted.length > 0 || isAnothersWish || asks.more || asks.instead || asksForFacts(asks))
    return null;
  // "Fibroids too" is a complaint of its own, but not before what it speaks against.
  const isAgainst = weighsOnWhatWasSpokenOf(question, factsIn(question.question));
  if (earlier.length === 0 || (isAnotherComplaint(question) && !isAgainst)) return null;
  return withLinesFirst(
    [limitsOf, thanksIn, earlySigns, lessDrink].flatMap((of) => of(question)).concat(noDrops(question, earlier)),
    answerAboutHerbs({
      ...question,
      asks: { ...asks, checking: true },
      items: [...earlier, ...medicines],
      areAlternatives: true,
      wish: wishOf(question),
      isOneByOne: earlier.length > 1,
      isOnlyVerdict: true,
      asides: [],
      concern: null,
    }),
  );
}

/** What the news speaks against is left out neither for length nor because another herb was named since. */
function spokenOf(question: Understanding): readonly Item[] {
  const isAgainst = (herb: Item) => weightsAgainst(herb, question.subject.person).length > 0;
  const spoken = onceEach([...question.earlierHerbs, ...offeredHerbs(question)]);
  const known = new Set([...spoken.map(({ id }) => id), ...question.avoid]);
  const named = question.isForAnother ? [] : namedByPerson(question).filter(({ id }) => !known.has(id));
  return [...spoken.filter((herb, place) => place < mostGoneOver || isAgainst(herb)), ...named.filter(isAgainst)];
}

/** "Blood pressure has been sky high lately", in words no rule takes for telling: what it changes for the herbs is said all the same. */
export function afterNewsInPassing(question: Understanding): AdvisorAnswer | null {
  const { question: text, history, isForAnother, told, subject } = question;
  if (history.length === 0 || isForAnother || told.length > 0 || !tellsNews(text)) return null;
  const facts = factsIn(text);
  const before = personBefore(question);
  if (tellsOnlyWeeks(facts) && before.pregnant) return null;
  const news = toldFacts(text, facts, { isReply: true, subject, profile: before });
  return news.length === 0 ? null : afterNews({ ...question, told: news });
}

/** "She is also teething", after honey for a cough was refused. */
export function isAnotherComplaint({ question }: Understanding): boolean {
  // "I've got kidney disease too" is news for what was spoken of.
  const { conditions, ...facts } = factsIn(question);
  const isIllness = conditions.some(({ id }) => weightyIllnesses.has(id));
  const isOfStage = facts.pregnant || facts.breastfeeding || facts.tryingToConceive;
  // "She's teething" tells how young she is, and is a matter of its own.
  const isOwnMatter = addsOrNarrows.test(question) || (conditions.length === 0 && ofBabies.test(question));
  return isOwnMatter && concernsIn(question).particulars.length > 0 && !isIllness && !isOfStage;
}

const ofBabies = /\b(?:teething|(?:nappy|diaper) rash|cradle cap|colic\w*|spits? up|reflux)\b/i;

/** "I drink three beers a day", in a talk of the liver. */
function lessDrink(question: Understanding): string[] {
  return question.told.includes('drinking alcohol') && wishOf(question).includes('liver')
    ? ['Less alcohol does more for the liver than any herb. If you drink every day, come down with a doctor’s help.']
    : [];
}

/** "I am a dry alcoholic", after bitters or drops were spoken of. */
function noDrops({ told, said }: Understanding, spoken: readonly Item[]): string[] {
  const areDrops = spoken.some(({ id }) => findHerb(id)?.monograph?.forms.includes('tincture') === true);
  return told.includes('alcohol problems') && areDrops && !said.includes(withoutAlcohol) ? [withoutAlcohol] : [];
}

const withoutAlcohol =
  'Then no drops, tinctures or bitters: they are mostly made with alcohol. Take a tea or capsules, and read the label of anything liquid.';

/** The talk is of herbs the person named; none were offered. */
function isOfNamedOnes(question: Understanding): boolean {
  return hasJustNamedOne(question) || (namedByPerson(question).length > 0 && !gradeInList.test(question.said));
}

/** "Chamomile for colic?", "he's 3 weeks": the herb is still what is asked about. */
export function hasJustNamedOne({ history }: Understanding): boolean {
  const last = lastMessage(history);
  return readText(last).mentions.some(({ kind, negated }) => kind === 'herb' && !negated);
}

export function onceEach(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
