import { anyPhrase, choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { rules } from './all-rules.ts';
import { asksOfOwnMedicines, asksOfUse } from './asks-of-use.ts';
import { findFittingAlarm, findLikelyAlarm, findRedFlag, findToldAlarm } from './find-red-flag.ts';
import { kindOfRule } from './likeness/kinds.ts';
import { likenessOf } from './likeness/likeness.ts';
import type { RedFlag } from './red-flag.ts';

/** A longer message tells its own signs. */
const longestAddition = 300;
/** A message that goes on with an alarm is short: "my baby too", "I have the packet in front of me". */
const longestContinuation = 120;
const turnsOfOneAlarm = 3;
const longestExplanation = 80;

const goesOn = anyPhrase(
  /too|also|as well|same (?:here|thing)|so (?:did|has|have|is) (?:he|she|i|my)|worse|no better/,
  /not better|still|again|what (?:now|should i do|do i do)|help|please/,
  /(?:packet|pills?|tablets|bottle|rope|knife|gun|blade) (?:is |are )?(?:right |all )?(?:here|ready|in (?:front of me|my hand))/,
  /in front of me|in my hand|about (?:\w+ )?\d+|all of (?:them|it)|the whole|tonight/,
  /(?:he|she|baby|it)(?:'s| is| has| was) (?:\w+ )?(?:sick|vomit\w*|hot|cold|blue|grey|pale|drows\w*|sleepy|shak\w*|floppy|limp|swell\w*|crying)/,
  /why not|just tell me|tell me|answer/,
);
const isOver = sequence(
  /\b/i,
  choice(
    /joking|joke|kidding|not really|didn't mean|i'm (?:fine|ok|okay|safe|better)/,
    /(?:he|she|it|they)(?:'s| is| are) (?:fine|ok|okay|home|well|better|safe)|ambulance|hospital/,
    /doctor|called|rang|phoned|thank\w*|thx|ok|okay|alright|no one|was a while ago/,
  ),
  /\b/,
);

/** How long it has lasted, and nothing else. */
const onlyHowLong = sequence(
  /^\W*(?:it'?s been |it has been |that's been |been |has been |going on |already )?(?:for |since )?/i,
  /(?:about |over |more than |nearly |almost )?(?:\w+ ){0,2}/,
  choice(
    /days?|weeks?|months?|years?|yesterday|monday|tuesday|wednesday|thursday|friday|saturday/,
    /sunday|christmas|summer|spring|autumn|winter/,
  ),
  /(?: now| already)?\W*$/,
);

const refusesHelp = anyPhrase(
  sequence(
    /(?:don'?t|do not|won'?t|will not|not going to|no need to|can'?t|rather not|hate to|why should i)/,
    / (?:want to |wanna |need to |have to |like to )?(?:be )?/,
    choice(
      /call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|go(?:ing)? (?:to|in|there)|see|bother(?:ing)?/,
      /disturb|wake|trouble|(?:talk|speak)(?:ing)? (?:to|with)/,
    ),
  ),
  /no (?:ambulance|hospital|doctors?)(?! (?:here|near))/,
  /(?:don't|do not) (?:want|need) (?:an? |any |the )?(?:ambulance|doctors?|hospital|help|fuss)/,
);

/** Help has been there and found nothing. */
const settledByHelp = sequence(
  /\b/i,
  choice(
    /poison (?:control|line|centre|center)|doctors?|gp|hospital|nurse|midwife|paramedics?/,
    /ambulance|111|a&e|er|paediatrician|pediatrician|they/,
  ),
  /\b[^.?!]{0,16}\b(?:said|says|told (?:me|us)|checked|confirmed|looked)\b[^.?!]{0,40}\b/,
  choice(
    /harmless|fine|ok|okay|nothing|not (?:dangerous|poisonous|serious)|all clear|muscular|safe/,
    /no danger|go home/,
  ),
  /\b/,
);

const ofHeartburn = /\b(?:heart ?burn|reflux|acid|acidity|indigestion)\b/i;

/** What passed may come back: a stroke that is better now is still one. */
const isOnlyBetter = /\b(?:better|fine|ok|okay|well|normal|recovered|gone|settled|stopped|passed|eased)\b/i;
/** A joke that was none after all. */
const wasNoJoke = oneOf(
  /(?:\b(?:not|no|never)|n't) (?:\w+ )?(?:kidding|joking|jokes?)\b/i,
  sequence(
    /\b/i,
    choice(
      /i (?:really |did |do )?mean(?:t)? it|i was serious|i'?m (?:dead )?serious/,
      /(?:it'?s|it is|it was) (?:all |really |actually )?true|i really did/,
      /i did (?:it|take|swallow|do it)|i lied|for real/,
    ),
    /\b/,
  ),
);

/** Whether a message takes back what was taken back: "I'm not kidding". */
export function meansItAfterAll(message: string): boolean {
  return message.length <= longestContinuation && wasNoJoke.test(message);
}

/** The alarm a message raises by itself, with what was told before it, or because it goes on with an earlier alarm. */
export function findRedFlagInTalk(toldBefore: readonly string[], message: string): RedFlag | null {
  const own = findFittingAlarm(message);
  if (own?.level === 'emergency' && kindOfRule(own.id) !== 'body') return own;
  if (own?.id === 'chest-pain' && toldBefore.slice(-4).some((before) => onlyBurnsOn(before, message))) return null;
  if (!own && meansItAfterAll(message)) return lastEmergency(toldBefore) ?? findLikelyAlarm(message);
  if (!own && settledByHelp.test(message)) return null;
  const inTalk = alarmOfTalk(toldBefore, message, own);
  if (own) return inTalk?.level === 'emergency' ? inTalk : own;
  return inTalk ?? (asksOfOwnMedicines.test(message) || tellsAState.test(message) ? null : findLikelyAlarm(message));
}

/** "Yes, burning behind the breastbone", after heartburn was told, and no other sign. */
function onlyBurnsOn(before: string, message: string): boolean {
  return ofHeartburn.test(before) && findFittingAlarm(`${before.replace(/[.!?\s]+$/, '')}, ${message}`) === null;
}

function alarmOfTalk(toldBefore: readonly string[], message: string, own: RedFlag | null): RedFlag | null {
  if (toldBefore.length === 0 || message.length > longestAddition) return null;
  const latest = toldBefore.slice(-turnsOfOneAlarm);
  const signs = latest.filter((each, place) => place === 0 || !asksOfUse(each));
  const earlier = unexplained(signs.map((each) => each.replace(/[.!?\s]+$/, '')));
  if (!own && isExplained(earlier.at(-1) ?? '', message)) return null;
  if (!own && (onlyMentions.test(message) || tellsADiagnosis.test(message)) && latest.every(raisesNothing)) return null;
  if (!own && tellsOfAnothersLuck.test(message) && latest.every(raisesNothing)) return null;
  const withdrawal = own ? null : withdrawalIn(earlier, message);
  if (withdrawal) return withdrawal;
  // What most messages do not do is asked first: reading the earlier ones again takes long.
  const isCalm = !own && latest.every(raisesNothing) && soundCalm(latest, message);
  if (isCalm && !isContinued(message)) return null;
  const together = alarmOfAll(earlier, message);
  // "So nothing?": the diagnosis before it was told in a calm talk, and this message adds no sign.
  const addsNothing = !own && together !== null && !isNew(together, earlier) && latest.every(raisesNothing);
  if (addsNothing && latest.some((each) => tellsADiagnosis.test(each))) return null;
  // A question of use tells no sign of the body that the others could be put together with.
  const isOfBody = together !== null && kindOfRule(together.id) === 'body';
  const addsNoSign = isOfBody ? asksOfUse(message) : asksForTea.test(message);
  if (!own && together !== null && addsNoSign && latest.every(raisesNothing)) return null;
  // "What about the baby, 7 months?", after a cough was told: the months are an age, and no time that the cough lasts.
  if (together?.level === 'urgent' && onlyTellsAge(message) && latest.every(raisesNothing)) return null;
  if (isCalm && together !== null) return null;
  if (own)
    return together && together.id !== own.id && (fitsBetter(together, own) || isNew(together, earlier))
      ? together
      : null;
  const goesOnWith = isContinued(message);
  if (together === null && !goesOnWith) return null;
  const last = findToldAlarm(earlier.at(-1) ?? '') ?? findToldAlarm(earlier.at(-2) ?? '');
  if (last?.level === 'emergency') return goesOnWith ? last : isNew(together, earlier) ? together : null;
  if (last) return together?.level === 'emergency' ? together : onlyHowLong.test(message) ? last : null;
  if (together !== null) return toldBefore.every((each) => findToldAlarm(each) === null) ? together : null;
  const likely = findLikelyAlarm(earlier.at(-1) ?? '');
  return likely?.level === 'emergency' ? likely : null;
}

/** "What helps the shakes", after drink and cold turkey were talked of. */
function withdrawalIn(earlier: readonly string[], message: string): RedFlag | null {
  if (!signsOfWithdrawal.test(message)) return null;
  const told = findToldAlarm([...earlier, message].join(', '));
  return told?.id === 'withdrawal' || told?.id === 'dependence' ? told : null;
}

const signsOfWithdrawal = /\b(?:shakes|shaky|shaking|trembl\w*|tremors?|sweats|sweating|seeing things|jitters)\b/i;

/** "By the way I have asthma", "it's gone, all better", in a calm talk. */
const onlyMentions = new RegExp(
  String.raw`^\W*(?:(?:and|oh|ah|so|well)\b[ ,]*)*${choice(
    /(?:by the way|btw|(?:i )?forgot to (?:say|mention|tell you)|(?:i )?should (?:say|mention|add))\b[ ,:]*(?:that )?i(?:'ve| have| do have|'m| am)? (?:also |got )*[\w -]{3,40}/,
    /(?:it|that|this|the \w+)(?:'s|’s| is| has| was)? (?:all |completely |now )?(?:gone|better|fine|over)(?: now| again)?(?:,? (?:and )?(?:all |much |quite )?(?:better|fine|good|well))?(?: now| again| thanks?| thank you)*/,
  )}\W*$`,
  'i',
);

/** "Can she drink peppermint tea", after an oil for the skin. */
const asksForTea =
  /^\W*(?:(?:and|so|ok|then)\b[ ,]*)*(?:can|could|may|should) (?:i|we|he|she|they) (?:drink|have|take)\b[^.!]{0,24}\btea\W*$/i;

/** "Horse chestnut worked for my sister's veins": whom it helped, and no sign. */
const tellsOfAnothersLuck =
  /\b(?:worked|works|helped|helps|did wonders|swears? by|cured|fixed|sorted)\b[^.?!]{0,16}\b(?:my|her|his|our) \w+(?:'s|’s)?(?: \w+){0,3}\W*$/i;

/** "She has asthma", after a cough at night: what somebody lives with, and nothing that happens now. */
const tellsADiagnosis = sequence(
  /^\W*(?:(?:and|oh|ah|so|well|but|also|btw|by the way)\b[ ,]*)*/i,
  /(?:i|he|she|they|(?:my|our) \w+)(?:'ve|’ve|'s|’s)?/,
  / (?:also |actually |do |does )?(?:has|have|had|got)(?: got)? (?:mild |bad |an? |the )?/,
  choice(
    /asthma|eczema|hay ?fever|allergies|copd|epilepsy|diabetes|high blood pressure|reflux/,
    /migraines?|arthritis|ibs|adhd|autism|psoriasis/,
  ),
  /(?: too| though| as well| by the way| btw| since \w+)*\W*$/,
);

/** "Oh and I just found out I'm pregnant": news for the checks, and no sign of danger. */
const tellsAState = new RegExp(
  String.raw`^\W*(?:(?:and|oh|ah|so|well|also|but|wait|btw|by the way)\b[ ,]*)*${choice(
    /(?:i(?:'ve|’ve| have)? )?(?:just )?(?:found out|learnt|learned|forgot to (?:say|mention))(?: that)? (?:i'?m|i’m|i am|we're) (?:\w+ weeks )?(?:pregnant|expecting)(?: too| now| today| yesterday| again)*/,
    /(?:i'?m |i am |i )?(?:on|get|having|have|go (?:to|for)|do) (?:home |ha?emo-?|peritoneal )?dialysis(?! [^]*\b(?:miss|skip|without|stop|hurt|swell|swoll|bleed|fever|hot|breath))[\w /]{0,40}/,
    /(?:i'?m |i am )?not (?:so |too )?much drinking (?:for me )?(?:because of|with|due to) my (?:heart|kidneys)/,
  )}\W*$`,
  'i',
);

const onlyNamesAnother =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|what about|how about|also)\b[ ,]*)*(?:for )?(?:my|our|the) (?:\w+ ){0,2}\w+,? (?:(?:who|he|she)(?:'s| is) |aged? )?(?:only )?\w+ (?:weeks?|months?|years?)(?: old)?(?:,? too)?\W*$/i;

/** "Capsaicin on my face?", "it burns calories": words of two calm messages that make a sign by accident. */
function soundCalm(latest: readonly string[], message: string): boolean {
  const danger = dangerIn(message);
  const before = Math.max(...latest.map(dangerIn));
  return (
    danger + before < calmTogether ||
    (danger < calmMessage && before < calmBefore) ||
    (danger < surelyCalm && before < doubtfulBefore && findToldAlarm(latest.join(', ')) === null)
  );
}

function dangerIn(message: string): number {
  return 1 - likenessOf(message).calm;
}

const calmTogether = 0.3;
const calmMessage = 0.2;
const calmBefore = 0.45;
const surelyCalm = 0.05;
const doubtfulBefore = 0.55;

function onlyTellsAge(message: string): boolean {
  return onlyNamesAnother.test(message) || (message.length <= longestExplanation && tellsAge.test(message));
}

/** "He's actually 10 months, sorry": how old, and not how long. */
const tellsAge =
  /^\W*(?:(?:and|but|so|no|oh|sorry|wait|oops)\b[ ,]*)*(?:he|she|baby)(?:'s|’s| is) (?:actually |really |only |just |now |about |nearly |almost )?\w+ (?:weeks?|months?|years?)\b(?! (?:into|of|after|now|already))/i;

function raisesNothing(message: string): boolean {
  return findToldAlarm(message) === null;
}

function lastEmergency(toldBefore: readonly string[]): RedFlag | null {
  const alarms = toldBefore.slice(-turnsOfOneAlarm).map(findRedFlag);
  return alarms.findLast((alarm) => alarm?.level === 'emergency') ?? null;
}

function fitsBetter(alarm: RedFlag, own: RedFlag): boolean {
  return rules.some(({ id, yieldsTo }) => id === own.id && yieldsTo?.includes(alarm.id));
}

/** Whether a message makes what was told right before harmless: "my eyes burn", "from chopping onions". */
export function isExplained(told: string, message: string): boolean {
  if (
    message.length > longestExplanation ||
    isOnlyBetter.test(message) ||
    findToldAlarm(told) === null ||
    findToldAlarm(message)
  )
    return false;
  return [' ', ', '].some((gap) => isHarmlessAsWhole(`${told}${gap}${message}`));
}

/** What sounds like despair is not made harmless by words that only hide its sign. */
function isHarmlessAsWhole(text: string): boolean {
  return findToldAlarm(text) === null && findLikelyAlarm(text)?.id !== 'likely-self-harm';
}

function unexplained(told: readonly string[]): readonly string[] {
  const at = told.findLastIndex((each, index) => isExplained(told[index - 1] ?? '', each));
  return told.slice(at + 1);
}

/** What was told before does not raise it without this message. */
function isNew(alarm: RedFlag | null, earlier: readonly string[]): boolean {
  return alarm !== null && [earlier.join(', '), ...earlier].every((each) => findToldAlarm(each)?.id !== alarm.id);
}

/** By signs alone: messages put together are not how anybody writes, so that they sound like nothing that was learned. */
function alarmOfAll(earlier: readonly string[], message: string): RedFlag | null {
  const found = findToldAlarm([...earlier, message].join(', '));
  return found ?? (earlier.length > 1 ? findToldAlarm([...earlier.slice(-1), message].join(', ')) : null);
}

function isContinued(message: string): boolean {
  if (message.length > longestContinuation) return false;
  return refusesHelp.test(message) || (goesOn.test(message) && !isOver.test(message));
}
