/** How much of a fault is made: the tests make little of it, `npm run faults` much. */
export interface Amount {
  readonly people: number;
  readonly rounds: number;
  readonly streams: number;
}

/** One thing that goes wrong around a running server, and what must hold all the same. */
export interface Fault {
  readonly name: string;
  /** Makes it happen and looks; resolves with what was seen, rejects with what does not hold. */
  run(amount: Amount): Promise<string>;
}

/** What the fault needs is not to be had on this machine. */
export class NotPossibleHere extends Error {}

/** Ends the fault with a plain sentence where something does not hold. */
export function claim(holds: boolean, sentence: string, seen?: unknown): void {
  if (holds) return;
  throw new Error(seen === undefined ? sentence : `${sentence}: ${JSON.stringify(seen).slice(0, 600)}`);
}

/** How often each of them came: `200 x 12, 503 x 3`. */
export function counted(all: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts]
    .toSorted(([left], [right]) => String(left).localeCompare(String(right)))
    .map(([each, count]) => `${each} x ${count}`)
    .join(', ');
}
