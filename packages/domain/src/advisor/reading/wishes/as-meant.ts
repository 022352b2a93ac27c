import type { UseKey } from '../../../herbs/use-keys.ts';
import type { Item } from '../../../safety/item.ts';
import type { Asks } from './asks.ts';

interface Read {
  readonly told: readonly string[];
  readonly wanted: readonly UseKey[];
  readonly herbs: readonly Item[];
}

/** What is asked, by what else the message holds. */
export function asksMeant(asks: Asks, question: string, { told, wanted, herbs }: Read): Asks {
  // "No pills", of what is taken, is no wish for another form.
  if (told.includes('no medicines') && asks.form !== 'tincture' && /\bno (?:pills|tablets)\b/i.test(question))
    return { ...asks, form: null };
  // "What helps with wind? I have ginger, mint and fennel": which of those, and not all that is known of each.
  if (wanted.length > 0 && herbs.length > 1 && isAtHand.test(question) && asksForOne.test(question))
    return { ...asks, comparing: true, checking: false, ideas: false, pointing: false };
  // "Which tea can I drink in the evening? Peppermint, linden, chamomile?": those, and no list of others.
  if (herbs.length > 1 && asks.ideas && whichOfThese.test(question))
    return { ...asks, checking: true, ideas: false, pointing: false };
  return asks;
}

const whichOfThese =
  /\b(?:which|what) (?:\w+ )?(?:(?:i|we) )?(?:can|could|may|should|is|are|would)\b[^?]*[?:] *(?!(?:i|we|he|she|my|also|and|but)\b)[\w' -]{3,24}(?:,| or | and )[^?]*\?\W*$/i;

const isAtHand =
  /\b(?:(?:i|we)(?:['’]ve)?(?: only| just| also)? (?:have|got|had)|(?:i|we)['’]ve got|there(?:['’]s| is| are)|got)\b[^.?!]*(?:,|\band\b|\bor\b)/i;
const asksForOne =
  /\b(?:what|which|anything|something)\b[^.?!]{0,60}(?:\?|\b(?:helps?|for|can|could|should|to|take|make|drink|use)\b)|\bwhich (?:one|of (?:them|these|those))\b/i;
