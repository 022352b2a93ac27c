import type { WellnessEntry } from '@herbie/contract';
import { averageLabel, averageOf } from '@herbie/domain/wellness';
import { dayName } from './chart-days.ts';
import { measured, scoreWords } from './metrics.ts';
import { wellnessMessages } from './wellness.messages.ts';

const stressLimit = 3;
const namedSymptoms = 3;

export interface Insights {
  /** Days on which stress was above 3; null when there were none. */
  readonly stressWarning: string | null;
  readonly facts: readonly string[];
}

interface Span {
  /** Of the range, by date. */
  readonly entries: readonly WellnessEntry[];
  /** Of the range just before; null while it is not known. */
  readonly before: readonly WellnessEntry[] | null;
  readonly days: number;
  /** Of a family member; without it the words are to "you". */
  readonly name?: string | undefined;
}

/** Plain facts about what was logged: no advice, nothing guessed. */
export function insightsOf({ entries, before, days, name }: Span): Insights {
  if (entries.length === 0) return { stressWarning: null, facts: [] };
  const best = bestDay(entries);
  const whose = name === undefined ? 'Your' : wellnessMessages.of(name);
  return {
    stressWarning: stressWarning(entries, whose),
    facts: [
      name === undefined
        ? `You logged ${entries.length} of ${days} days.`
        : `${entries.length} of ${days} days are logged for ${name}.`,
      ...measured.flatMap((each) => averageFact({ ...each, entries, before, days })),
      ...(best ? [`${whose} best day was ${dayName(best.date)}: ${inSentence(scoreWords(best))}.`] : []),
      ...symptomFacts(entries),
    ],
  };
}

function stressWarning(entries: readonly WellnessEntry[], whose: string): string | null {
  const high = entries.filter(({ stressLevel }) => stressLevel !== null && stressLevel > stressLimit);
  const last = high.at(-1);
  if (!last) return null;
  return high.length === 1
    ? `${whose} stress was above 3 of 5 on ${dayName(last.date)}.`
    : `${whose} stress was above 3 of 5 on ${high.length} days, last on ${dayName(last.date)}.`;
}

function averageFact({ metric, field, label, entries, before, days }: Span & (typeof measured)[number]): string[] {
  const average = averageOf(entries.map((entry) => entry[field]));
  if (average === null) return [];
  const earlier = before === null ? null : averageOf(before.map((entry) => entry[field]));
  const now = average.toFixed(1);
  const start = `${label}: ${now} of 5 on average (${averageLabel(metric, average)})`;
  if (earlier === null) return [`${start}.`];
  const then = earlier.toFixed(1);
  if (then === now) return [`${start}, the same as in the ${days} days before.`];
  return [`${start}, ${average > earlier ? 'up' : 'down'} from ${then} in the ${days} days before.`];
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The day with most sleep and energy and least stress; null when no day stands out. */
function bestDay(entries: readonly WellnessEntry[]): WellnessEntry | null {
  const scored = entries.flatMap((entry) => {
    const { sleepQuality, energyLevel, stressLevel } = entry;
    return sleepQuality === null || energyLevel === null || stressLevel === null
      ? []
      : [{ entry, sum: sleepQuality + energyLevel - stressLevel }];
  });
  const sums = scored.map(({ sum }) => sum);
  const most = Math.max(...sums);
  if (scored.length < 2 || most === Math.min(...sums)) return null;
  return scored.findLast(({ sum }) => sum === most)?.entry ?? null;
}

function symptomFacts(entries: readonly WellnessEntry[]): string[] {
  const counts = new Map<string, { name: string; days: number }>();
  for (const name of entries.flatMap(({ symptoms }) => symptoms)) {
    const key = name.toLowerCase();
    const known = counts.get(key) ?? { name, days: 0 };
    counts.set(key, { ...known, days: known.days + 1 });
  }
  const most = [...counts.values()].toSorted((left, right) => right.days - left.days).slice(0, namedSymptoms);
  if (most.length === 0) return [];
  const list = most.map(({ name, days }) => `${name} (${days === 1 ? '1 day' : `${days} days`})`);
  return [`Symptoms noted most: ${list.join(', ')}.`];
}
