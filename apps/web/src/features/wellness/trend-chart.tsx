import { type Metric, trendLabel } from '@herbie/domain/wellness';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { barHeight, dayName, type DayPoint } from './chart-days.ts';
import { ChartTicks } from './chart-ticks.tsx';
import { DayTable, valueWords } from './day-table.tsx';
import { scores } from './metrics.ts';
import { Trend } from './trend.tsx';

interface ChartProps {
  readonly label: string;
  readonly metric: Metric;
  readonly bar: string;
  /** Every day of the range; a day without an entry has no score. */
  readonly points: readonly DayPoint[];
  /** The scores that were logged, by date: the trend is told from them. Null while they are not known. */
  readonly logged: readonly (number | null)[] | null;
}

/** Bars by day with an axis from 1 to 5. One stop of the keyboard: arrows walk through the days. */
export function TrendChart({ label, metric, bar, points, logged }: ChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = points.findLastIndex(({ score }) => score !== null);
  const place = Math.min(chosen ?? (latest < 0 ? points.length - 1 : latest), points.length - 1);
  const point = points[place];
  const isEmpty = logged !== null && latest < 0;
  const read = logged === null ? 'Loading…' : point ? `${dayName(point.day)}: ${valueWords(metric, point.score)}` : '';

  const step = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next)));
  };
  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setChosen(Math.max(0, Math.min(points.length - 1, Math.floor(share * points.length))));
  };

  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-2xl border border-line bg-card p-4 shadow-soft sm:p-5">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="text-lg">
          {label}
        </h3>
        {logged === null ? null : <Trend text={trendLabel(metric, logged)} logged={logged} />}
      </figcaption>
      <p aria-hidden className="mt-1 min-h-6 text-sm text-soft">
        {isEmpty && chosen === null ? 'Nothing logged in this range' : read}
      </p>
      {/* Side by side empty charts tell what will stand here; one below the other they only push the rest away. */}
      <div className={classNames('mt-2 grid-cols-[1rem_minmax(0,1fr)] gap-x-2', isEmpty ? 'hidden lg:grid' : 'grid')}>
        <div aria-hidden className="relative h-40 text-xs text-soft">
          {scores.map((score) => (
            <span
              key={score}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${score * 20}%` }}
            >
              {score}
            </span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${label}, one day of the chart`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={place + 1}
          aria-valuetext={read}
          onKeyDown={step}
          onPointerMove={pointAt}
          onPointerDown={pointAt}
          onPointerLeave={() => setChosen(null)}
          className="relative flex h-40 touch-pan-y items-end border-b border-strong-line"
        >
          {scores.map((score) => (
            <span
              key={score}
              aria-hidden
              className="pointer-events-none absolute inset-x-0 border-t border-dashed border-line"
              style={{ bottom: `${score * 20}%` }}
            />
          ))}
          {points.map(({ day, score }, at) => (
            <span
              key={day}
              className={`relative flex h-full min-w-0 grow basis-0 items-end justify-center ${at === place && chosen !== null ? 'bg-tint' : ''}`}
            >
              {score === null ? null : (
                <span
                  data-bar={score}
                  className={`w-[84%] max-w-9 rounded-t-sm ${bar}`}
                  style={{ height: `${barHeight(score)}%` }}
                />
              )}
            </span>
          ))}
        </div>
        <div className="col-start-2">
          <ChartTicks days={points.map(({ day }) => day)} />
        </div>
      </div>
      <DayTable label={label} metric={metric} points={points} />
    </figure>
  );
}
