import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { findRedFlagInTalk, isExplained } from '../../safety/red-flags/alarm-in-talk.ts';
import { findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { isDoubtful } from '../../safety/red-flags/likeness/doubtful.ts';
import { fitting } from '../../safety/red-flags/known-dangers/find-known-danger.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { namesAHerb } from '../reading/named-things/names-a-herb.ts';
import { isTakenBack, joke } from '../reading/corrections.ts';
import { paragraph } from '../wording/html.ts';
import { asksForRelief, eases, goesOn } from './asks-for-relief.ts';
import { isMetWithKindness } from './met-with-kindness.ts';
import { saysItWasFew } from './a-few-too-many.ts';
import { onlyAsked } from './dark-words.ts';
import { knownDangerIn } from './known-danger.ts';
import { helpWasHad, isSettled, settles } from './settled.ts';
import { isOfAnother } from './of-another.ts';
import { notOverYet } from './over-too-soon.ts';
import { isHold, untilSeen } from './until-seen.ts';
import { isOnWhetherToTell } from './whether-to-tell.ts';
import { afterwards, atTheDoor, goWell, isHelpComing, whileWaiting } from './with-those-who-help.ts';
import { concernsIn } from '../particular/concerns-in.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** So many turns an emergency stays before anything else; then it is recalled in a line. */
const heldTurns = 2;
const heldWhenDark = 4;

/** What was told in an alarm is not over with the next question: "can't I just take hawthorn?" */
export function stillInAlarm(request: AdvisorRequest): AdvisorAnswer | null {
  const open = openAlarm(request);
  if (open === null || open.isOfAnother) return null;
  const flag = fitting(findRedFlagInTalk(open.toldBefore, open.message), knownDangerIn(open.asked));
  const numbers = flag?.paragraphs.find((each) => tellsNumbers.test(each));
  if (flag?.level !== 'emergency' || numbers === undefined) return null;
  const isDark = /\b988\b/.test(numbers);
  const stays = isDark || open.isHelpComing ? null : notOverYet(request.question, flag.paragraphs.join(' '));
  if (stays !== null) return { ...plainAnswer([stays, numbers, wayOut].map(paragraph)), level: 'emergency' };
  if (open.isOnTheWay)
    return { ...plainAnswer([goWell, ...afterwards(request.question), wayOut].map(paragraph)), level: 'emergency' };
  if (open.isHelpComing) {
    const wait = whileWaiting(request.question, flag.id, open.turnsSince);
    return open.turnsSince < longestRecall
      ? { ...plainAnswer([...wait, wayOut].map(paragraph)), level: 'emergency' }
      : null;
  }
  const isOfWords = findToldAlarm(open.message)?.id === flag.id;
  const mayBeNone = isOfWords && ((isDark && isTakenBack(open.message)) || isDoubtful(open.message, isDark));
  if (goesOn(request.question, open.message, mayBeNone, isDark)) return null;
  if (open.turnsSince >= (isDark ? heldWhenDark : heldTurns)) return null;
  const wordings = isDark ? stillHere : helpFirst;
  const first = wordings[open.turnsSince % wordings.length] ?? '';
  return {
    ...plainAnswer([first, numbers, wayOut].map(paragraph)),
    level: 'emergency',
  };
}

/** "The ambulance is here": what to do with those who help. */
export function helpIsThere({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = lastAnswer(history);
  if (last === undefined || !tellsNumbers.test(last) || last.includes(callToday)) return null;
  // What may have been misread is confirmed by those who were asked.
  if (mayBeMisread.test(last) && onTheWay.test(withPlainApostrophes(question)))
    return { ...plainAnswer([goWell, wayOut].map(paragraph)), level: 'emergency' };
  const isShort = question.length < longestNews && !question.includes('?');
  return isShort && helpWasHad.test(withPlainApostrophes(question)) ? plainAnswer([paragraph(tellThem)]) : null;
}

const longestNews = 60;
const tellThem =
  'Good. Tell them all that you told me, and show them the packs of anything that was taken. I am here when you have a question later.';

/** "Just kidding", after an amount that would have been a poisoning. */
export function jokedAway({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = lastAnswer(history);
  if (last === undefined || !isEmergency(last) || question.length > longestNews || question.includes('?')) return null;
  if (!joke.test(withPlainApostrophes(question))) return null;
  return plainAnswer([paragraph(isPoisoning.test(last) ? `${glad} ${ifItWasTrue}` : `${glad} ${whatElse}`)]);
}

const isPoisoning = /\b(?:overdose|poison\w*)\b/i;
const glad = 'I am glad if nobody is in danger.';
const ifItWasTrue =
  'If it was taken after all, call the poison line now, even when all feels well: harm may show only after a day. Otherwise tell me what I can look up.';
const whatElse = 'Tell me what I can look up or check for you.';

/** "What helps?", "could raspberry leaf ease it?", right after what sounded like an emergency: nothing to take before that is cleared up. */
export function asksAfterLikelyAlarm({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = lastAnswer(history);
  if (last === undefined || !mayBeMisread.test(last) || !soundedGrave(last) || isSettled(question)) return null;
  const message = toldIn(history).at(-1) ?? '';
  const told = concernsIn(message).uses;
  const { uses, particulars } = concernsIn(question);
  const isOther = uses.length + particulars.length > 0 && !uses.some((use) => told.includes(use));
  const text = withPlainApostrophes(question);
  const isHeld = history.slice(-mostHolds * 2).filter(({ text: each }) => each.includes(stillHelpFirst)).length > 0;
  if (isOther && !eases.test(text)) return null;
  if (!asksForRelief.test(text) && (isHeld || !namesAHerb(question) || isDoubtful(message, false))) return null;
  const first = last.includes(helpBeforeHerbs) ? stillHelpFirst : helpBeforeHerbs;
  return { ...plainAnswer([first, orMisread].map(paragraph)), level: 'emergency' };
}

/** It sounded like an emergency, or that was not cleared up. */
function soundedGrave(answer: string): boolean {
  return (/\bcall your emergency number now\b/i.test(answer) && !/\b988\b/.test(answer)) || answer.includes(orMisread);
}

const helpBeforeHerbs =
  'Take nothing for it yet: I cannot tell from here whether it is harmless. If it goes on, gets worse, or comes with chest pain, faintness or trouble breathing, call your emergency number now: 911, 112, 999 or 000. Else call a doctor or a medical advice line today.';
const stillHelpFirst =
  'Somebody who can examine you has to say that: a medical advice line or a doctor today, or your emergency number (911, 112, 999 or 000) if it has not settled or you feel worse. Until then take nothing for it.';
const orMisread = 'I may have misread you. If nobody is in danger, tell me in other words what it is, and I go on.';

/** For what a doctor has to see first, no herb is named in the next answer; for something else one may be. */
export function waitsForDoctor(request: AdvisorRequest): AdvisorAnswer | null {
  const { history, question } = request;
  const place = history.findLastIndex(({ role, text }) => role === 'assistant' && text.includes(callToday));
  const since = history.slice(place + 1);
  const isHeld = since.every(({ role, text }) => (role === 'user' ? !isSettled(text) : isHold(text)));
  if (place < 0 || since.length > mostHolds * 2 || !isHeld || isSettled(question)) return null;
  const asked = history.slice(0, place).findLastIndex(({ role }) => role === 'user');
  const told = history[asked]?.text ?? '';
  if (isOfAnother(request, history[asked])) return null;
  const earlier = history.slice(0, Math.max(asked, 0));
  const alarm =
    findToldAlarm(told) ??
    knownDangerIn({ ...request, question: told, history: earlier }) ??
    findRedFlagInTalk(toldIn(earlier), told);
  return alarm === null
    ? null
    : untilSeen(alarm, told, question, since.length > 0 && isHold(lastAnswer(history) ?? ''));
}

/** So many answers in a row wait for the doctor. */
const mostHolds = 2;

/** The line before an answer that follows an alarm; null when none is open. */
export function recallOfAlarm(request: AdvisorRequest): string | null {
  const { history, question } = request;
  const last = lastAnswer(history);
  const lastAsked = history.findLast(({ role }) => role === 'user');
  const isOver = isSettled(question) || isTakenBack(lastAsked?.text ?? '');
  if (last !== undefined && isEmergency(last) && /\b988\b/.test(last) && isOver) return gladYouAreSafe;
  const mayBeGrave = last !== undefined && mayBeMisread.test(last) && soundedGrave(last);
  if (mayBeGrave && namesAHerb(question) && !isSettled(question)) return ifAsBad;
  const isForADoctor = last !== undefined && (last.includes(callToday) || isForThisWeek.test(last));
  if (isForADoctor && !isSettled(question)) return isOfAnother(request, lastAsked) ? null : doctorFirst;
  const open = openAlarm(request);
  return open === null || isTakenBack(open.message) ? null : helpStillNeeded;
}

interface OpenAlarm {
  readonly message: string;
  /** The talk as it stood when that was written. */
  readonly asked: AdvisorRequest;
  readonly toldBefore: readonly string[];
  /** Answers given since. */
  readonly turnsSince: number;
  readonly isHelpComing: boolean;
  /** It was told of somebody else than the one who is asked for now. */
  readonly isOfAnother: boolean;
  /** They are going, or have just come to where help is. */
  readonly isOnTheWay: boolean;
}

/** The last emergency of the talk that nobody has taken back, and for which no help was had. */
function openAlarm(request: AdvisorRequest): OpenAlarm | null {
  const { history, question } = request;
  const place = history.findLastIndex(({ role, text }) => role === 'assistant' && isEmergency(text));
  const asked = history.slice(0, place).findLastIndex(({ role }) => role === 'user');
  if (place < 0 || asked < 0) return null;
  const after = history.slice(place + 1);
  const said = [question, ...toldIn(after)];
  const turnsSince = after.filter(({ role }) => role === 'assistant').length;
  const next = after.find(({ role }) => role === 'user')?.text ?? question;
  const isOnTheWay = onTheWay.test(withPlainApostrophes(question));
  // "Thank you, we are off to hospital": it is not over.
  const isOver = (isOnTheWay ? toldIn(after) : said).some((text) => settles(history[place]?.text ?? '', text));
  if (isOver || isExplained(history[asked]?.text ?? '', next) || turnsSince > longestRecall) return null;
  const message = history[asked]?.text ?? '';
  return {
    message,
    asked: { ...request, question: message, history: history.slice(0, asked) },
    toldBefore: toldIn(history.slice(0, asked)),
    turnsSince,
    isOfAnother: isOfAnother(request, history[asked]),
    isOnTheWay,
    isHelpComing: said.some((text) => isHelpComing(text)),
  };
}

const longestRecall = 5;

function toldIn(history: AdvisorRequest['history']): readonly string[] {
  return history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
}

function lastAnswer(history: AdvisorRequest['history']): string | undefined {
  return history.findLast(({ role }) => role === 'assistant')?.text;
}

/** Its own words tell an emergency; one that may be misread leaves the way on open, and one that is held was told before. */
function isEmergency(answer: string): boolean {
  if (
    [onlyAsked, saysItWasFew, isMetWithKindness, isOnWhetherToTell].some((isNone) => isNone(answer)) ||
    answer.includes(gladYouAreSafe) ||
    isAboveThePack.test(answer) ||
    isOnlyALeaf.test(answer)
  )
    return false;
  const isForADoctor = answer.includes(callToday) || isForThisWeek.test(answer);
  return tellsNumbers.test(answer) && !isForADoctor && !mayBeMisread.test(answer) && !answer.includes(wayOut);
}

/** More than a pack says, of a mild herb: those who know poisons are asked, and the talk goes on. */
const isAboveThePack = /^That is more of [^.]* than a pack sets for one day/;
/** A petal of what everybody eats: the line is named for the case that it was another plant. */
const isOnlyALeaf = /I know of no harm from a petal or a leaf of it/;
const tellsNumbers = /\b(?:911|988|1-800-\d{3}-\d{4}|0808 2000 247)\b/;
const isForThisWeek = /Please (?:see|call) your doctor(?: or pharmacist)? this week/;
const mayBeMisread = /I may have misread you/;

const onTheWay = anyPhrase(
  /(?<=^\W*)(?:ok(?:ay)?|alright|all right|right|fine)[ ,.]+(?:i|we)(?:'ll|’ll|ll| will|'m| am|'re| are)? (?:go|going|call|calling|ring|ringing)(?: now| there| in| them| 999| 911| 112)*(?=\W*(?:$|thank|thx|ta\b|cheers))/,
  /(?:on (?:my|our) way|going (?:there |in )?now|leaving now|driving (?:there|to|him|her)|heading (?:to|there|in))/,
  /(?:off|leaving|setting off|in the car|driving|rushing|taking (?:him|her|them|me)|bringing (?:him|her|them|me)|jumping in [\w ]{2,12}|on the bus) (?:now )?(?:to|for) (?:the )?(?:hospital|a ?(?:&|and) ?e|er|emergency(?: room| department)?|casualty|clinic|urgent care|doctors?)(?=\W|$)/,
  /(?:they|hospital|doctor|111|nhs|poison \w+)\b[^.?!]{0,16}\b(?:want|wants|told|asked|need) (?:me|us|him|her) (?:to come |to go )?(?:in|there|down)\b/,
  /(?:getting|got|have|having) (?:a )?(?:lift|taxi|cab|uber|ride)(?: there| in| to \w+)? now|getting (?:a )?(?:lift|taxi|cab|uber|ride)\b/,
  atTheDoor,
);

const helpFirst = [
  'Please get help first. What you told me does not wait, even when it feels better for now, and no herb or tea can stand in for help.',
  'I know you would like another answer. Still, please call before anything else: I would be doing you harm with a herb now.',
];
const stillHere = [
  'I am still here, and what you wrote matters more than any tea. Please reach a person now, and stay with someone if you can.',
  'If nobody answers, try once more or take the next number, and go to someone near you. You need not say it well, only say it.',
];
const wayOut = 'If I have misread you, or help has been there already, tell me so and I will go on.';
const helpStillNeeded = 'If you have not had help yet for what you told me before, please get it first.';
const ifAsBad = 'If it is as bad as I took it to be, please get help first.';
const gladYouAreSafe =
  'I am glad to hear that. If such thoughts ever come, at any hour: call or text 988 in the US, call 116 123 in the UK and much of Europe, or talk to someone near you.';
const doctorFirst = 'As I said: please see the doctor about what you told me before you try anything.';
