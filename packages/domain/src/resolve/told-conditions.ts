import { madeAtOnce } from '../made-ready.ts';
import { mayStandIn } from './patterns/quick-patterns.ts';
import { abbreviations } from '../conditions/abbreviations.ts';
import { bellyTellings } from '../conditions/belly-tellings.ts';
import { bloodTellings } from '../conditions/blood-tellings.ts';
import { conditionNames } from '../conditions/condition-names.ts';
import { conditionTellings } from '../conditions/condition-tellings.ts';
import type { ConditionKey } from '../conditions/conditions.ts';
import { glandTellings } from '../conditions/gland-tellings.ts';
import { medicineTellings } from '../conditions/medicine-tellings.ts';
import { measuredTellings } from '../conditions/measured-tellings.ts';
import { measurements } from '../conditions/measurements.ts';
import { moreTellings } from '../conditions/more-tellings.ts';
import { storyTellings } from '../conditions/story-tellings.ts';
import type { Entry } from './lexicon.ts';
import { sequence } from './phrases.ts';
import type { Word } from './words.ts';

export interface Told {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
}

/** Of many patterns only those are tried that may stand in a text. */
interface Reader {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => readonly Told[];
}

const byWord = madeAtOnce(gather);

/** Conditions told in a sentence or by a result: "my kidneys work at 20 %", "eGFR 22". */
export function toldConditions(text: string, words: readonly Word[]): readonly Told[] {
  const readersOf = byWord();
  const readers = new Set<Reader>();
  for (const word of words) for (const reader of readersOf.get(word.text) ?? []) readers.add(reader);
  if (readers.size === 0) return [];
  const mayStand = patternsThatMayStand(text);
  return [...readers].flatMap(({ pattern, read }) =>
    mayStand.has(pattern) ? [...text.matchAll(pattern)].flatMap(read) : [],
  );
}

const patternsThatMayStand = mayStandIn(() => [...byWord().values()].flat().map(({ pattern }) => pattern));

function gather(): ReadonlyMap<string, readonly Reader[]> {
  const gathered = new Map<string, Reader[]>();
  const add = (word: string, reader: Reader) => gathered.set(word, [...(gathered.get(word) ?? []), reader]);
  const groups = [
    ...conditionTellings,
    ...bellyTellings,
    ...moreTellings,
    ...bloodTellings,
    ...measuredTellings,
    ...glandTellings,
    ...storyTellings,
    ...medicineTellings,
    ...abbreviations,
  ];
  for (const { words, tellings } of groups) {
    const readers = tellings.map(({ condition, pattern }): Reader => ({
      pattern,
      read: (match) => (endsDenied.test(match[0]) ? [] : [told(condition, match)]),
    }));
    for (const word of words) for (const reader of readers) add(word, reader);
  }
  for (const { words, pattern, means } of measurements) {
    const read = (match: RegExpExecArray) => {
      const condition = means(toNumber(match[1]), toNumber(match[2]));
      return condition === undefined ? [] : [told(condition, match)];
    };
    const reader: Reader = { pattern, read };
    for (const word of words) add(word, reader);
  }
  return gathered;
}

/** "Prostate big, not cancer": the illness that the words end with is said to be none. */
const endsDenied = sequence(
  /\b(?:no|not|never|without|nor|isn['’]?t|wasn['’]?t)\s+(?:(?:an?|any|the|signs? of|found)\s+)?(?:\w+\s+)?/i,
  /(?:cancer|tumou?r|carcinoma|malignan\w+|melanoma|leuka?emia|lymphoma|cirrhosis|hepatitis|diabetes|clots?|stroke)$/,
);

function told(condition: ConditionKey, match: RegExpExecArray): Told {
  return {
    entry: { kind: 'condition', id: condition, name: conditionNames[condition].label },
    start: match.index,
    end: match.index + match[0].length,
  };
}

function toNumber(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(',', '.'));
}
