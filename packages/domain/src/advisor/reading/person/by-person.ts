import { lately } from '../../../resolve/lately.ts';
import { isAdultRelation } from './relations.ts';
import { relation } from './relation-words.ts';

/**
 * A message that tells of two people or more, in one piece for each: "my husband is on ramipril, and my gran is on
 * warfarin". Any other message is one piece.
 */
export const byPerson: (message: string) => readonly string[] = lately(partedByPerson);

function partedByPerson(message: string): readonly string[] {
  const pieces = joined(message.split(beforeSomebody));
  const people = new Set(pieces.flatMap((piece) => toldOf(piece) ?? []));
  if (people.size < 2) return [message];
  const areShared = shared.test(message) && [...people].every((each) => !isAdultRelation(each));
  return areShared ? pieces.toSorted((one, other) => ageIn(other) - ageIn(one)) : pieces;
}

const beforeSomebody = new RegExp(
  String.raw`(?<=[,;.!?]\s|\b(?:and|while|but)\s)(?=(?:and\s+|but\s+)?(?:my|our)\s+(?:\w+\s+)?${relation.replace('(', '(?:')}\b)`,
  'i',
);
const tellsOf = new RegExp(
  String.raw`\b(?:my|our)\s+(?:\w+\s+)?${relation}(?:'s|’s|\s+(?:who|is|has|had|takes?|on|with|also|just)\b|\s*[,(]\s*(?:\d|who|on|with|has|takes)|\s+\d)`,
  'i',
);
/** "Both have a cough": what suits the youngest suits all of them. */
const shared = /\b(?:both|all (?:of them|three|four|have|got)|each|they (?:all|both))\b/i;

function toldOf(piece: string): string | undefined {
  return tellsOf.exec(piece)?.[1]?.toLowerCase();
}

/** A piece that tells nothing of whom it names belongs to the one before. */
function joined(pieces: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last !== undefined && toldOf(piece) === undefined) whole[whole.length - 1] = `${last}${piece}`;
    else whole.push(piece);
  }
  return whole;
}

/** In years, of the first age told; whoever has none is taken for the oldest. */
function ageIn(piece: string): number {
  const [, count, unit = ''] = /\b(\d{1,2})[- ]?(months?|weeks?|days?|years?|yrs?|yo)?\b/i.exec(piece) ?? [];
  if (count === undefined) return Number.POSITIVE_INFINITY;
  return /^(?:m|w|d)/i.test(unit) ? Number(count) / 100 : Number(count);
}
