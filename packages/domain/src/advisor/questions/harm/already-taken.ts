import type { Mention } from '../../../resolve/mention.ts';
import { anyPhrase, choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Finding } from '../../../safety/finding.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { withoutStories } from '../../reading/person/past-stories.ts';
import { hadIllness } from '../../reading/had-illness.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { keptAtHome } from '../../reading/named-things/at-home.ts';
import { isYetToBeTaken } from './yet-to-be-taken.ts';
import { protectionLost } from './protection-lost.ts';
import { levelToCheck } from './level-to-check.ts';
import { whatToWatch } from './signs-to-watch.ts';
import { whatWasTaken } from './what-was-taken.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

const mostReasons = 2;
const longestMessage = 200;

/** "I already took one", "three capsules and wine, now I am dizzy": what was advised against is in the body already. */
export function answerAlreadyTaken(question: Understanding): AdvisorAnswer | null {
  // What somebody took long ago is in nobody's body.
  const text = withoutStories(withPlainApostrophes(question.question))
    .replaceAll(hadIllness, ' ')
    .replaceAll(keptAtHome, ' ');
  if (isYetToBeTaken(text)) return null;
  if (goesOn.test(text) && leftOut.test(question.said)) return plainAnswer(waitingWith(text).map(paragraph));
  if (feelsFine.test(text) && leftOut.test(lastAnswer(question.history)))
    return plainAnswer(
      [allTheSame, ...(/\b(?:sleepy|tired|drowsy)\b/i.test(text) ? [noDriving] : []), alarming].map(paragraph),
    );
  const worry = protectionLostLately(question, text);
  if (worry !== null) return worry;
  const isOver = longAgo.test(text) || didGood.test(text) || asksToBeginAgain.test(text);
  if (onlyAsksOfADrink(text)) return null;
  if (text.length > longestMessage || isOver || !(hasTaken.test(text) || forAWhile.test(text))) return null;
  const findings = weightyOn(question, text);
  const [first] = findings;
  if (first === undefined) return hasTaken.test(text) ? calmOnes(question, text) : null;
  // "Do I wean off?" is answered with how it is stopped.
  if (!forbids(first.severity) && !felt.test(text) && question.asks.afterStopping) return null;
  if (!forbids(first.severity) && !felt.test(text) && !withDrink.test(text) && isOfEarlier(question, text))
    return untilAsked(findings);
  const isFelt = felt.test(text) || (forbids(first.severity) && withDrink.test(text));
  const isBesideDrink = withDrink.test(text);
  if (!isFelt && !isBesideDrink && !forbids(first.severity)) return null;
  const names = listed([...new Set(findings.map(({ subject: { name } }) => inSentence(name)))]);
  const reasons = [...new Set(findings.map(({ why }) => why))].slice(0, mostReasons);
  const lost = protectionLost(findings);
  return {
    ...plainAnswer(
      [
        `Take no more ${names} for now.`,
        ...ofAllergy(findings),
        isFelt ? (overWeeks.test(text) && !isBesideDrink ? mayComeFromIt : callNow) : callToday,
        ...levelToCheck(question.subject.person, findings),
        ...(isBesideDrink ? [noMoreDrink] : []),
        ...reasons,
        ...(lost === null ? [] : [lost]),
        ...whatToWatch(findings),
        alarming,
      ].map(paragraph),
    ),
    level: isFelt ? 'urgent' : 'none',
    findings,
  };
}

/** "I took it for 10 days last month, should I worry?", of what weakens the pill: that lasts beyond the last dose. */
function protectionLostLately(question: Understanding, text: string): AdvisorAnswer | null {
  if (text.length > longestMessage || !someWeeksAgo.test(text) || !hasTaken.test(text)) return null;
  const findings = weightyOn(question, text);
  const lost = protectionLost(findings);
  return lost === null || !/\bweeks after\b/i.test(lost)
    ? null
    : { ...plainAnswer([itLasts, lost].map(paragraph)), findings };
}

/** "I've had two lots of senna already": where it is only told what is taken, the check itself says what there is to say. */
function isOfEarlier({ herbs }: Understanding, text: string): boolean {
  return herbs.length === 0 || (/\balready\b/i.test(text) && !text.includes('?'));
}

