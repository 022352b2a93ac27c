import { findHerb } from '../../herbs/catalogue.ts';
import type { Form } from '../../herbs/form.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Item } from '../../safety/item.ts';
import { forbids } from '../../safety/words.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import { isWarnedOf, weightsAgainst } from './verdict/warned-of.ts';
import { isAdded } from './added-to-it.ts';
import { hasJustNamedOne, onceEach } from './after-news.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { asksForFacts } from '../reading/wishes/asks.ts';
import { isItBetter } from '../reading/wishes/put-into-context.ts';
import { namedLately, offeredHerbs } from '../reading/conversation.ts';
import { pointsToList } from '../reading/named-things/from-the-list.ts';
import { unfitForDiet } from '../reading/wishes/diet.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer, withLinesFirst } from '../wording/plain-answers.ts';
import { eaten, inTheKitchen, isOfFood } from './amounts/in-food.ts';
import { forTheTeam, limitsOf } from '../limits/limits.ts';
import { ranOut } from '../limits/ran-out.ts';
import { isCheckForAnother, onlyAmount, pointsBack, tellMore, tellsAmount } from '../reading/points-back.ts';
import { isPlainFood } from './plain-food.ts';
import { isOfTheTopic } from './of-the-topic.ts';
import { inPreferredForm } from './amounts/preferred-form.ts';
import { withOwnCheck } from './comparing/shared-by-two.ts';
import { swallowedIf } from './facts/swallowed.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';
import { notKnownForIt } from './facts/not-known-for-it.ts';
import { asidesOf } from '../for-concerns/everyday-help.ts';
import { specialOf } from '../reading/wishes/topics.ts';
import { wishOf } from '../reading/wishes/wish.ts';
import { findingsAbout, withoutSkinTwins } from './checked-herbs.ts';
import { oneStory, tellsOneStory } from './one-story.ts';

/** Herbs the question names. */
export function aboutNamedHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, herbs, medicines } = question;
  if (herbs.length === 0 || areNotTheMatter(question)) return null;
  const isUnfit = herbs.every(({ id }) => unfitForDiet(question.question).includes(id));
  if (isUnfit && !asks.checking)
    return plainAnswer(limitsOf(question).map(paragraph), ['How well was flaxseed studied?']);
  if (isOfFood(question)) return inTheKitchen(question, onceEach(herbs.map(eaten)));
  const isCompared = herbs.length === 1 && isItBetter.test(question.question);
  const isOnTop = isAdded(question) && !isCompared;
  const before = isOnTop || isCompared ? question.earlierHerbs.filter(({ id }) => id !== herbs[0]?.id) : [];
  const isStory = tellsOneStory(question.question) && !question.subject.isOther;
  const isProofAsked = isStory && !isForbidden(question, herbs);
  const isVerdictAlone =
    (herbs.length > 1 && onlyTells.test(question.question)) ||
    (isOnTop && before.length > 1) ||
    isBeforeSurgery(question) ||
    ranOut(question.question, question.mentions) !== null ||
    (concernOf(question) !== null && !asksForFacts(asks) && !asks.evidence && !(asks.comparing && wanted.length > 0));
  const unstudied = notKnownForIt(question);
  const answer = answerAboutHerbs({
    ...question,
    asks: isProofAsked
      ? { ...asks, evidence: true }
      : isOnTop || isVerdictAlone || isStory
        ? { ...asks, checking: true }
        : { ...asks, afterStopping: asks.afterStopping && medicines.length === 0 },
    items: [...before, ...withoutSkinTwins(herbs), ...medicines],
    areAlternatives: (asks.comparing && !asks.together && !isOnTop) || (before.length > 1 && !asks.together),
    added: isOnTop && before.length > 1 ? herbs : [],
    wish: unstudied === null ? wishOf(question) : [],
    isOneByOne: false,
    isOnlyVerdict: isVerdictAlone,
    isCheckedAgain: isOnTop,
    asides: asidesOf(question),
    concern: concernOf(question),
  });
  const isTold = unstudied === null || answer.blocks.some((block) => block.includes('would not count on it'));
  const whole = withLinesFirst(
    [...limitsOf(question), ...(isStory ? [oneStory] : []), ...(isTold ? [] : [unstudied])],
    answer,
  );
  const team = asks.checking ? forTheTeam(question) : null;
  return team === null ? whole : { ...whole, blocks: whole.blocks.toSpliced(-1, 0, paragraph(team)) };
}

