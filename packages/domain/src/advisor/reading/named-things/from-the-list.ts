import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { herbsSpokenOf } from '../spoken-of.ts';

/**
 * "The ones you named at the start": once a single other herb was talked about, it is still of those that were offered
 * side by side. Empty where nothing points to them.
 */
export function fromTheList({ question, history }: AdvisorRequest): readonly Item[] {
  if (!pointsToList(question)) return [];
  const lists = history.flatMap((turn) => {
    const herbs = turn.role === 'assistant' ? herbsSpokenOf(turn) : [];
    return herbs.length > 1 ? [herbs] : [];
  });
  return (isOfTheStart.test(question) ? lists[0] : lists.at(-1)) ?? [];
}

/** "Which of the ones you said first is best?" is asked of that list alone. */
export function pointsToList(question: string): boolean {
  return toList.test(withPlainApostrophes(question));
}

const toList = sequence(
  /\b/i,
  choice(
    sequence(
      /(?:the )?/,
      /(?:ones?|herbs?|teas?|things|three|two|others?|list|suggestions?|options?) (?:that )?(?:you|u)/,
      / (?:first |originally |already )?/,
      /(?:said|named|mentioned|suggested|listed|offered|told|gave|started with|began with|recommended)/,
    ),
    /(?:your|the) (?:first|original|earlier|other) (?:list|suggestions?|ideas?|ones|options?|three)/,
    /tried (?:them|those|these|all)(?: all)?/,
    /back to (?:the|your) (?:first|other|earlier|original|list)/,
  ),
  /\b/,
);
const isOfTheStart = /\b(?:first(?! one)|originally|at the start|to begin with|at the beginning|original)\b/i;
