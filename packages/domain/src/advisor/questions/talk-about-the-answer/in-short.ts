import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { findingsForHerb, whatSpeaksAgainst } from '../../../herbs/recommend.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { assess } from '../../../safety/assess.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { othersThan } from '../../for-concerns/others-than.ts';
import { oneAtATime } from '../../for-concerns/concern-suggestions.ts';
import { pairOf } from '../../about-herbs/verdict/finding-lines.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { gradeOf, gradeWords } from '../../wording/grade-words.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { FollowUpKind } from '../../reading/follow-ups/follow-up-kinds.ts';
import { likelyFollowUp } from '../../reading/follow-ups/likely-follow-up.ts';
import { namedByPerson } from '../../reading/conversation.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';

/** "Too long, one line please": the last answer in a sentence or two. */
export function answerInShort(question: Understanding): AdvisorAnswer | null {
  const [only, ...others] = question.earlierHerbs;
  const isOfOne = only !== undefined && others.length === 0 && inMyPlace.test(question.question);
  const isOfThose = question.herbs.every(({ id }) => question.earlierHerbs.some((earlier) => earlier.id === id));
  if (isOfOne || (only !== undefined && isOfThose && asksYesOrNo(question.question))) return verdictInAWord(question);
  const last = question.history.findLast(({ role }) => role === 'assistant')?.text;
  if (last === undefined || question.herbs.length > 0 || !isAsked(question)) return null;
  const { person } = question.subject;
  const [first] = question.earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const wish = wishOf(question);
  // "It harms the liver" wished for no help with it.
  const isFor = (each: UseKey) =>
    first?.monograph?.uses.some(({ use: of, result }) => of === each && result === undefined);
  const use = wish.find(isFor) ?? wish[0];
  const isFree = first !== undefined && whatSpeaksAgainst(first, person).length === 0;
  if (!isFree && onlyOne.test(question.question)) return oneInstead(question);
  const portrayed = isFree && use === undefined ? portraitInShort(first, last) : null;
  if (portrayed !== null) return plainAnswer([paragraph(portrayed)]);
  const isOffered = namedByPerson(question).every(({ id }) => id !== first?.key);
  if (!isFree || use === undefined || (!isOffered && isFor(use) !== true))
    return plainAnswer([paragraph(`In short: ${gistOf(last)}`)]);
  const [matter] = findingsForHerb(first, person).filter(({ kind }) => kind !== 'age');
  const mind = matter === undefined ? '' : ` Mind what I said of ${pairOf([matter], person)}.`;
  if (matter?.severity === 'moderate') return plainAnswer([paragraph(askFirst(first, use, pairOf([matter], person)))]);
  const amount = isUnderage(person) ? '' : withStop(amountOf(first, use));
  return {
    ...plainAnswer([
      paragraph(
        `In short: for ${topicOf(use)}, begin with ${inSentence(first.name)}${amount === '' ? '.' : `: ${lower(amount)}`}${mind}`,
      ),
    ]),
    recommended: [{ key: first.key, name: first.name }],
  };
}

/** The first sentence that says something of the matter. */
function gistOf(answer: string): string {
  const sentences = answer.replaceAll(/^- /gm, '').split(/(?<=[.!?])\s/);
  return sentences.find((sentence) => !onlyLeads.test(sentence)) ?? sentences[0] ?? answer;
}

const onlyLeads =
  /^(?:Thank you, I noted|Noted|I have noted|I keep that for this conversation|As I said:|I am sorry|If I understand you right|If not, put it)/;

/** "Give me ONE thing", after what was asked about does not suit: another one for the same matter, or none. */
function oneInstead(question: Understanding): AdvisorAnswer | null {
  const spoken = question.earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const [best] = othersThan(spoken, question, 'rather').fitting;
  if (best === undefined) return null;
  const { herb, use, form } = best;
  const amount = isUnderage(question.subject.person) ? '' : withStop(amountOf(herb, use));
  return {
    ...plainAnswer([
      paragraph(
        `One, then: for ${topicOf(use)} I would try ${inSentence(herb.name)}${form === 'topical' ? ' on the skin' : ''} (${gradeWords[best.evidence]}).${amount === '' ? '' : ` ${capital(amount)}`}`,
      ),
    ]),
    recommended: [{ key: herb.key, name: herb.name, ...(form === 'topical' ? { isForSkin: true } : {}) }],
  };
}

/** The amount that is told for this use, else the first that is told for no other and for no other way than swallowing. */
function amountOf({ monograph }: Herb, use: UseKey): string {
  const amounts = monograph?.amounts ?? [];
  const own = amounts.find((each) => each.for?.includes(use) === true);
  const general = amounts.find((each) => each.for === undefined && each.form !== 'topical');
  return (own ?? general ?? amounts[0])?.text ?? '';
}

