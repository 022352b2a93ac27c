import { deniedIn } from '../denied-lists.ts';
import { plainWords } from '../plain-words.ts';
import type { Kind } from './kinds.ts';

/** A scrap ("And now?") sounds like nothing. */
const wordsOfAScrap = 4;
/**
 * From this likelihood of danger on a message is an alarm that no rule knows the words of, by how many words it has: a few
 * words sound like much, and a doctor's visit too much costs less than a missed emergency.
 */
const bars: readonly { readonly below: number; readonly emergency: number; readonly urgent: number }[] = [
  { below: 8, emergency: 0.69, urgent: 0.74 },
  { below: 12, emergency: 0.66, urgent: 0.71 },
  { below: 16, emergency: 0.59, urgent: 0.65 },
  { below: Infinity, emergency: 0.56, urgent: 0.6 },
];
/** How a complaint goes on is what makes it one for a doctor. */
const tellsItsCourse =
  /\b(?:weeks?|months?|days?|year|since|for ages|keeps?|still|again|now|every (?:day|night|morning|time)|all the time|constant\w*|won't|getting|worse|suddenly|overnight|this morning|last night|yesterday|today|tonight)\b/i;
const soundsMild =
  /\b(?:bit|little|slight\w*|mild\w*|sometimes|now and then|usual\w*|occasional\w*|kinda|lol|haha|just|fine|ok|okay|well|happy|better|normal)\b/i;
const asCourse = 0.03;
const asMild = 0.05;
/** Letters tell much that has nothing to do with what they ask. */
const asALetter = 0.05;
const wordsOfALetter = 25;

/** Who lists what is not there has looked for it; of despair and of violence that says nothing. */
function deniesMuch(text: string, alarm: Kind): boolean {
  return alarm !== 'self-harm' && alarm !== 'violence' && deniedIn(plainWords(text)).length > 1;
}

/** Whether a message is surely enough an alarm, so likely as danger is. */
export function isSureEnough(danger: number, alarm: Exclude<Kind, 'calm'>, text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (words <= wordsOfAScrap) return false;
  const bar = bars.find(({ below }) => words < below);
  if (!bar) return false;
  const doubts =
    (tellsItsCourse.test(text) ? -asCourse : asCourse) +
    (soundsMild.test(text) || deniesMuch(text, alarm) ? asMild : 0) +
    (words >= wordsOfALetter && text.includes('?') ? asALetter : 0);
  return danger - doubts >= (alarm === 'urgent' ? bar.urgent : bar.emergency);
}
