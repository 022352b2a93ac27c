import type { Mention } from '../resolve/mention.ts';
import { readText } from '../resolve/read.ts';

/** Keys of the herbs that are not wanted: "not chamomile", "anything but valerian", "I am allergic to echinacea". */
export function refusedHerbs(question: string, mentions: readonly Mention[]): string[] {
  return mentions
    .filter(
      ({ kind, negated, allergy, start }) =>
        kind === 'herb' && (negated || allergy || excepts.test(question.slice(0, start))),
    )
    .map(({ id }) => id);
}

/** Keys of all herbs that earlier answers named. */
export function suggestedBefore(said: string): string[] {
  return readText(said)
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(({ id }) => id);
}

/** Words right before a name that take it out. */
const excepts =
  /\b(?:anything but|everything but|except(?: for)?|other than|apart from|besides|instead of|rather not|don'?t (?:like|want)|hate|allergic to|not)\s+(?:the |any |a )?$/i;
