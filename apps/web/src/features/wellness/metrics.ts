import type { WellnessEntry } from '@herbie/contract';
import { type Metric, scoreLabel } from '@herbie/domain/wellness';
import { capital } from '../../lib/capital.ts';

interface MeasuredMetric {
  readonly metric: Metric;
  readonly field: 'sleepQuality' | 'energyLevel' | 'stressLevel';
  readonly label: string;
  /** The colour of its bars. */
  readonly bar: string;
}

export const measured = [
  { metric: 'sleep', field: 'sleepQuality', label: 'Sleep Quality', bar: 'bg-leaf' },
  { metric: 'energy', field: 'energyLevel', label: 'Energy Level', bar: 'bg-note' },
  { metric: 'stress', field: 'stressLevel', label: 'Stress Level', bar: 'bg-clay' },
] as const satisfies readonly MeasuredMetric[];

export const scores = [1, 2, 3, 4, 5] as const;
const moods = ['Very Low', 'Low', 'Okay', 'Good', 'Very Good'] as const;

export function moodWord(score: number): string {
  return moods[score - 1] ?? '';
}

/** "Sleep 4 (Good), energy 3 (Moderate), stress 2 (Low)", leaving out what was not scored. */
export function scoreWords(
  entry: Pick<WellnessEntry, 'sleepQuality' | 'energyLevel' | 'stressLevel' | 'mood'>,
): string {
  const parts = measured.flatMap(({ metric, field }) => {
    const score = entry[field];
    return score === null ? [] : [`${metric} ${score} (${scoreLabel(metric, score)})`];
  });
  const all = entry.mood === null ? parts : [...parts, `mood ${entry.mood} (${moodWord(entry.mood)})`];
  return capital(all.join(', '));
}
