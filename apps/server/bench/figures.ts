export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The p50 and p95 of each round, and of those the medians: one disturbed round does not decide. */
export function overRounds(rounds: readonly (readonly number[])[]): { p50: number; p95: number } {
  return {
    p50: median(rounds.map((values) => percentile(values, 0.5))),
    p95: median(rounds.map((values) => percentile(values, 0.95))),
  };
}

/** One measured value, with what it has to reach when something was promised of it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | '' | '/s';
  readonly atMost?: number;
  readonly atLeast?: number;
}

export function isMissed({ value, atMost, atLeast }: Figure): boolean {
  return Number.isNaN(value) || (atMost !== undefined && value > atMost) || (atLeast !== undefined && value < atLeast);
}

export function toLine(figure: Figure): string {
  const { name, value, unit, atMost, atLeast } = figure;
  const digits = unit === 'ms' && value < 10 ? 2 : unit === '' ? 3 : 0;
  const target =
    atMost === undefined
      ? atLeast === undefined
        ? ''
        : `at least ${atLeast}`
      : `at most ${atMost}${unit === '' ? '' : ` ${unit}`}`;
  const verdict = target === '' ? '' : isMissed(figure) ? 'MISSED' : 'ok';
  return `  ${name.padEnd(58)}${`${value.toFixed(digits)} ${unit}`.padStart(12)}  ${target.padEnd(18)}${verdict}`.trimEnd();
}
