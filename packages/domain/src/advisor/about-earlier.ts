import { readText } from '../resolve/read.ts';
import type { Item } from '../safety/assess.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import type { AdvisorAnswer } from './answer.ts';
import { asksForFacts } from './asks.ts';
import { addsToIt, namedLately, offeredHerbs } from './conversation.ts';
import { unfitForDiet } from './diet.ts';
import { paragraph } from './html.ts';
import { plainAnswer, withLinesFirst } from './plain-answers.ts';
import { inTheKitchen } from './in-food.ts';
import { limitsOf, thanksIn } from './limits.ts';
import { reasonsAgainst } from './reasons.ts';
import { isLabResult, type Understanding } from './understanding.ts';
import { rejects, wishOf } from './wish.ts';

/** Herbs the question names. */
export function aboutNamedHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, herbs, medicines } = question;
  const namesInPassing =
    asks.ideas && wanted.length > 0 && !asks.checking && !asks.comparing && herbs.length > 1 && !asksByName(question);
  const asksForOthers = asks.more && !asks.comparing;
  const before = question.earlierHerbs;
  const isBesides = asks.pointing && before.length > 1 && /\bwhich (?:one|of)\b/i.test(question.question);
  if (herbs.length === 0 || namesInPassing || asksForOthers || isBesides) return null;
  const unfit = unfitForDiet(question.question);
  if (herbs.every(({ id }) => unfit.includes(id)) && !asks.checking)
    return plainAnswer(limitsOf(question).map(paragraph), ['How well was flaxseed studied?']);
  if (asks.inFood && wanted.length === 0) return inTheKitchen(question, herbs.map(eaten));
  const isAdded = addsToIt.test(question.question) && herbs.every(({ id }) => before.every((each) => each.id !== id));
  const answer = answerAboutHerbs({
    ...question,
    items: [...(isAdded ? before : []), ...herbs, ...medicines],
    areAlternatives: asks.comparing && !asks.together && !isAdded,
    wish: wishOf(question),
    isOneByOne: false,
    isOnlyVerdict: false,
    asides: question.particulars.flatMap(({ says }) => says ?? []),
    concern: concernOf(question),
  });
  return withLinesFirst(limitsOf(question), answer);
}

/** "Something to grow muscle? Ashwagandha? Creatine" */
function asksByName({ question, mentions }: Understanding): boolean {
  return mentions.some(
    ({ kind, start, text }) =>
      kind === 'herb' && /^\s*(?:tea|oil|root)?\s*\?/.test(question.slice(start + text.length)),
  );
}

/** "Why not?": the reasons once more. */
export function whyAgain(question: Understanding): AdvisorAnswer | null {
  const earlier = question.earlierHerbs;
  return question.asks.why && earlier.length > 0 ? reasonsAgainst(question, earlier) : null;
}

function eaten(herb: Item): Item {
  return { ...herb, form: 'food' };
}

/** "And just in cooking?" */
export function asFood(question: Understanding): AdvisorAnswer | null {
  const earlier = question.earlierHerbs.map(eaten);
  if (!question.asks.inFood || question.wanted.length > 0 || earlier.length === 0) return null;
  return inTheKitchen(question, earlier);
}

