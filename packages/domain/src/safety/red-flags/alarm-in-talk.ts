import { readText } from '../../resolve/read.ts';
import { rules } from './all-rules.ts';
import { asksOfOwnMedicines, asksOfUse } from './asks-of-use.ts';
import { findFittingAlarm, findLikelyAlarm, findRedFlag, findToldAlarm } from './find-red-flag.ts';
import { kindOfRule } from './likeness/kinds.ts';
import { likenessOf } from './likeness/likeness.ts';
import type { RedFlag } from './red-flag.ts';
import { withPlaceNamed } from './where-malaria-is.ts';
import { plansToStop } from './signs/withdrawal-signs.ts';
import {
  andAnother,
  asksForTea,
  asksOfSomething,
  goesOn,
  isOnlyBetter,
  isOver,
  ofHeartburn,
  onlyHowLong,
  onlyMentions,
  onlyNamesAnother,
  refusesHelp,
  settledByHelp,
  signsOfWithdrawal,
  tellsADiagnosis,
  tellsAState,
  tellsAge,
  tellsOfAnothersLuck,
  tellsOfAPen,
  wasNoJoke,
} from './told-in-talk.ts';

/** A longer message tells its own signs. */
const longestAddition = 300;
/** A message that goes on with an alarm is short: "my baby too", "I have the packet in front of me". */
const longestContinuation = 120;
const turnsOfOneAlarm = 3;
const longestExplanation = 80;

/** Whether a message takes back what was taken back: "I'm not kidding". */
export function meansItAfterAll(message: string): boolean {
  return message.length <= longestContinuation && wasNoJoke.test(message);
}

/** The alarm a message raises by itself, with what was told before it, or because it goes on with an earlier alarm. */
export function findRedFlagInTalk(toldBefore: readonly string[], typed: string): RedFlag | null {
  const message = withPlaceNamed(toldBefore, typed);
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
  const isAside = onlyMentions.test(message) || tellsADiagnosis.test(message) || tellsOfAPen(message);
  if (!own && isAside && latest.every(raisesNothing)) return null;
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
    return together && together.id !== own.id && (fitsBetter(together, own) || isAnotherThan(own, together, earlier))
      ? together
      : null;
  const goesOnWith = isContinued(message);
  if (together === null && !goesOnWith) return null;
  const last = findToldAlarm(earlier.at(-1) ?? '') ?? findToldAlarm(earlier.at(-2) ?? '');
  if (last?.level === 'emergency') return goesOnWith ? last : isNew(together, earlier) ? together : null;
  if (last) return together?.level === 'emergency' ? together : onlyHowLong.test(message) ? last : null;
  if (together !== null) return toldBefore.every((each) => findToldAlarm(each) === null) ? together : null;
  const likely = findLikelyAlarm(earlier.at(-1) ?? '');
  return likely?.level === 'emergency' && !isPlainQuestion(message) ? likely : null;
}

/** "Is the ginger in my stir fry bad now too?": asked of a herb, and nothing but "too" goes on with what may have been misread. */
function isPlainQuestion(message: string): boolean {
  return (
    asksOfSomething.test(message) &&
    !isContinued(message.replaceAll(andAnother, ' ')) &&
    dangerIn(message) < surelyPlain &&
    readText(message).mentions.some(({ kind }) => kind === 'herb')
  );
}

/** "What helps the shakes", "I want to knock it on the head", after drink was talked of. */
function withdrawalIn(earlier: readonly string[], message: string): RedFlag | null {
  if (!signsOfWithdrawal.test(message) && !plansToStop.test(message)) return null;
  const told = findToldAlarm([...earlier, message].join(plansToStop.test(message) ? '. ' : ', '));
  return told?.id === 'withdrawal' || told?.id === 'dependence' ? told : null;
}

/** "Capsaicin on my face?", "it burns calories": words of two calm messages that make a sign by accident. */
function soundCalm(latest: readonly string[], message: string): boolean {
  const danger = dangerIn(message);
  const before = Math.max(...latest.map(dangerIn));
  if (supposes.test(message) && danger < calmBefore) return true;
  return (
    danger + before < calmTogether ||
    (danger < calmMessage && before < calmBefore) ||
    (danger < surelyCalm && before < doubtfulBefore && findToldAlarm(latest.join(', ')) === null)
  );
}

function dangerIn(message: string): number {
  return 1 - likenessOf(message).calm;
}

/** "And if I get a fever out there, elderflower?" */
const supposes =
  /^\W*(?:(?:and|so|but|also|ok|what|or) )*if (?:i|he|she|we|they|you) (?:ever |do |should |then )?(?:gets?|catch(?:es)?|have|has|develops?)\b/i;
const calmTogether = 0.3;
const calmMessage = 0.2;
const calmBefore = 0.45;
const surelyCalm = 0.05;
const doubtfulBefore = 0.55;
const surelyPlain = 0.15;

function onlyTellsAge(message: string): boolean {
  return onlyNamesAnother.test(message) || (message.length <= longestExplanation && tellsAge.test(message));
}

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

/** "I eat the berries a lot", and later "nose blood, does not stop": blood that runs is stopped first, whatever was eaten. */
function isAnotherThan(own: RedFlag, together: RedFlag, earlier: readonly string[]): boolean {
  return isNew(together, earlier) && !(own.id === 'severe-bleeding' && together.id.endsWith('poisoning'));
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
