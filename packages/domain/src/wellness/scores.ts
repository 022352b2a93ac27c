/** What is scored from 1 to 5 each day. */
export const metrics = ['sleep', 'energy', 'stress'] as const;
/** One of the daily scores. */
export type Metric = (typeof metrics)[number];

const labels: Readonly<Record<Metric, readonly [string, string, string, string, string]>> = {
  sleep: ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent'],
  energy: ['Very Low', 'Low', 'Moderate', 'Good', 'High'],
  stress: ['Minimal', 'Low', 'Moderate', 'High', 'Severe'],
};

/** The word for one score from 1 to 5. */
export function scoreLabel(metric: Metric, score: number): string {
  return labels[metric][score - 1] ?? '';
}

/** The word for an average: sleep and energy count up from below, stress from above. */
export function averageLabel(metric: Metric, average: number): string {
  if (metric === 'stress') return scoreLabel(metric, Math.min(5, Math.max(1, Math.ceil(average))));
  return scoreLabel(metric, Math.min(5, Math.max(1, Math.floor(average))));
}

/** Mean of the scores there are; null when there are none. */
export function averageOf(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null);
  return known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length;
}

/** How full a bar is, in percent of 5, at most 100. */
export function barPercent(average: number): number {
  return Math.min(100, (average / 5) * 100);
}

/** Last against first score of a range, by date. */
export function trendLabel(metric: Metric, scores: readonly (number | null)[]): string {
  if (scores.length < 2) return 'Not enough data';
  const [first, last] = [scores[0] ?? null, scores.at(-1) ?? null];
  if (first === null || last === null) return 'Insufficient data';
  if (first === last) return 'Stable';
  if (metric === 'stress') return last < first ? 'Improving' : 'Worsening';
  return last > first ? 'Improving' : 'Declining';
}
