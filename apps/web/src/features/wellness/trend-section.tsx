import type { WellnessEntry } from '@herbie/contract';
import { ChoiceRow } from './choice-row.tsx';
import { type Range, ranges, toPoints } from './chart-days.ts';
import { type Course, CourseBands } from './course-bands.tsx';
import { measured } from './metrics.ts';
import { TrendChart } from './trend-chart.tsx';

interface SectionProps {
  /** Undefined while they are loaded. */
  readonly entries: readonly WellnessEntry[] | undefined;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
  readonly today: string;
  readonly courses: readonly Course[];
}

/** The three trends over 7, 14, 30 or 90 days. */
export function TrendSection({ entries, range, onRange, today, courses }: SectionProps) {
  return (
    <section aria-labelledby="trends" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="trends" className="text-2xl">
          Trends
        </h2>
        <div className="w-full sm:w-96">
          <ChoiceRow
            legend="Range of the charts"
            isLegendHidden
            value={range}
            onChange={(value) => onRange(ranges.find((each) => each === value) ?? range)}
            choices={ranges.map((days) => ({ value: days, label: `${days} days` }))}
          />
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {measured.map(({ metric, field, label, bar }) => (
          <TrendChart
            key={metric}
            label={label}
            metric={metric}
            bar={bar}
            points={toPoints({ entries: entries ?? [], field, days: range, today })}
            logged={entries?.map((entry) => entry[field]) ?? null}
          />
        ))}
      </div>
      <CourseBands courses={courses} days={range} today={today} />
    </section>
  );
}
