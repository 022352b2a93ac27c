import { findLikelyAlarm, findToldAlarm } from '../../../src/safety/red-flags/find-red-flag.ts';
import { isToldInPassing } from '../../../src/safety/red-flags/likeness/told-in-passing.ts';
import { likenessOf } from '../../../src/safety/red-flags/likeness/likeness.ts';
import { asHeard } from '../../../src/safety/red-flags/heard.ts';
import { learnAlarms } from './learn-alarms.ts';
import type { Line } from './lines.ts';

/** A line that was written to learn from, read as if it had never been seen. */
export interface ReadLine extends Line {
  /** How likely danger is, by weights that were learned without this line. */
  readonly danger: number;
  readonly isToldByRules: boolean;
  readonly isRaised: boolean;
}

/** Reads each of the written lines of one part of five by weights learned from the other four. */
export function readUnlearned(lines: readonly Line[], part: number, parts = 5): ReadLine[] {
  const weights = learnAlarms(lines.filter((_, index) => index % parts !== part));
  return lines
    .filter((line, index) => index % parts === part && line.isWritten)
    .map((line) => {
      const told = findToldAlarm(line.text);
      const isToldByRules = told !== null && !isToldInPassing(told, asHeard(line.text), weights);
      return {
        ...line,
        danger: 1 - likenessOf(line.text, weights).calm,
        isToldByRules,
        isRaised: isToldByRules || findLikelyAlarm(line.text, weights) !== null,
      };
    });
}
