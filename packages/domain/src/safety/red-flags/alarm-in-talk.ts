import { findFittingAlarm, findLikelyAlarm, findToldAlarm } from './find-red-flag.ts';
import type { RedFlag } from './red-flag.ts';

/** A longer message tells its own signs. */
const longestAddition = 300;
/** A message that goes on with an alarm is short: "my baby too", "I have the packet in front of me". */
const longestContinuation = 120;
const turnsOfOneAlarm = 3;

const goesOn =
  /\b(?:too|also|as well|same (?:here|thing)|so (?:did|has|have|is) (?:he|she|i|my)|worse|no better|not better|still|again|what (?:now|should i do|do i do)|help|please|(?:packet|pills?|tablets|bottle|rope|knife|gun|blade) (?:is |are )?(?:right |all )?(?:here|ready|in (?:front of me|my hand))|in front of me|in my hand|about (?:\w+ )?\d+|all of (?:them|it)|the whole|tonight|(?:he|she|baby|it)(?:'s| is| has| was) (?:\w+ )?(?:sick|vomit\w*|hot|cold|blue|grey|pale|drows\w*|sleepy|shak\w*|floppy|limp|swell\w*|crying)|why not|just tell me|tell me|answer)\b/i;
const isOver =
  /\b(?:joking|joke|kidding|not really|didn't mean|i'm (?:fine|ok|okay|safe|better)|(?:he|she|it|they)(?:'s| is| are) (?:fine|ok|okay|home|well|better|safe)|ambulance|hospital|doctor|called|rang|phoned|thank\w*|thx|ok|okay|alright|no one|was a while ago)\b/i;

/** The alarm a message raises by itself, with what was told before it, or because it goes on with an earlier alarm. */
export function findRedFlagInTalk(toldBefore: readonly string[], message: string): RedFlag | null {
  return findFittingAlarm(message) ?? alarmOfTalk(toldBefore, message) ?? findLikelyAlarm(message);
}

function alarmOfTalk(toldBefore: readonly string[], message: string): RedFlag | null {
  if (toldBefore.length === 0 || message.length > longestAddition) return null;
  const earlier = toldBefore.slice(-turnsOfOneAlarm).map((each) => each.replace(/[.!?\s]+$/, ''));
  // What most messages do not do is asked first: reading the earlier ones again takes long.
  const together = alarmOfAll(earlier, message);
  const goesOnWith = isContinued(message);
  if (together === null && !goesOnWith) return null;
  const last = findToldAlarm(earlier.at(-1) ?? '') ?? findToldAlarm(earlier.at(-2) ?? '');
  if (last?.level === 'emergency') return goesOnWith ? last : null;
  if (last) return together?.level === 'emergency' ? together : null;
  if (together !== null) return toldBefore.every((each) => findToldAlarm(each) === null) ? together : null;
  const likely = findLikelyAlarm(earlier.at(-1) ?? '');
  return likely?.level === 'emergency' ? likely : null;
}

/** By signs alone: messages put together are not how anybody writes, so that they sound like nothing that was learned. */
function alarmOfAll(earlier: readonly string[], message: string): RedFlag | null {
  const found = findToldAlarm([...earlier, message].join(', '));
  return found ?? (earlier.length > 1 ? findToldAlarm([...earlier.slice(-1), message].join(', ')) : null);
}

function isContinued(message: string): boolean {
  return message.length <= longestContinuation && goesOn.test(message) && !isOver.test(message);
}
