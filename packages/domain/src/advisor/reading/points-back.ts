import { choice, followedBy, oneOf, optional, sequence } from '../../resolve/phrases.ts';
import { type Asks, asksForFacts } from './wishes/asks.ts';
import { isLabResult } from './person/lab-results.ts';
import type { Understanding } from './understanding.ts';
import { rejects, wishOf } from './wishes/wish.ts';

/** Whether a question without a herb's name is about the herbs spoken of, rather than a wish of its own. */
export function pointsBack(question: Understanding, herbsBefore: number): boolean {
  if (isOfTheComplaint(question)) return false;
  if (herbsBefore === 1 && question.asks.form !== null && onlyForm.test(question.question)) return true;
  if (herbsBefore === 1 && onlyRaw.test(question.question)) return true;
  if (
    tellMore.test(question.question) ||
    (herbsBefore === 1 && [tellsAmount, onlyAmount].some((words) => words.test(question.question)))
  )
    return true;
  return !wantsOthers(question, herbsBefore) && (isCheckForAnother(question) || asksOfThem(question, herbsBefore));
}

/** "And me?", after herbs were checked for somebody else. */
export function isCheckForAnother(question: Understanding): boolean {
  return question.isForAnother && wishOf(question).length === 0 && question.told.length === 0;
}

/** Says more of what troubles, or puts it right. */
function isOfTheComplaint({ question, wanted, earlierUses }: Understanding): boolean {
  const isSameWish = wanted.every((use) => earlierUses.includes(use));
  if (bothOfThem.test(question) || sameTrouble.test(question) || isLabResult(question)) return true;
  return wanted.length > 0 && !isSameWish && putsRight.test(question);
}

/** "What about me, same problem": the complaint is the same, and no herb was asked about. */
export const sameTrouble = /\bsame (?:problem|issue|trouble|complaint|symptoms?|story|boat)\b/i;

/** Other herbs, or the same for somebody or something else. */
function wantsOthers(question: Understanding, herbsBefore: number): boolean {
  const { asks, wanted, isForAnother, earlierUses } = question;
  const hasWish = wishOf(question).length > 0;
  const isOfAmount = herbsBefore === 1 && (asks.amount || asks.preparation || asks.duration);
  if (asks.more || asks.instead || rejects(question)) return true;
  if (isHandedOn(question)) return false;
  if (isForAnother && !asks.pointing && hasWish && !isOfAmount) return true;
  const isSameWish = wanted.every((use) => earlierUses.includes(use));
  if (wanted.length > 0 && !(asks.pointing && !isForAnother) && !(isSameWish && asksForFacts(asks))) return true;
  if (earlierUses.length === 0) return false;
  if (asks.avoidEffects.length > 0 && somethingWithout.test(question.question)) return true;
  return somethingForIt.test(question.question) || wantsAnotherForm(question, herbsBefore);
}

/** "Can I give it to my mum, she has arthritis?": the herb is asked of, and the illness told; no other is wished for. */
function isHandedOn({ asks, isForAnother, question }: Understanding): boolean {
  return isForAnother && asks.checking && handsOn.test(question);
}