/** "She's had it a fortnight already", of what should have been asked about first. */
function untilAsked(findings: readonly Finding[]): AdvisorAnswer {
  const names = listed([...new Set(findings.map(({ subject: { name } }) => inSentence(name)))]);
  const reasons = [...new Set(findings.map(({ why, advice }) => `${why} ${advice}`))].slice(0, mostReasons);
  return {
    ...plainAnswer(
      [
        `Leave out ${names} until you have asked.`,
        ...ofAllergy(findings),
        callToday,
        ...reasons,
        ...whatToWatch(findings),
      ].map(paragraph),
    ),
    findings,
  };
}

/** What an allergy may still bring after the cup. */
function ofAllergy(findings: readonly Finding[]): readonly string[] {
  return findings.some(({ kind }) => kind === 'allergy') ? [reactsYet] : [];
}

/** "Been on it a month, heart races": for the doctor today, and no poisoning. */
const overWeeks = /\b(?:weeks?|months?|fortnight|years?)\b/i;
const mayComeFromIt =
  'What you feel may come from it: call your doctor or a medical advice line today, and say what you took and since when. Go on with the medicines as prescribed unless they say otherwise.';
const reactsYet =
  'A reaction can still come within some hours, so do not be alone: hives, swelling, a tight chest, wheezing or vomiting. With swelling of the face, tongue or throat, trouble breathing or faintness call your emergency number at once: 911, 112, 999 or 000.';

/** "I already drank 3 cups", of what little speaks against: no cause for alarm, and what holds from here on. */
function calmOnes(question: Understanding, text: string): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
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

