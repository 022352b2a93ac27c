import type { Mention } from '../../../resolve/mention.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Finding } from '../../../safety/finding.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

const mostReasons = 2;
const longestMessage = 160;

/** "I already took one", "three capsules and wine, now I am dizzy": what was advised against is in the body already. */
export function answerAlreadyTaken(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question).replaceAll(hadIllness, ' ');
  if (goesOn.test(text) && leftOut.test(question.said)) return plainAnswer(waitingWith(text).map(paragraph));
  if (text.length > longestMessage || !hasTaken.test(text) || longAgo.test(text) || asksToBeginAgain.test(text))
    return null;
  const findings = weightyOn(question);
  const [first] = findings;
  if (first === undefined) return calmOnes(question, text);
  const isFelt = felt.test(text);
  if (!isFelt && !forbids(first.severity)) return null;
  const names = listed([...new Set(findings.map(({ subject: { name } }) => inSentence(name)))]);
  const reasons = [...new Set(findings.map(({ why }) => why))].slice(0, mostReasons);
  return {
    ...plainAnswer(
      [`Take no more ${names} for now.`, ...(isFelt ? [callNow] : [callToday]), ...reasons, alarming].map(paragraph),
    ),
    level: isFelt ? 'urgent' : 'none',
    findings,
  };
}

/** "I already drank 3 cups", of what little speaks against: no cause for alarm, and what holds from here on. */
function calmOnes(question: Understanding, text: string): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  const [item, ...others] = herbs.length > 0 ? herbs : earlierHerbs;
  if (item === undefined || others.length > 0 || !drankToday.test(text) || felt.test(text)) return null;
  const [note] = findingsAbout([item], subject.person);
  const isCareful = subject.person.pregnant || subject.person.breastfeeding;
  return plainAnswer(
    [
      `I know of no harm from so little, though not everything has been studied${isCareful ? '; tell your midwife or doctor of it when you see them' : ''}.`,
      ...(note === undefined ? [] : [note.advice]),
      'If you feel unwell, ask a doctor or pharmacist today.',
    ].map(paragraph),
  );
}

const drankToday =
  /\bi(?:'ve| have)? (?:already |just )?(?:drank|drunk|had|took|taken|ate|eaten) (?:about )?(?:an?|one|two|three|four|[1-4]|some|half an?) (?:\w+ )?(?:cups?|mugs?|glass(?:es)?|teas?|capsules?|tablets?|drops|spoons?|slices?|pieces?)\b[^?]{0,30}$/i;

/** What speaks against the herbs that were taken, most serious first, with what was taken beside them. */
function weightyOn({ subject, herbs, earlierHerbs, medicines, mentions }: Understanding): readonly Finding[] {
  const taken: readonly Item[] = herbs.length > 0 ? herbs : earlierHerbs;
  if (taken.length === 0) return [];
  const others = [...medicines, ...mentions.filter(isDrink).map(toItem)];
  return findingsAbout(onceEach(taken), subject.person, others)
    .filter(({ severity }) => severity !== 'minor')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

function isDrink({ kind, id }: Mention): boolean {
  return kind === 'medicine' && id === 'alcohol';
}

function waitingWith(text: string): readonly string[] {
  return [sleepsItOff.test(text) ? notAlone : askThem, alarming];
}

const leftOut = /\bTake no more [^.]+ for now\./;
const callNow =
  'Call a poison line or a doctor now and say what was taken, how much and when: in the US 1-800-222-1222, elsewhere your poison line or a medical advice line. Do not drive, drink no alcohol, and stay with somebody.';
const callToday =
  'Tell a pharmacist or your doctor today what you took, how much and when. They know your medicines and can say what to watch for. Go on with the medicines as prescribed unless they say otherwise.';
const alarming =
  'Call your emergency number with trouble breathing, fainting, confusion, a fit, a racing heart, high fever or stiff muscles, or if somebody cannot be woken.';
const notAlone =
  'Not alone, and not before you have asked: call the poison line or a doctor first. If they say you may sleep, let somebody look in on you.';
const askThem =
  'I cannot say from here how it goes on. The poison line can: tell them what, how much, when, and what you feel now.';

const hasTaken = anyPhrase(
  /(?:i|he|she|we|they)(?:'ve| have| has|'s) been (?:having|taking|drinking|eating|sucking|chewing|using|on)\b(?! (?:it )?for (?:\w+ )?(?:weeks|months|years))/,
  /(?:i|he|she|we|they)(?:'ve| have| has)? (?:already |just |accidentally |also )*(?:took|taken|had|drank|drunk|swallowed|used|ate|eaten)\b(?! (?:it )?for (?:\w+ )?(?:weeks|months|years))/,
  /(?<=^\W*)(?:already|just) (?:took|taken|had|drank)/,
);
/** "I had a kidney transplant" tells of nothing that was swallowed. */
const hadIllness =
  /\b(?:i|he|she|we|they)(?:'ve| have| has)? (?:already |just |also )*had (?:an? |my |his |her |the |two |three |some |bad |open )*(?:\w+ ){0,2}?(?:transplant|operation|op|surgery|stroke|tia|attack|cancer|tumou?r|baby|child|children|twins|miscarriage|stent|bypass|colds?|flu|infections?|kidney|liver|heart|clots?|dvt|seizures?|falls?|fracture|shingles|covid|pneumonia|ulcers?|gallstones|gall ?bladder|hysterectomy|c-section|diagnosis|tests?|scan|appointment|problems?|trouble|allerg\w+|reaction|chemo\w*|radiation|depression|migraines?|asthma|diabetes|hepatitis|epilepsy|period|abortion|vaccine|jab)\b/gi;
const longAgo =
  /\b(?:years?|months?|weeks?) ago\b|\blast (?:year|month|winter|summer)\b|\b(?:used to|back then|as a child)\b/i;
/** "I took it for years, can I start again?": it is not in the body now. */
const asksToBeginAgain =
  /\b(?:start|begin|go back|take it|try it|use it|have it)\b[^.?!]{0,12}\b(?:again|back|once more)\b/i;
const felt =
  /\b(?:now|since(?: then)?|and|feel(?:ing)?)\b[^.?!]{0,24}\b(?:dizzy|light-?headed|sick|nauseous|vomit\w*|drowsy|woozy|shak(?:y|ing)|trembl\w*|palpitations|racing|sweat\w*|itch\w*|rash|hives|headache|confused|numb|cramps?|weird|strange|unwell|awful)\b/i;
const goesOn =
  /^\W*(?:(?:and|so|but|ok(?:ay)?)\b[ ,]*)*(?:can i (?:just )?sleep it off|(?:it'?s|it has|its) been (?:\w+ ){1,3}(?:hours?|minutes)|what (?:now|should i do(?: now)?|do i do)|(?:is|was) (?:it|that) dangerous|will it (?:pass|go away|wear off)|how long (?:will|does) it (?:last|take to wear off)|should i (?:be )?worr(?:y|ied))\W*$/i;
const sleepsItOff = /\bsleep\b/i;
