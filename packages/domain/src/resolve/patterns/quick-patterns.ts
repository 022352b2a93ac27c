import { sortByStart } from './sort-by-start.ts';

type Meant = string | ((found: string, ...parts: string[]) => string);
/** A pattern for all places (`g`) and what is put there. */
export type Step = readonly [pattern: RegExp, meant: Meant];

/** Of many patterns those that may stand in a text; sorted when they are first asked for. */
export function mayStandIn(patterns: () => Iterable<RegExp>): (text: string) => ReadonlySet<RegExp> {
  let sorted: ReturnType<typeof sortByStart> | undefined;
  return (text) => {
    sorted ??= sortByStart(patterns());
    return sorted(text);
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

/** Does what `replaceAll` with each step in turn would do. */
export function replacerOf(steps: () => readonly Step[]): (text: string) => string {
  let all: readonly Step[] | undefined;
  const among = mayStandIn(() => (all ?? []).map(([pattern]) => pattern));
  return (whole) => {
    all ??= steps();
    let text = whole;
    let may = among(text);
    for (const [pattern, meant] of all) {
      if (!may.has(pattern)) continue;
      const next = typeof meant === 'string' ? text.replaceAll(pattern, meant) : text.replaceAll(pattern, meant);
      if (next !== text) may = among(next);
      text = next;
    }
    return text;
  };
}
