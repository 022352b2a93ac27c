import { severities } from '../src/index.ts';
import { type Expected, gradeInteractions, gradePeople, type PairResult } from './grade-pairs.ts';
import { gradeAmounts } from './grade-amounts.ts';
import { gradeConversations } from './grade-conversations.ts';
import { gradeLabels, gradeNames, gradeRedFlags, type WordResult } from './grade-words.ts';

export interface Family {
  readonly family: string;
  readonly cases: number;
  /** Shares from 0 to 1; null where the family has none of the kind. */
  readonly exact: number;
  /** Serious pairs (contraindicated, major) flagged at moderate or more. */
  readonly seriousFound: number | null;
  /** True pairs flagged at all. */
  readonly allFound: number | null;
  /** Serious pairs rated minor or not at all. */
  readonly underRated: number;
  /** Pairs with nothing known that were raised to moderate or more. */
  readonly falseAlarms: number | null;
}

export interface Problem {
  readonly family: string;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  /** Missed, under-rated or a false alarm, rather than one step apart. */
  readonly isSerious: boolean;
}

const rank = (severity: Expected) => (severity === 'none' ? severities.length : severities.indexOf(severity));
const isRaised = (severity: Expected) => rank(severity) <= rank('moderate');

interface Results {
  readonly pairs: readonly PairResult[][];
  readonly words: readonly WordResult[][];
}

export function gradeAll(): ReturnType<typeof sumUp> {
  return sumUp(gradeBase(), gradeConversations());
}

/** All but the conversations. */
export function gradeBase(): Results {
  return {
    pairs: [
      gradeInteractions('interactions', 'interactions.tsv'),
      gradeInteractions('nothing known', 'nothing-known.tsv'),
      gradePeople('conditions', 'conditions.tsv'),
      gradePeople('life stages', 'life-stages.tsv'),
      gradePeople('allergies', 'allergies.tsv'),
      gradeAmounts(),
    ],
    words: [gradeNames(), gradeRedFlags(), gradeLabels()],
  };
}

export function sumUp(base: Results, talks: readonly WordResult[]): { families: Family[]; problems: Problem[] } {
  const { pairs } = base;
  const words = [...base.words, ...byFamily(talks)];
  return {
    families: [...pairs.map(sumPairs), ...words.map(sumWords)],
    problems: [...pairs.flat().filter(isInexact).map(toProblem), ...words.flat().filter(isWrong).map(toProblem)],
  };
}

function byFamily(results: readonly WordResult[]): WordResult[][] {
  return [...Map.groupBy(results, ({ family }) => family).values()];
}

function sumPairs(results: readonly PairResult[]): Family {
  const serious = results.filter(({ expected }) => rank(expected) <= rank('major'));
  const real = results.filter(({ expected }) => expected !== 'none');
  const calm = results.filter(({ expected }) => expected === 'none');
  return {
    family: results[0]?.family ?? '',
    cases: results.length,
    exact: share(results, ({ expected, found }) => expected === found) ?? 1,
    seriousFound: share(serious, ({ found }) => isRaised(found)),
    allFound: share(real, ({ found }) => found !== 'none'),
    underRated: serious.filter(({ found }) => !isRaised(found)).length,
    falseAlarms: share(calm, ({ found }) => isRaised(found)),
  };
}

function sumWords(results: readonly WordResult[]): Family {
  const isAlarm = ({ expected }: WordResult) => expected !== 'none' && expected !== '-';
  const calm = results.filter((result) => !isAlarm(result));
  return {
    family: results[0]?.family ?? '',
    cases: results.length,
    exact: share(results, ({ isRight }) => isRight) ?? 1,
    seriousFound: null,
    allFound: share(results.filter(isAlarm), ({ found }) => found !== 'none' && found !== '-'),
    underRated: results.filter((result) => isAlarm(result) && result.found === 'none').length,
    falseAlarms: share(calm, ({ isRight }) => !isRight),
  };
}

function share<T>(cases: readonly T[], holds: (each: T) => boolean): number | null {
  return cases.length === 0 ? null : Math.round((cases.filter(holds).length / cases.length) * 1000) / 1000;
}

function isInexact({ expected, found }: PairResult): boolean {
  return expected !== found;
}

function isWrong({ isRight }: WordResult): boolean {
  return !isRight;
}

function toProblem(result: PairResult | WordResult): Problem {
  const { family, what, expected, found } = result;
  if ('isRight' in result) return { family, what, expected, found, isSerious: true };
  const pair = result;
  const isMissed = pair.expected !== 'none' && pair.found === 'none';
  const isUnder = rank(pair.expected) <= rank('major') && !isRaised(pair.found);
  const isFalse = pair.expected === 'none' && isRaised(pair.found);
  return { family, what, expected, found, isSerious: isMissed || isUnder || isFalse };
}
