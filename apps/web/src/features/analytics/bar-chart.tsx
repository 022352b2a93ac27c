import { useId } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { analyticsMessages as messages } from './analytics.messages.ts';
import { axisTop } from './daily-figures.ts';

interface ChartProps {
  readonly title: string;
  /** What stands beside the title: the sum, the latest value. */
  readonly summary: string;
  readonly points: readonly { readonly day: string; readonly value: number }[];
  readonly write: (value: number) => string;
}

const width = 300;
const height = 90;
const gap = 0.25;

/** One bar a day. The table of the same figures is the way to read them by ear or one by one. */
export function BarChart({ title, summary, points, write }: ChartProps) {
  const id = useId();
  const top = axisTop(points.map(({ value }) => value));
  const step = width / Math.max(points.length, 1);
  const [first, last] = [points[0], points.at(-1)];
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), { day: '', value: 0 });
  const told =
    most.day === ''
      ? `${title}: nothing yet.`
      : `${title}: ${summary}. Most on ${shortDate(most.day)}: ${write(most.value)}.`;
  return (
    <figure className="min-w-0">
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft">{summary}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={told}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-24 w-full border-b border-line text-leaf"
      >
        <line x1="0" y1="0.5" x2={width} y2="0.5" stroke="var(--line)" strokeDasharray="3 3" />
        {points.map(({ day, value }, place) => (
          <rect
            key={day}
            data-bar={value > 0 ? value : undefined}
            x={(place + gap / 2) * step}
            y={height - (value / top) * height}
            width={step * (1 - gap)}
            height={(value / top) * height}
            fill="currentColor"
          >
            <title>{`${shortDate(day)}: ${write(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden className="mt-1 flex justify-between text-xs text-soft">
        <span>{first ? shortDate(first.day) : ''}</span>
        <span>{messages.scale(write(top))}</span>
        <span>{last ? shortDate(last.day) : ''}</span>
      </div>
    </figure>
  );
}