/** In passing beside a wish, or as what others are wanted instead of. */
function areNotTheMatter(question: Understanding): boolean {
  const { asks, wanted, herbs, earlierHerbs, particulars } = question;
  if ((asks.more && !asks.comparing) || isOfTheTopic(question)) return true;
  if (particulars.some(({ isCause }) => isCause === true) && !question.question.includes('?')) return true;
  // "Bloated after dairy": a food that is known for checks alone, and a complaint that is known.
  if (particulars.length > 0 && herbs.every(isPlainFood) && !isToBeMinded(question)) return true;
  // "I've peppermint and fennel. Which of the two?" asks of these.
  const areOne = herbs.every(({ id }) => id === herbs[0]?.id);
  if (areOne && asks.pointing && earlierHerbs.length > 1 && whichOne.test(question.question)) return true;
  const isWish = asks.ideas && wanted.length > 0 && !asks.checking && !asks.comparing;
  return isWish && herbs.length > 1 && !asksByName(question);
}

/** "Tonic water for my leg cramps?", of a food that does not suit the person. */
function isToBeMinded({ asks, herbs, subject: { person } }: Understanding): boolean {
  const against = herbs.flatMap((herb) => weightsAgainst(herb, person));
  return against.some(({ severity }) => asks.checking || forbids(severity));
}

/** What others get on with is no matter of studies where the checks speak against it. */
function isForbidden({ subject: { person } }: Understanding, herbs: readonly Item[]): boolean {
  return findingsAbout(herbs, person).some(({ severity }) => forbids(severity));
}

/** "I take ginkgo, fish oil and garlic. I'm having surgery": what they are good for is known. */
const onlyTells =
  /^\W*(?:and |but |well,? )?(?:i(?:'m| am)? (?:already |also |currently |now )?(?:on|take|taking|use|using)\b)[^?]*$/i;

/** "Surgery on Tuesday, I take garlic": what it is good for is no matter now. */
function isBeforeSurgery({ asks, subject, question }: Understanding): boolean {
  return subject.person.surgeryPlanned !== null && !asksForFacts(asks) && (asks.checking || !question.includes('?'));
}

/** "Something to grow muscle? Ashwagandha? Creatine" */
function asksByName({ question, mentions }: Understanding): boolean {
  return mentions.some(
    ({ kind, start, text }) =>
      kind === 'herb' && /^\s*(?:tea|oil|root)?\s*\?/.test(question.slice(start + text.length)),
  );
}

const [mostTogether, fewestCompared] = [3, 2];

/** A question that points back: "how long until it works?", "which of them is all right?" */
export function aboutEarlierHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, medicines } = question;
  const isOneByOne = goesOneByOne(question);
  const earlier = inPreferredForm(herbsMeant(question, isOneByOne), question).map((herb) => asAsked(herb, asks));
  const isForThat =
    earlier.length === 1 &&
    question.earlierUses.length === 0 &&
    onlyForThat.test(question.question) &&
    !question.isForAnother &&
    hasJustNamedOne(question);
  if (earlier.length === 0 || !(isForThat || pointsBack(question, earlier.length))) return null;
  const isStory = isForThat || tellsOneStory(question.question);
  // What it is good for was told, or was not asked.
  const isCheckedAgain =
    (asks.checking || asks.together) &&
    !asksForFacts(asks) &&
    !(asks.evidence || asks.uses || asks.buying || asks.comparing || asks.amount);
  const isCheck = medicines.length > 0 || (isCheckForAnother(question) && !asksForFacts(asks));
  const answer = answerAboutHerbs({
    ...question,
    question: withAmountTold(question),
    asks:
      isStory && !isForbidden(question, earlier)
        ? { ...asks, evidence: true }
        : isCheck || isStory
          ? { ...asks, checking: true }
          : asks,
    items: [...(asks.together ? earlier.slice(0, mostTogether) : earlier), ...medicines],
    areAlternatives: !asks.together && !asks.apart,
    wish: wishOf(question),
    isOneByOne,
    isOnlyVerdict: [tellsAmount, onlyAmount].some((words) => words.test(question.question)) || isCheckedAgain,
    isCheckedAgain,
    asides: [],
    // What was offered for it is not without studies of it.
    concern: earlier.some(({ name }) => question.said.includes(`${name} (`)) ? null : concernOf(question),
  });
  const whole = withOwnCheck(question, earlier, answer);
  return withLinesFirst([...limitsOf(question), ...(isStory && !isForThat ? [oneStory] : [])], whole);
}

/** "Is the tea at least ok?", after the capsules were: the tea is what is checked. */
function asAsked(herb: Item, { form, checking }: Understanding['asks']): Item {
  const isOther = checking && (form === 'tea' || form === 'extract') && herb.form !== form;
  return isOther && findHerb(herb.id)?.monograph?.forms.includes(form) === true ? { ...herb, form } : herb;
}

