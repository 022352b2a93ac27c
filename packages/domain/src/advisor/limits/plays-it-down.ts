import { choice, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import { poisonLine } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { namesAHerb } from '../reading/named-things/names-a-herb.ts';
import { notOverYet } from './over-too-soon.ts';
import { isSettled } from './settled.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** "But it was only a streak", "could it not wait till Monday", after something that a doctor should see: little counts too, and waiting does not help. */
export function playsItDown({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text;
  const isGrave = last !== undefined && soundedGrave.test(last);
  const isOpen = isGrave || (last !== undefined && (last.includes(callToday) || saysSoon.test(last)));
  if (!isOpen || question.length > longest || isSettled(question)) return null;
  const text = withPlainApostrophes(question);
  const stays = isGrave && callsItPoison.test(last) ? notOverYet(question, last) : null;
  if (stays !== null) return { ...plainAnswer([stays, numbers].map(paragraph)), level: 'emergency' };
  const isWaiting = waits.some((words) => words.test(text));
  const later = text.includes('?') || asksLeave.test(text) ? notLater : notPutOff;
  if (outOfReach.test(text) && !isWaiting)
    return { ...plainAnswer([paragraph(whoIsOpen)]), level: isGrave ? 'emergency' : 'urgent' };
  if (!isGrave && !isWaiting && asksOfAHerb(text)) return null;
  const says = isWaiting ? later : makesSmall.some((words) => words.test(text)) ? evenSo : null;
  if (says === null) return null;
  return { ...plainAnswer([isGrave ? stillGrave : says].map(paragraph)), level: isGrave ? 'emergency' : 'urgent' };
}

/** "Just some lavender oil on the pillow, that's harmless or": asked of a herb, and none was taken. */
function asksOfAHerb(text: string): boolean {
  return asksIfMild.test(text) && !wasTaken.test(text) && namesAHerb(text);
}

const asksIfMild =
  /\b(?:harmless|ok(?:ay)?|fine|safe|all ?right|allowed|no harm|can't hurt|cant hurt)\b(?: (?:or(?: not)?|right|no|yes|then|isn't it|surely|to use))?\W*$|^\W*(?:can|could|may) i\b/i;
const wasTaken =
  /\b(?:was|were|had|have|drank|drunk|took|taken|ate|eaten|swallow\w*|used|put|gave|given|tried|did|since|after|stopped|feel\w*)\b/i;
const callsItPoison = /sounds like a possible poisoning/;
const numbers = `${poisonLine} Fainting, a fit, trouble breathing or a heart that goes odd: 911, 112, 999 or 000.`;
const saysSoon = /\ba doctor should look at soon\b|please have it looked at: a little|^Please do not put it off/;
/** It only sounded like an emergency, so it is not held by itself. */
const soundedGrave =
  /sounds like (?:a possible (?:emergency|poisoning)|a sign of danger for)|^That is not for me to rule out/;
const longest = 100;

const opening = String.raw`^\W*(?:(?:but|well|oh|no|nah|ok(?:ay)?|yeah|yes|hm+|ah|sure|so|and|honestly|tbh|probably|maybe|surely)\b[ ,.]*)*`;
const it = String.raw`(?:(?:it|that|this|there)(?:'s|s| is| was|'s been| has been| will be|'ll be)? )?`;
const fine = '(?:fine|ok|okay|grand|alright|all right|good|normal|well|better|not (?:so |too |that )?bad)';

/** "Sure it's only a bruise", "can't be that bad", "I feel alright", "could it not just be my cataracts?" */
const makesSmall: readonly RegExp[] = [
  new RegExp(
    `${opening}${it}(?:really |probably |prob(?:s|ly)? |most likely )?(?:only|just|barely|hardly)\\b[^?]*$`,
    'i',
  ),
  new RegExp(
    `${opening}${it}(?:not (?:much|a lot|that (?:bad|much)|so bad)|nothing (?:much|serious|really)|tiny|a tiny|a little)\\b[^?]*$`,
    'i',
  ),
  /\b(?:can't|cannot|cant|can not|couldn't) be (?:that|so|too|very|all that) (?:bad|serious|dangerous)\b/i,
  new RegExp(
    `${opening}(?:i|he|she|we|they)(?:'m|'s|'re| am| is| are)? (?:feels? |seems? |feeling )?(?:\\w+ )?${fine}\\b[^.?!]{0,24}\\W*$`,
    'i',
  ),
  new RegExp(
    `${opening}${choice(
      /(?:could|can|might|may|would) (?:it|that|this) (?:not )?(?:just |only |simply )?be\b[^.!]*/,
      /(?:is|isn't|isnt) (?:it|that|this) (?:not )?(?:just|only|simply)\b[^.!]*/,
      /(?:i think|i guess|i reckon|i'm sure) (?:it|that)(?:'s|s| is) (?:just|only)\b[^.!]*/,
    )}\\W*$`,
    'i',
  ),
  new RegExp(
    `${opening}${it}(?:has |have )?(?:now )?(?:stopped|gone|eased|settled|passed|better|worn off)(?: off| now| again| by itself)?,? ?(?:so|then|and)? ?(?:am |are |is |do )?(?:i|we|he|she|it|that|all)(?:'m|m|'s|s|'re|re)? (?:\\w+ )?(?:${fine.slice(3, -1)}|safe|clear)(?: now| then| right)?\\W*$`,
    'i',
  ),
  new RegExp(`${opening}(?:is )?${it}${fine} (?:if|when|as long as|because|since|then)\\b[^.!]*$`, 'i'),
  new RegExp(
    `${opening}(?:it|that|this)(?:'ll| will|s gonna|'s going to)? (?:just )?(?:pass|go away|settle|sort itself|clear up)\\b`,
    'i',
  ),
];

/** "Let me lie down first", "shouldn't I wait until Monday for my own doctor?" */
const waits: readonly RegExp[] = [
  new RegExp(
    `${opening}${choice(
      /(?:let me|lemme|i(?:'ll| will|'d rather|'m going to|'m gonna| think i'll)|ill|maybe i'll|gonna|going to|i (?:wanted|was going|planned|prefer|want) to)/,
      /(?:can't|cant|can|could|couldn't|should|shouldn't|shouldnt|may|might) (?:i|we|he|she|it|this|that)(?: not)?/,
      /do (?:i|we) (?:really )?(?:have|need) to/,
    )}\\b[^.!]*\\b${choice(
      /first|later|tomorrow|wait|in the morning|next week|after (?:work|lunch|the|my)|when i|go (?:in )?today|ring today|keep/,
      /(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|sleep on it|see how|lie down|sleep it off|leave it|give it (?:a|some|another|till|until|time)|watch (?:it|her|him)/,
    )}\\b[^.!]*$`,
    'i',
  ),
  /\b(?:wait|enough) (?:'?till?|until) (?:\w+day|mon|tomorrow|next week|after)\b/i,
  /\b(?:i'll|ill|i will|we'll|we will) (?:see|ask|ring|call|tell|mention)\b[^.?!]{0,30}\b(?:\w+day|tomorrow|next|then|when)\b/i,
  new RegExp(
    `${opening}(?:i'll |we'll )?(?:wait and see|too busy|no time|see how it goes|is it (?:really )?(?:that |so )?urgent|is (?:\\w+ )?(?:soon|time) enough[^.!]*)\\W*$`,
    'i',
  ),
];

/** "My doctor is closed, it's Saturday", "I have no car": what stands between them and help. */
const outOfReach = oneOf(
  /\b(?:doctors?|gp|dr|surgery|clinic|practice|pharmacy|chemist|midwife|nurse|office|line|111|they|everything|everywhere)(?:'s|'re| is| are| was)? (?:all |only |already |always |now |just )*(?:closed|closes|shut|on (?:holiday|leave|strike)|away|full(?:y booked)?|booked up|not open|off|engaged|busy|retired|too far|miles away|hours away|far away)\b/i,
  /\b(?:no|(?:can't|cannot|could not|couldn't) (?:get|have) (?:an?|any)|next|first) appointments?\b|\b(?:nobody|no one|noone) (?:picks? up|answers?|is there|there)\b|\b(?:on hold|in the queue) for\b/i,
  /\b(?:no|do ?n[o']?t have(?: an?y?)?|haven't got(?: an?y?)?|without(?: an?)?) (?:car|lift|transport|way (?:of getting|to get) there|phone|credit|insurance|money|doctor|gp|papers)\b|\b(?:can't|cannot) (?:afford|get (?:there|hold|through|in|out|an? \w+)|reach (?:them|anyone|him|her)|drive|leave (?:the|my|him|her|them))\b/i,
  /\b(?:it's|it is|its|today is|tomorrow is) (?:a |the |only |already |almost |nearly )*(?:satur|sun)day\b|\b(?:it's|it is|its|today is) (?:a |the )?(?:weekend|bank holiday|public holiday|christmas|holiday|new year|midnight|middle of the night|\d{1,2} ?(?:am|in the morning))\b/i,
  /\b(?:do ?n[o']?t|hate to|wouldn't|not) (?:like to |want to |wanting to )?(?:bother|trouble|waste|disturb|be a (?:bother|nuisance))\b/i,
);
const whoIsOpen =
  'Then do not wait for them. A medical advice line (111 in the UK), an out-of-hours or urgent care clinic and the emergency department are there at night, on weekends and on holidays, and nobody minds a call too many. If the way or the cost is the trouble, say so when you ring: they can tell what there is. If it gets worse quickly, or you feel faint or confused, call your emergency number: 911, 112, 999 or 000. No herb until somebody has examined you.';

const asksLeave = /^\W*(?:(?:and|but|so|ok)\b\W*)*(?:can'?t|cannot|can|couldn'?t|could|may|shouldn'?t|should|is it)\b/i;
const notLater =
  'No, please do not wait: call today, also in the evening or at a weekend. A medical advice line can tell you where to go. If it gets worse quickly, call your emergency number: 911, 112, 999 or 000.';
const evenSo =
  'Even so, please have it looked at: a little of it can have the same cause as a lot, and a call costs nothing. Ring your doctor or a medical advice line today. If it comes again, gets more, or you feel faint or short of breath, call your emergency number: 911, 112, 999 or 000.';
const notPutOff =
  'Please do not put it off: what you told me can get worse while you rest or wait, and a tablet may only hide it. Ring your doctor or a medical advice line now; it costs one call. If it gets worse, or you feel faint, confused or short of breath, call your emergency number: 911, 112, 999 or 000.';
const stillGrave =
  'That is not for me to rule out, and waiting is no test: please let somebody examine you now. Call your emergency number (911, 112, 999 or 000), or a medical advice line this minute if you are sure that nothing gets worse. Take nothing for it meanwhile. If I have misread you, say so in other words and I go on.';
