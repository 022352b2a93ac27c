import { shortDate } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { comparisonsOf } from './before-since.ts';
import { type ComparedProps, SideBySide } from './side-by-side.tsx';
import { dayCount } from './sides.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { useEarlierEntries } from './wellness.queries.ts';

/** What was logged before a supplement was begun, beside what was logged since. */
export function BeforeSinceCard({ profileId, entries, courses, days, today }: ComparedProps) {
  const { data: earlier } = useEarlierEntries({ profileId, days, today });
  const compared = comparisonsOf({ entries: [...(earlier ?? []), ...entries], courses, days, today });
  if (compared.length === 0) return null;
  return (
    <Card aria-labelledby="before-since" className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {/* An odd number of tables leaves a place for it beside the first. */}
      <div className={compared.length % 2 === 0 ? 'sm:col-span-2' : ''}>
        <h2 id="before-since" className="text-2xl">
          Before and since
        </h2>
        <p className="mt-1 max-w-[70ch] text-soft">{wellnessMessages.beforeSince}</p>
      </div>
      {compared.map(({ names, startDate, endDate, days: [before, since], rows }) => (
        <SideBySide
          key={`${startDate} ${endDate}`}
          caption={
            <>
              {wellnessMessages.begunTogether(names)}{' '}
              <span className="font-normal text-soft">
                begun {shortDate(startDate)}
                {endDate === null ? '' : `, taken until ${shortDate(endDate)}`}
              </span>
            </>
          }
          columns={[`${dayCount(before)} before`, `${dayCount(since)} ${endDate === null ? 'since' : 'with it'}`]}
          rows={rows}
        />
      ))}
    </Card>
  );
}