/** "I forgot: I take warfarin", after herbs were suggested: which of them stay and which go. */
export function afterNews(question: Understanding): AdvisorAnswer | null {
  const { asks, wanted, told, medicines, isForAnother } = question;
  const earlier = onceEach([...question.earlierHerbs, ...offeredHerbs(question)]).slice(0, mostGoneOver);
  const isAnothersWish = isForAnother && wishOf(question).length > 0 && !hasJustNamedOne(question);
  if (told.length === 0 || wanted.length > 0 || isAnothersWish || asks.more || asks.instead || asksForFacts(asks))
    return null;
  if (earlier.length === 0) return null;
  return withLinesFirst(
    [...limitsOf(question), ...thanksIn(question)],
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

/** "Chamomile for colic?", "he's 3 weeks": the herb is still what is asked about. */
function hasJustNamedOne({ history }: Understanding): boolean {
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  return readText(last).mentions.some(({ kind, negated }) => kind === 'herb' && !negated);
}

const mostGoneOver = 4;
const mostTogether = 3;
const fewestCompared = 2;

const oneStory = 'What one person felt can have many causes, and harm may come late. So I go by the studies.';
/** "My friend lost ten kilos with it", "my mum takes both and is fine". */
const stories =
  /\b(?:my|a) (?:\w+ )?(?:friend|neighbou?r|colleague|cousin|aunt|uncle|sister|brother|mum|mom|mother|dad|father)s?\b[^.?!]*\b(?:lost|takes?|took|is fine|are fine|cured|helped|got better|felt better|never had)\b/i;

/** A question that points back: "how long until it works?", "which of them is all right?" */
export function aboutEarlierHerbs(question: Understanding): AdvisorAnswer | null {
  const { asks, medicines } = question;
  const isOneByOne =
    asks.checking &&
    !asks.buying &&
    !asks.comparing &&
    /\b(?:which|any|all) of (?:them|those|these)\b/i.test(question.question);
  const asksForAny = asks.onset && /\b(?:something|anything)\b/i.test(question.question);
  const isOfSeveral =
    isOneByOne || asks.together || asksForAny || (asks.comparing && question.earlierHerbs.length < fewestCompared);
  const lately = asks.comparing ? namedLately(question) : [];
  const several = lately.length >= fewestCompared ? lately : offeredHerbs(question);
  const offered = isOfSeveral ? several : [];
  const earlier = offered.length > 0 ? offered : chosenOf(question.earlierHerbs, asks.which);
  if (earlier.length === 0 || !pointsBack(question, earlier.length)) return null;
  const isStory = stories.test(question.question) && !question.question.includes('?');
  const answer = answerAboutHerbs({
    ...question,
    asks: isStory ? { ...asks, evidence: true } : medicines.length > 0 ? { ...asks, checking: true } : asks,
    items: [...(asks.together ? earlier.slice(0, mostTogether) : earlier), ...medicines],
    areAlternatives: !asks.together,
    wish: wishOf(question),
    isOneByOne,
    isOnlyVerdict: false,
    asides: [],
    concern: concernOf(question),
  });
  return withLinesFirst([...limitsOf(question), ...(isStory ? [oneStory] : [])], answer);
}

function onceEach(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function concernOf({ particulars, earlierParticulars, wanted }: Understanding): string | null {
  const spoken = particulars.length > 0 || wanted.length > 0 ? particulars : earlierParticulars;
  return spoken.find(({ herbs }) => herbs === undefined)?.name ?? null;
}

/** Whether a question without a herb's name is about the herbs spoken of, rather than a wish of its own. */
function pointsBack(question: Understanding, herbsBefore: number): boolean {
  const { asks, wanted, isForAnother } = question;
  const before = question.earlierUses;
  const isSameWish = wanted.every((use) => before.includes(use));
  const refuses = rejects(question);
  if (bothOfThem.test(question.question) || isLabResult(question.question)) return false;
  if (wanted.length > 0 && !isSameWish && putsRight.test(question.question)) return false;
  if (herbsBefore === 1 && asks.form !== null && onlyForm.test(question.question)) return true;
  if (asks.more || asks.instead || refuses || (isForAnother && !asks.pointing)) return false;
  if (wanted.length > 0 && !(asks.pointing && !isForAnother) && !(isSameWish && asksForFacts(asks))) return false;
  if (before.length > 0 && somethingForIt.test(question.question)) return false;
  const wantsNew =
    herbsBefore > 1 ||
    (asks.form === 'topical' && !asks.pointing) ||
    /\b(?:what|which|some\w*|any\w*|a nice)\b/i.test(question.question);
  if (asks.form !== null && wantsNew && before.length > 0) return false;
  return (
    (asks.earlier && (herbsBefore === 1 || before.length === 0 || asksForMoreOf.test(question.question))) ||
    asks.uses ||
    asks.comparing ||
    asks.together ||
    question.medicines.length > 0 ||
    asks.buying ||
    asks.checking ||
    asks.which !== null ||
    asks.form !== null ||
    asksForFacts(asks)
  );
}

/** Of several, only this asks to hear more of each. */
const asksForMoreOf = /\b(?:tell|more about|about (?:them|those|these)|describe|explain|what (?:is|are))\b/i;
/** "No, actually it is constipation more." */
const putsRight = /\b(?:actually|rather|more like|sorry)\b|^\W*no,? (?:it|that)(?:'s| is)\b/i;
/** "No sorry, both, alternating" speaks of the complaints. */
const bothOfThem = /^\W*(?:no|sorry|well|actually|it'?s)\b[^?]{0,16}\bboth\b[^?]*$/i;
/** "And as a gel?" */
const onlyForm = /^\W*(?:and |or |what about |how about )?(?:as|in) (?:a |an |the )?\w+(?: form)?\W*$/i;

/** "Is there anything to take for it?": it is the complaint. */
const somethingForIt = /\b(?:any|some)thing\b[^.?!]*\bfor (?:it|this|that)\W*$/i;

/** "The second one" of the herbs spoken of; all of them when none is singled out. */
function chosenOf(herbs: readonly Item[], which: number | null): readonly Item[] {
  const chosen = which === null ? undefined : herbs.at(which);
  return chosen === undefined ? herbs : [chosen];
}
