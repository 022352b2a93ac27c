import { madeReady } from '../../made-ready.ts';
import { sortGradually } from './sort-by-start.ts';

type Meant = string | ((found: string, ...parts: string[]) => string);
/** A pattern for all places (`g`) and what is put there. */
export type Step = readonly [pattern: RegExp, meant: Meant];

const none: ReadonlySet<RegExp> = new Set();

/** Of many patterns those that may stand in a text; sorted when they are first asked for. */
export function mayStandIn(patterns: () => Iterable<RegExp>): (text: string) => ReadonlySet<RegExp> {
  const sorted = sorting(
    () => new Set(patterns()),
    (pattern) => pattern,
  );
  return (text) => {
    const { all, placesIn } = sorted();
    const places = placesIn(text);
    if (places.length === 0) return none;
    const may = new Set<RegExp>();
    for (const place of places) {
      const pattern = all[place];
      if (pattern) may.add(pattern);
    }
    return may;
  };
}

/** Tests of many patterns on one text, of which only those are tried that may stand in it. */
export function testerOf(patterns: () => Iterable<RegExp>): (text: string) => (pattern: RegExp) => boolean {
  const among = mayStandIn(patterns);
  return (text) => {
    const may = among(text);
    return (pattern) => may.has(pattern) && pattern.test(text);
  };
}

/** Whether any of many patterns stands in a text. */
export function anyStandsIn(patterns: () => Iterable<RegExp>): (text: string) => boolean {
  const among = mayStandIn(patterns);
  return (text) => {
    for (const pattern of among(text)) if (text.search(pattern) >= 0) return true;
    return false;
  };
}

/** What the first in the list finds that stands in a text; without the flags `g` and `y`. */
export function firstFoundIn(patterns: () => Iterable<RegExp>): (text: string) => RegExpExecArray | null {
  const sorted = sorting(patterns, (pattern) => pattern);
  return (text) => {
    const { all, placesIn } = sorted();
    for (const place of placesIn(text).toSorted((one, other) => one - other)) {
      const found = all[place]?.exec(text);
      if (found) return found;
    }
    return null;
  };
}

/** Does what `replaceAll` with each step in turn would do. */
export function replacerOf(steps: () => Iterable<Step>): (text: string) => string {
  const sorted = sorting(steps, ([pattern]) => pattern);
  return (text) => replacedFrom(0, text);

  function replacedFrom(first: number, text: string): string {
    const { all, placesIn } = sorted();
    for (const place of placesIn(text).toSorted((one, other) => one - other)) {
      const step = all[place];
      if (place < first || !step) continue;
      const next = replaced(text, step);
      // What one step puts in may be what a later one looks for.
      if (next !== text) return replacedFrom(place + 1, next);
    }
    return text;
  }
}

function replaced(text: string, [pattern, meant]: Step): string {
  // To find nothing costs a fourth of replacing nothing.
  if (text.search(pattern) < 0) return text;
  return typeof meant === 'string' ? text.replaceAll(pattern, meant) : text.replaceAll(pattern, meant);
}

/** With a pause after each pattern: a list that makes its patterns one by one is sorted little by little from the start. */
function sorting<T>(listed: () => Iterable<T>, patternOf: (each: T) => RegExp) {
  return madeReady(function* () {
    const all: T[] = [];
    for (const each of listed()) {
      all.push(each);
      yield;
    }
    return { all, placesIn: yield* sortGradually(all.map(patternOf)) };
  });
}