/** After a portrait: what it is mostly taken for, how sure that is, and how much. */
function portraitInShort({ name, monograph }: Herb, last: string): string | null {
  const [main] = monograph?.uses ?? [];
  if (main === undefined || !last.startsWith(name)) return null;
  const amount = withStop(monograph?.amounts[0]?.text ?? '');
  return `In short: ${inSentence(name)} is mostly taken for ${topicOf(main.use)} (${gradeOf(main)}).${amount === '' ? '' : ` ${capital(amount)}`}`;
}

function askFirst({ name, monograph }: Herb, use: UseKey, pair: string): string {
  const studied = monograph?.uses.find((each) => each.use === use);
  const grade = studied === undefined ? '' : ` For ${topicOf(use)} there is this: ${gradeOf(studied)}.`;
  return `In short: ask a pharmacist or doctor before you take ${inSentence(name)}, because of ${pair}.${grade}`;
}

function isAsked({ question, wanted, earlierUses, said }: Understanding): boolean {
  if (onlyOne.test(question)) return wanted.every((use) => earlierUses.includes(use));
  if (whereToBegin.test(question) && said.includes(oneAtATime)) return true;
  return wantsItShort.test(question) && wanted.length === 0;
}

/** "Yes or no?", of what was checked before. */
function verdictInAWord({ earlierHerbs, subject }: Understanding): AdvisorAnswer {
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  const about = new Set(earlierHerbs.map(({ id }) => id));
  const found = assess({ person: subject.person, items: earlierHerbs, about });
  const [first] = found.toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const matter = first === undefined ? '' : ` What matters is ${pairOf([first], subject.person)}.`;
  const worst = found.map(({ severity }) => severity).toSorted(compareSeverity)[0];
  const word =
    worst === undefined
      ? `Nothing I know of speaks against ${names} for ${subject.who}.`
      : forbids(worst)
        ? `No: leave out ${names}.`
        : worst === 'moderate'
          ? `Not yet: ask a pharmacist or doctor about ${names} first.`
          : `Yes, with care: mind what I told you about ${names}.`;
  return { ...plainAnswer([paragraph(word + matter)]), findings: found };
}

/** "Coffee with it, yes or no?" asks of the coffee. */
function asksYesOrNo(text: string): boolean {
  if (!yesOrNo.test(text)) return false;
  const likely = likelyFollowUp(text);
  return likely === null || ofTheWhole.has(likely.kind);
}

const ofTheWhole: ReadonlySet<FollowUpKind> = new Set([
  'safe-for-me',
  'my-medicines',
  'shorter',
  'sure',
  'pick',
  'why-not',
]);
const yesOrNo = /\byes or no\b|^\W*so (?:can|may|should) (?:i|he|she|we)\b[^?]*\bor not\W*$/i;
/** "What would you do in my place?" */
const inMyPlace = oneOf(
  sequence(
    /\bwhat would you (?:do|take|choose|pick|go for|try|use)\b[^.?!]{0,6}/i,
    /\b(?:in my (?:place|shoes|position|case|situation)|if you were me|as me)\b/,
  ),
  sequence(
    /\b(?:would|should) (?:you|i) (?:still )?(?:take|try) it\b[^.?!]{0,6}/i,
    /\b(?:in my (?:place|shoes|position|case|situation)|if you were me)\b/,
  ),
);
const onlyOne =
  /\b(?:name|pick|choose|give me|tell me|recommend|suggest)\b[^?]{0,16}\b(?:just |only )?(?<!\b(?:this|that|the|another|the \w+) )(?:one|a single one)(?: (?:thing|herb|name|tea|remedy|idea|option|suggestion))?\b(?! (?:of|that|up|ought|should|has|can|in its place)\b)/i;

/** "So what now?", after several were offered. */
const whereToBegin =
  /^\W*(?:so |ok(?:ay)?,? |and |well,? )*(?:what now|where (?:do|should) i (?:start|begin)|what (?:do|should) i do (?:now|first)|what first)\W*$/i;

const wantsItShort = oneOf(
  /(?<!\b(?:how long is|is (?:that|this|it)|on it|or|or is that|(?:days?|weeks?|months?|years?)\b[^.?!]{0,24}) )\btoo long\b(?<!weeks?[^.?!]{0,24}too long|months?[^.?!]{0,24}too long)/i,
  /\b(?:too much (?:text|to read)|one line|summar(?:y|i[sz]e)\b|(?:in |keep it |make it |much )?shorter|tl;?dr|in short|keep it short|bottom line|in a (?:word|sentence|nutshell))\b/i,
  /^\W*so\W*$/i,
);
