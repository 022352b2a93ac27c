import { listDailyAnalytics } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localDay } from '../../lib/dates.ts';
import { reading } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { analyticsMessages as messages } from './analytics.messages.ts';
import { BarChart } from './bar-chart.tsx';
import { type Figures, percent, type Range, ranges, share, toFigures } from './daily-figures.ts';
import { FiguresTable } from './figures-table.tsx';

const fiveMinutesMs = 5 * 60 * 1000;
const whole = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 0 });

/** The same subjects as the overview above, day by day. */
export function DailyOverview() {
  const [days, setDays] = useState<Range>(30);
  const { data, isPending, error, refetch } = useQuery({
    ...reading(listDailyAnalytics, { query: { days } }),
    staleTime: fiveMinutesMs,
  });
  return (
    <section aria-label={messages.byDay} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg text-leaf">{messages.byDay}</h3>
        <div role="group" aria-label={messages.range} className="flex gap-1">
          {ranges.map((range) => (
            <Button
              key={range}
              size="small"
              variant={range === days ? 'primary' : 'quiet'}
              aria-pressed={range === days}
              onClick={() => setDays(range)}
            >
              {messages.days(range)}
            </Button>
          ))}
        </div>
      </div>
      {isPending ? <Skeleton lines={4} /> : null}
      {error ? <FailedState onRetry={() => void refetch()}>{messages.daysFailed}</FailedState> : null}
      {data ? <Charts figures={toFigures({ rows: data, days, today: localDay() })} /> : null}
    </section>
  );
}

function Charts({ figures }: { figures: readonly Figures[] }) {
  const sum = (read: (day: Figures) => number) => figures.reduce((all, day) => all + read(day), 0);
  const inAll = (read: (day: Figures) => number) => `${whole(sum(read))} in all`;
  const today = figures.at(-1);
  const clicksByQuestion = percent(
    share(
      sum((day) => day.productClicks),
      sum((day) => day.questions),
    ),
  );
  const charts = [
    { title: 'Users', read: (day: Figures) => day.totalUsers, summary: `${whole(today?.totalUsers ?? 0)} now` },
    { title: 'Sign-ups', read: (day: Figures) => day.newSignups },
    {
      title: 'Active users',
      read: (day: Figures) => day.activeUsers,
      summary: `${whole(today?.activeUsers ?? 0)} today`,
    },
    {
      title: 'Engagement',
      read: (day: Figures) => day.engagement,
      summary: `${percent(today?.engagement ?? 0)} today`,
      write: percent,
    },
    { title: 'Questions', read: (day: Figures) => day.questions },
    { title: 'Herb analyses', read: (day: Figures) => day.herbAnalyses },
    { title: 'Product clicks', read: (day: Figures) => day.productClicks },
    {
      title: 'Conversion per question',
      read: (day: Figures) => day.clicksByQuestion,
      summary: `${clicksByQuestion} in all`,
      write: percent,
    },
    { title: 'Installs', read: (day: Figures) => day.pwaInstalls },
  ];
  return (
    <>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {charts.map(({ title, read, summary = inAll(read), write = whole }) => (
          <BarChart
            key={title}
            title={title}
            summary={summary}
            write={write}
            points={figures.map((day) => ({ day: day.day, value: read(day) }))}
          />
        ))}
      </div>
      <FiguresTable
        figures={figures}
        columns={charts.map(({ title, read, write = whole }) => ({ title, read: (day) => write(read(day)) }))}
      />
    </>
  );
}
