import type { WellnessEntry } from '@herbie/contract';
import { shortDate } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { comparisonsOf, dayCount } from './before-since.ts';
import type { Course } from './course-bands.tsx';
import { wellnessMessages } from './wellness.messages.ts';
import { useEarlierEntries } from './wellness.queries.ts';

interface CardProps {
  readonly profileId: number;
  readonly entries: readonly WellnessEntry[];
  readonly courses: readonly Course[];
  readonly days: number;
  readonly today: string;
}

/** What was logged before a supplement was begun, beside what was logged since. */
export function BeforeSinceCard({ profileId, entries, courses, days, today }: CardProps) {
  const { data: before } = useEarlierEntries({ profileId, days, today });
  const compared = comparisonsOf({ entries: [...(before ?? []), ...entries], courses, days, today });
  if (compared.length === 0) return null;
  return (
    <Card aria-labelledby="before-since">
      <h2 id="before-since" className="text-2xl">
        Before and since
      </h2>
      <p className="mt-1 max-w-[70ch] text-soft">{wellnessMessages.beforeSince}</p>
      <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {compared.map(({ names, startDate, endDate, days: logged, rows }) => (
          <table key={`${startDate} ${endDate}`} className="w-full self-start text-left">
            <caption className="py-1 text-left font-semibold wrap-anywhere">
              {wellnessMessages.begunTogether(names)}{' '}
              <span className="font-normal text-soft">
                begun {shortDate(startDate)}
                {endDate === null ? '' : `, taken until ${shortDate(endDate)}`}
              </span>
            </caption>
            <thead>
              <tr className="border-b border-strong-line text-sm text-soft">
                <td />
                <th scope="col" className="w-20 py-1 pl-3 font-normal sm:w-26 sm:whitespace-nowrap">
                  {dayCount(logged.before)} before
                </th>
                <th scope="col" className="w-20 py-1 pl-3 font-normal sm:w-26 sm:whitespace-nowrap">
                  {dayCount(logged.since)} {endDate === null ? 'since' : 'with it'}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, told }) => (
                <tr key={label} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1 font-normal wrap-anywhere">
                    {label}
                  </th>
                  <td className="py-1 pl-3">{told.before}</td>
                  <td className="py-1 pl-3">{told.since}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Card>
  );
}
