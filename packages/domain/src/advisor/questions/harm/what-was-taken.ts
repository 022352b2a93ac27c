import { readText } from '../../../resolve/read.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import { lastMessage } from '../../reading/last-said.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** What a message says was taken: what it names, what it points at, or both: "too late, started it, and had St John's wort today". */
export function whatWasTaken(asked: Understanding, text: string): readonly Item[] {
  const { herbs, earlierHerbs, mentions } = asked;
  const named: readonly Item[] = herbs.length > 0 ? herbs : mentions.filter(({ kind }) => kind === 'herb').map(toItem);
  const pointed = ofThing(asked, text);
  if (pointed.length > 0) return onceEach([...pointed, ...named]);
  const before = ofDays.test(text) ? namedIn(lastMessage(asked.history)) : [];
  if (named.length === 0) return before.length > 0 ? before : earlierHerbs;
  return ofBefore.test(text) ? onceEach([...earlierHerbs, ...named]) : named;
}

/** "The berries", of which the talk was some turns ago. */
function ofThing({ history }: Understanding, text: string): readonly Item[] {
  const thing = thePart.exec(text)?.[1];
  if (thing === undefined) return [];
  const told = history.findLast(({ role, text: turn }) => role === 'user' && turn.toLowerCase().includes(thing));
  return namedIn(told?.text ?? '');
}

function namedIn(text: string): readonly Item[] {
  return readText(text)
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(toItem);
}

/** "I've in fact taken it since Sunday": what they had named themselves, and none of what was offered a moment ago. */
const ofDays =
  /\b(?:since (?:\w+day|yesterday|last|the|march|april|may|june|july|august|september|october|november|december|january|february)\b|for (?:\w+ )?(?:\w+ )?(?:days?|weeks?|months?)\b|already|in fact|actually)/i;

const thePart =
  /\b(?:the|those|these) (berries|leaves|seeds|roots?|bark|flowers|powder|drops|tincture|capsules|gummies|syrup|mushrooms?)\b/i;
/** It had no name of its own: what was spoken of before. */
const ofBefore =
  /^(?:\W|too late|bit late|oops|whoops|oh|ah|well|but|er+m?|um|already|i|i've|i have|kinda|kind of|sort of|just|have|'ve|been)*\b(?:started|began|begun|took|taken|had|taking|on|used|using)(?: (?:already|taking|on))* (?:it|one|them|that|some|two|three|half|\d+ ?m?c?g|yesterday|today|last|on \w+day|this (?:morning|week)|a (?:few|couple|bit)|already)\b/i;