const handsOn = oneOf(
  sequence(
    /\b(?:give|have|take|drink|eat|use|try|get|share)\b(?: (?!any|some)\w+){0,2}? /i,
    choice(
      /it|them|that|those|these|one|both|some of (?:it|that|them)/,
      /the (?:same|tea|capsules?|drops|syrup|oil)/,
      /an? (?:(?:wee|small|little|tiny|good) )?(?:cup|sip|bit|drop|spoon\w*|glass|lick|taste|little)(?: of (?:it|that|this))?|some(?=\W*$|[,.;]| (?:too|as well|who|but|if|while|because|cos|coz|since)\b| (?:he|she|they)\b| (?:he|she|they)['’]?(?:s|re)\b)/,
    ),
    /\b(?! that\b| which\b| for\b)/,
  ),
  /\b(?:ok(?:ay)?|safe|fine|all ?right|alright|suitable|good|dangerous|bad) for (?:him|her|them)\b\W*$/i,
  /^\W*(?:and|what about|how about) (?:for )?my [\w -]{2,20}?,? (?:who|he|she|with)\b[^?]{0,40}\?*\W*$/i,
);

/** "As a cream?" of several herbs asks for one that is; "how do I put it on?" asks of those there are. */
function wantsAnotherForm({ asks, question }: Understanding, herbsBefore: number): boolean {
  if (asks.form === null || asks.buying || (asks.pointing && (asks.amount || asks.preparation))) return false;
  return (
    herbsBefore > 1 ||
    (asks.form === 'topical' && !asks.pointing) ||
    /\b(?:what|which|some\w*|any\w*|a nice)\b/i.test(question)
  );
}

function asksOfThem({ asks, medicines, question, earlierUses }: Understanding, herbsBefore: number): boolean {
  const hearsMore = herbsBefore === 1 || earlierUses.length === 0 || asksForMoreOf.test(question);
  return (asks.earlier && hearsMore) || medicines.length > 0 || anyOf(asks);
}

function anyOf(asks: Asks): boolean {
  const { uses, comparing, together, buying, checking, which, form } = asks;
  return uses || comparing || together || buying || checking || which !== null || form !== null || asksForFacts(asks);
}

/** Of several, only this asks to hear more of each. */
const asksForMoreOf = /\b(?:tell|more about|about (?:them|those|these)|describe|explain|what (?:is|are))\b/i;
/** "My capsules have 10,000 IU." */
export const tellsAmount = sequence(
  /^(?=[^?]{0,60}\??$)/i,
  followedBy(
    sequence(
      /.*\b/,
      choice(
        /capsules?|tablets?|pills?|drops|gumm(?:y|ies)|mine|they|it|each|one|bottle|pack(?:et)?|label/,
        /take|taking|a day|daily|doctor/,
      ),
      /\b/,
    ),
  ),
  /(?!.*\b(?:blood|sugar|glucose|ldl|cholesterol|level|result|test|weigh)\b).*\b\d[\d.,]* ?/,
  /(?:mg|mcg|µg|ug|iu|units?|g|grams?)\b(?!\/)/,
);
/** "1 gram", after one herb: the amount is what is asked about. */
export const onlyAmount = sequence(
  /^\W*(?:(?:and|or|just|only|about|it's|its|so|say|like|at)\b[ ,]*)*/i,
  choice(
    /\d[\d.,]* ?(?:mg|mcg|µg|ug|iu|units?|g|grams?|gm|milligrams?)/,
    sequence(
      /(?:\d{1,2}|one|two|three|four|five|six|half a|a)/,
      / (?:glass(?:es)?|cups?|mugs?|capsules?|tablets?|teaspoons?|tablespoons?|spoons?(?:fuls?)?)/,
    ),
  ),
  optional(
    / (?:a|per|each|every) (?:day|night|morning|evening)| daily| twice| capsules?| tablets?/,
    / at (?:night|bedtime)/,
  ),
  /\W*$/,
);
/** "And raw berries?" */
const onlyRaw = /^\W*(?:and |or |but |what about |how about )*(?:the )?(?:raw|uncooked|unripe)\b(?: \w+){0,3}\W*$/i;
export const tellMore =
  /^\W*(?:please |can you |could you |ok |and )*(?:tell me more(?: please| about (?:it|that|them|this))?|more(?: please| details?| about (?:it|that))?|go on|continue)\W*$/i;
/** "No, actually it is constipation more." */
const putsRight = /\b(?:actually|rather|more like|sorry)\b|^\W*no,? (?:it|that)(?:'s| is)\b/i;
/** "No sorry, both, alternating" speaks of the complaints. */
const bothOfThem = /^\W*(?:no|sorry|well|actually|it'?s)\b[^?]{0,16}\bboth\b[^?]*$/i;
/** "And as a gel?" */
const onlyForm = sequence(
  /^\W*(?:ok |and |or |what about |how about )*/i,
  choice(
    /(?:as|in) (?:a |an |the )?\w+(?: form)?/,
    /(?:a |the )?(?:tea|capsules|pills|juice|extract|powder)/,
    /(?:only |just )?on (?:the |my |his |her )?skin|(?:the )?drops|(?:a |the )?tincture/,
  ),
  /\W*$/,
);
/** "Anything without caffeine?" */
const somethingWithout =
  /\b(?:any|some)thing\b|\b(?:one|ones|herbs?|teas?|options?)\b[^.?!]{0,12}\b(?:without|no|not|doesn'?t|don'?t|won'?t)\b|^\W*(?:but |and |ok |so )*(?:without|no|non)\b/i;
/** "Is there anything to take for it?": it is the complaint. */
const somethingForIt = /\b(?:any|some)thing\b[^.?!]*\bfor (?:it|this|that)\W*$/i;

/** "Psyllium: when do I take it with my tablet?" speaks of psyllium alone. */
export function startsWithAName(mentions: Understanding['mentions']): boolean {
  return mentions.some(({ kind, start }) => kind === 'herb' && start < firstWords);
}

const firstWords = 3;