/** "For anxiety", after one herb was asked about. */
const onlyForThat =
  /^\W*(?:and |or |even |i mean |what about )?(?:for|against) (?!how |what |long|ever|which)(?:my |the )?[\w ]{3,24}\W*$/i;

/** "Which of them is all right?" */
function goesOneByOne({ asks, question }: Understanding): boolean {
  const isCheck = asks.checking && !asks.buying && !asks.comparing;
  return isCheck && /\b(?:which|any|all) of (?:them|those|these)\b/i.test(question);
}

/** All that were offered, where the question is of several; else those spoken of last, or the one that is singled out. */
function herbsMeant(question: Understanding, isOneByOne: boolean): readonly Item[] {
  const { asks, earlierHerbs } = question;
  const asksForAny =
    asks.onset && /(?<!\b(?:notice|feel|see|expect|do) )\b(?:something|anything)\b/i.test(question.question);
  const lacksOthers = asks.comparing && earlierHerbs.length < fewestCompared;
  // More of several would fill pages: of the first.
  if (tellMore.test(question.question)) return earlierHerbs.slice(0, 1);
  if (pointsToList(question.question)) return earlierHerbs;
  const isOfTheRest = asks.comparing && ofTheRest.test(question.question);
  const lately = !isOfTheRest && (asks.comparing || asks.together) ? namedLately(question) : [];
  const matters = specialOf(wishOf(question));
  if (asks.comparing && matters.length > 1 && lately.length < fewestCompared)
    return onceEach([...forEach(matters, offeredHerbs(question)), ...earlierHerbs]);
  const isOfSeveral = isOneByOne || isOfTheRest || asks.together || asksForAny || lacksOthers;
  const isOfThree = ofThree.test(question.question);
  const all =
    lately.length >= (isOfThree ? mostTogether : fewestCompared)
      ? lately
      : onceEach([...lately, ...offeredHerbs(question)]);
  const left = isOfTheRest ? all.filter(({ id }) => earlierHerbs.every((each) => each.id !== id)) : all;
  const unrefused = left.filter(({ id }) => !asks.comparing || !question.avoid.includes(id));
  // "Which is the gentlest?": what was advised against is no choice.
  const open = unrefused.filter((herb) => !asks.comparing || !isWarnedOf(herb, question.subject.person));
  const several = open.length >= fewestCompared ? open : unrefused;
  if (isOfSeveral && several.length > 0) return several;
  return swallowedIf(question.question, inFormAsked(chosenOf(earlierHerbs, asks.which), asks.form));
}

/** "Which of the three?", where two of them were named and one was offered. */
const whichOne = /\bwhich (?:one|of)\b/i;
const ofThree = /\b(?:of the|all|of these|of those|the) three\b/i;
/** "Which of the others is safest?" leaves out the one just spoken of. */
const ofTheRest = /\b(?:of |among )the (?:others?|rest)\b/i;

/** Of what was offered, the first that is used for each complaint. */
function forEach(matters: readonly UseKey[], offered: readonly Item[]): readonly Item[] {
  return matters.flatMap(
    (use) => offered.find(({ id }) => findHerb(id)?.monograph?.uses.some((each) => each.use === use)) ?? [],
  );
}

/** "How often should I put it on?": of several, those that come in that form. */
function inFormAsked(herbs: readonly Item[], form: Form | null): readonly Item[] {
  const offered = herbs.filter((herb) => form !== null && herb.form === form);
  const known = herbs.filter(({ id }) => form !== null && findHerb(id)?.monograph?.forms.includes(form) === true);
  return [offered, known, herbs].find((some) => some.length > 0) ?? herbs;
}

/** "Is that too much?" is asked of the amount told just before. */
function withAmountTold({ question, history }: Understanding): string {
  const last = lastMessage(history);
  return tooMuchOfIt.test(question) && !/\d/.test(question) ? `${last} ${question}` : question;
}

const tooMuchOfIt = /\b(?:that|this|it)\b[^.?!]{0,12}\b(?:too (?:much|many)|a (?:lot|bit much|high dose)|overdoing)\b/i;

function concernOf({ particulars, earlierParticulars, wanted }: Understanding): string | null {
  const spoken = particulars.length > 0 || wanted.length > 0 ? particulars : earlierParticulars;
  return spoken.find(({ herbs }) => herbs === undefined)?.name ?? null;
}

/** "The second one" of the herbs spoken of; all of them when none is singled out. */
function chosenOf(herbs: readonly Item[], which: number | null): readonly Item[] {
  const chosen = which === null ? undefined : herbs.at(which);
  return chosen === undefined ? herbs : [chosen];
}
