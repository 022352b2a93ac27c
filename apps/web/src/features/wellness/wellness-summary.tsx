import type { WellnessEntry } from '@herbie/contract';
import { averageLabel, averageOf, barPercent } from '@herbie/domain/wellness';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { measured } from './metrics.ts';

/** Averages of the last seven days as bars, with their words. */
export function WellnessSummary({ entries }: { entries: readonly WellnessEntry[] }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">Wellness Summary</h2>
        <Link to="/wellness-tracker" className="py-1 font-semibold text-leaf underline">
          View the tracker
        </Link>
      </div>
      <ul className="mt-2 grid gap-x-10 gap-y-3 md:grid-cols-3">
        {measured.map(({ label, metric, field }) => {
          const average = averageOf(entries.map((entry) => entry[field]));
          if (average === null) return null;
          return (
            <li key={label} className="flex flex-col justify-between">
              <p className="flex flex-wrap justify-between gap-x-3 md:block lg:flex">
                <span>{label}</span>
                <span className="block font-semibold">
                  {averageLabel(metric, average)}{' '}
                  <span className="font-normal text-soft">({average.toFixed(1)} of 5)</span>
                </span>
              </p>
              <div aria-hidden className="mt-1 h-2.5 overflow-hidden rounded-full bg-sunken">
                <div className="h-full rounded-full bg-leaf" style={{ width: `${barPercent(average)}%` }} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