const drankToday = oneOf(
  /^\W*(?:already |just )?(?:had|took|drank|ate) (?:some|one|two|three|an?|half|[1-4])\b[^?]{0,40}\b(?:this morning|today|already|earlier|yesterday|last night|just now)\b[^?]{0,20}$/i,
  /\bi(?:'ve| have)? (?:already |just )?(?:drank|drunk|had|took|taken|ate|eaten) (?:about )?(?:an?|one|two|three|four|[1-4]|some|half an?) (?:\w+ )?(?:cups?|mugs?|glass(?:es)?|teas?|capsules?|tablets?|drops|spoons?|slices?|pieces?)\b[^?]{0,30}$/i,
);

/** "I took St John's wort after my divorce and it saved me": praise of what was, whoever it is asked for now. */
const didGood =
  /\b(?:took|had|used|drank|was on|tried) [^.?!]{2,60}\b(?:it|that|they) (?:really |truly |totally )?(?:saved|helped|worked|cured|sorted|fixed|did (?:me|us|him|her|wonders|the trick|it|so much)|got (?:me|us|him|her) (?:through|over|out)|lifted|was (?:brilliant|great|wonderful|a godsend|magic))\b/i;

/** What speaks against the herbs that were taken, most serious first, with what was taken beside them. */
function weightyOn(asked: Understanding, text: string): readonly Finding[] {
  const { subject, medicines, mentions } = asked;
  const taken: readonly Item[] = whatWasTaken(asked, text);
  if (taken.length === 0) return [];
  const others = [...medicines, ...mentions.filter(isDrink).map(toItem)];
  return (
    findingsAbout(onceEach(taken), subject.person, others)
      // What the profile lists is the same thing, and no second helping of it.
      .filter(({ severity, subject: herb, with: other }) => severity !== 'minor' && other.id !== herb.id)
      .toSorted((left, right) => compareSeverity(left.severity, right.severity))
  );
}

function isDrink({ kind, id }: Mention): boolean {
  return kind === 'medicine' && id === 'alcohol';
}

function waitingWith(text: string): readonly string[] {
  return [sleepsItOff.test(text) ? notAlone : askThem, alarming];
}

const leftOut = /\bTake no more (?:[^.]+ for now\.|today; if you feel well)|A few are no reason to panic/;
const callNow =
  'Call a poison line or a doctor now and say what was taken, how much and when: in the US 1-800-222-1222, elsewhere your poison line or a medical advice line. Do not drive, drink no alcohol, and stay with somebody.';
const callToday =
  'Tell a pharmacist or your doctor today what you took, how much and when. They know your medicines and can say what to watch for. Go on with the medicines as prescribed unless they say otherwise.';
const noMoreDrink = 'Alcohol adds to it: drink none while it is in you.';
const alarming =
  'Call your emergency number with trouble breathing, fainting, confusion, a fit, a racing heart, high fever or stiff muscles, or if somebody cannot be woken.';
const notAlone =
  'Not alone, and not before you have asked: call the poison line or a doctor first. If they say you may sleep, let somebody look in on you.';
const askThem =
  'I cannot say from here how it goes on. The poison line can: tell them what, how much, when, and what you feel now.';

const hasTaken = anyPhrase(
  /(?<=^\W*(?:i )?)(?:drank|took|had|taken|necked|downed) [\w' ]{2,24} and (?:then )?(?:drank|took|had|taken) \w+/,
  /(?:gave|given|slipped|made) me (?:some|one|two|it|that|a (?:cup|few|dose|bit)) (?:already|earlier|before|today|yesterday|this morning|last night)/,
  /(?:i(?:'ve| have)? )?(?:kinda |kind of |sort of |already |just )*(?:started|began|begun)(?: (?:on|with|taking|it))? (?:[\w'’-]+ ){0,4}(?:yesterday|today|last (?:night|week)|this (?:morning|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)/,
  /(?:gave|given|slipped|fed|brewed|made) me (?:[\w'’-]+ ){1,6}(?:yesterday|today|last night|this (?:morning|afternoon|evening|week)|already)/,
  /(?:gave|given|slipped|fed) (?:him|her|them) (?:[\w'’-]+ ){1,6}(?:as well|too|yesterday|today|last night|this (?:morning|afternoon|evening|week)|already|since|every day|for days)\b/,
  /(?:i|he|she|we|they)(?:'ve| have| has|'s) been (?:having|taking|drinking|eating|sucking|chewing|using|on)\b(?! (?:it )?for (?:\w+ )?(?:weeks|months|years))/,
  /(?:i|he|she|we|they)(?:'ve|'s|'d| have| has| had)? (?:already |just |accidentally |also )*(?:took|taken|had|drank|drunk|swallowed|used|ate|eaten)\b(?! (?:it )?for (?:\w+ )?(?:weeks|months|years))/,
  /(?<=^\W*)(?:already|just) (?:took|taken|had|drank)/,
  /(?<=^\W*(?:but |and |oh |well |also )*)(?:i(?:'ve| have) )?been (?:on|taking|using|having|drinking) [\w' ]{2,30} (?:since|all) \w+/,
  /(?<=^\W*(?:(?:oops|oh|ah|too late|well|but|er+m?|um|uh oh|right|damn|shit|yikes|so|already)\b\W*)*)(?:i )?(?:been (?:taking|having|on|using|drinking)|had|started|took|taken|on|began) (?:it|one|them|that|those|some)\b(?! for (?:\w+ )?years)/,
  /(?<=(?:^|[.!;,])\W*)(?:(?:so|and|but|well|i mean|tbh|ok(?:ay)?|right|hm+|ah|oh|um|er+m?|oops|whoops|yikes|omg|too late|sorry|no|yes|yeah)\W+)*(?:already |just |only )?(?:took|taken|drank|swallowed|popped|downed|necked) (?:it|some|one|two|three|a|an|half|\d\S*|the|them|my)/,
  /(?<=(?:^|[.!;,])\W*)(?:(?:so|and|but|well|i mean|tbh|ok(?:ay)?|hm+|oops|whoops|oh|ah|uh oh|um|er+m?|right|too late|no|yes|yeah)\W+)*had (?:some|one|two|three|a (?:few|couple|cup|bit|dose)|half|\d\S*)\b(?=[^.?!]*\b(?:yesterday|today|tonight|earlier|just now|last night|this (?:morning|afternoon|evening))\b)/,
  /(?<=(?:^|[.!;,])\W*)(?:(?:so|and|but|well|ok)\W+)*(?:already )?been (?:on|taking|having|drinking|using) (?:it|them|that|this)\b/,
);
/** "Been on the comfrey tea two months", "she's already had it a fortnight". */
const forAWhile = sequence(
  /\b/i,
  choice(
    /been (?:on|taking|having|drinking|using|rubbing|putting)/,
    /(?:already |just )?(?:had|taken|took|used)|(?:am|is|'m|'s) on|taking|using|drinking/,
  ),
  /\b[^.?!]{0,40}\b(?:an?|one|two|three|four|five|six|\d+|some|several|a few|a couple of) (?:good )?/,
  /(?:days?|nights?|weeks?|wks?|fortnights?|months?)\b(?! (?:ago|old))/,
);
/** "And a few cans": what is drunk beside it makes it worse. */
const withDrink =
  /\b(?:cans|pints?|beers?|wines?|vodka|gin|rum|whisk(?:y|ey|ies|eys)|ciders?|lagers?|shots|alcohol|booze|(?<!\b(?:energy|soft|fizzy|hot|sports) )drinks)\b(?! (?:of|with) (?:water|tea|juice))/i;
/** "Can I have a few beers when I've taken kava?": nobody has drunk yet. */
function onlyAsksOfADrink(text: string): boolean {
  const rest = text.replace(asksOfADrink, ' ');
  return rest !== text && !withDrink.test(rest) && !felt.test(text);
}

const asksOfADrink =
  /\b(?:can|could|may|should|dare|(?:is it|would it be) (?:ok(?:ay)?|safe|fine|all ?right|bad|dangerous)) (?:(?:i|we|he|she|to|if|for|me|still|now|then|also|just) )*(?:hav\w*|drink|sip|get|go (?:for|out)|enjoy|open|pour)\b(?! (?:had|drunk|taken|another)\b)[^.?!]{0,24}?\b(?:cans|pints?|beers?|wines?|vodka|gin|rum|whisk(?:e)?ys?|ciders?|lagers?|shots|alcohol|booze|drinks?)\b/i;
const longAgo =
  /\b(?:years?|months?|weeks?) ago\b|\blast (?:year|month|winter|summer)\b|\b(?:used to|back then|as a child)\b/i;
const someWeeksAgo =
  /\blast (?:month|week)\b|\b(?:a|one|two|three|four|five|six|\d|a few|some|a couple of) (?:weeks?|month) ago\b/i;
const itLasts =
  'It is worth a look, and no cause for panic: what it does to the contraceptive goes on for some weeks after the last dose. Take no more of it, and tell a pharmacist or clinic today when you took it and for how long.';
/** "I took it for years, can I start again?": it is not in the body now. */
const asksToBeginAgain =
  /\b(?:start|begin|go back|take it|try it|use it|have it)\b[^.?!]{0,12}\b(?:again|back|once more)\b/i;
const felt =
  /(?:\b(?:now|since(?: then)?|and|feel(?:ing)?)\b|,)[^.?!]{0,24}\b(?:dizzy|light-?headed|sick|nauseous|vomit\w*|drowsy|woozy|shak(?:y|ing)|trembl\w*|palpitations|racing|sweat\w*|itch\w*|rash|hives|headache|confused|numb|cramps?|weird|strange|unwell|awful|jittery|wobbly|bruis\w*|nose ?bleeds?|yellow|losing weight|heart(?:'s| is)? (?:races|racing|pounds|pounding|flutters|fluttering|thumping|skips|skipping))\b/i;
const goesOn = sequence(
  /^\W*(?:(?:and|so|but|ok(?:ay)?)\b[ ,]*)*/i,
  choice(
    /can i (?:just )?sleep it off|(?:it'?s|it has|its) been (?:\w+ ){1,3}(?:hours?|minutes)/,
    /what (?:now|should i do(?: now)?|do i do(?: now)?)|(?:is|was) (?:it|that) dangerous/,
    /will it (?:pass|go away|wear off)|how long (?:will|does) it (?:last|take to wear off)/,
    /should i (?:be )?worr(?:y|ied)/,
  ),
  /\W*$/,
);
/** "Felt ok tho." */
const feelsFine =
  /^\W*(?:(?:but|and|well|so|all good|no worries)\W+)*(?:i )?(?:felt|feel|feeling|am|i'm|im|was|seem) (?:\w+ )?(?:ok|okay|fine|alright|all right|grand|good|normal|great)(?: (?:tho|though|now|so far|after|today|since|just (?:\w+ )*(?:sleepy|tired|drowsy)))*\W*$/i;
const allTheSame =
  'Good. What I said holds all the same: take no more of it for now, and let a pharmacist or your doctor know.';
const noDriving = 'Do not drive or use machines while you are sleepy, and drink no alcohol on it.';
const sleepsItOff = /\bsleep\b/i;
