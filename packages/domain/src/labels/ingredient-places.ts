import type { Mention } from '../resolve/mention.ts';
import { type Amount, amountFor, amountsIn } from './amounts.ts';
import { tellsOfInactive } from './label-parts.ts';
import { isMaker } from './makers.ts';
import { bracketAround, namedIn } from './named-in.ts';
import { onlyWarns } from './warning-line.ts';

/** An ingredient named in a line, with the amount the line gives for it. */
export interface Place {
  readonly line: string;
  readonly mention: Mention;
  readonly amount: Amount | null;
}

/** The known ingredients that a line of a label names. */
export function placesIn(line: string): readonly Place[] {
  if (onlyWarns(line) || tellsOfInactive(line) || isMaker(line)) return [];
  const named = namedIn(line);
  const isAlone = new Set(named.map(({ id }) => id)).size === 1;
  const found = amountsIn(line, named);
  return named.map((mention, turn) => {
    const source = turn === 0 || isAlone ? null : sourceBracket(line, mention, named[turn - 1]);
    if (source !== null) {
      const inside = found.filter(({ start, end }) => start >= source.start && end <= source.end);
      const where = { until: source.end, isAlone: false, isFirst: false, found: inside };
      return { line, mention, amount: amountFor(line, mention, where) };
    }
    const next = named.find(
      (other, place) => place > turn && other.id !== mention.id && sourceBracket(line, other, mention) === null,
    );
    const where = { until: next?.start ?? line.length, isAlone, isFirst: named[0]?.start === mention.start, found };
    return { line, mention, amount: amountFor(line, mention, where) };
  });
}

/** "Inulin (chicory root) 200 mg": the bracket tells what the name before it is made from, and the amount is not of that. */
function sourceBracket(line: string, mention: Mention, before: Mention | undefined) {
  const bracket = bracketAround(line, mention.start);
  if (bracket === null || before === undefined || before.end > bracket.start) return null;
  return /^[\p{L} ]*$/u.test(line.slice(before.end, bracket.start)) ? bracket : null;
}
