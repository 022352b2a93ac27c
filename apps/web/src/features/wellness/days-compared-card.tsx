import type { WellnessEntry } from '@herbie/contract';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { dayCount } from './before-since.ts';
import type { Course } from './course-bands.tsx';
import { comparedDays, type DayComparison } from './days-compared.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { useDosesOf, useEarlierEntries } from './wellness.queries.ts';

interface CardProps {
  readonly profileId: number;
  readonly entries: readonly WellnessEntry[];
  readonly courses: readonly Course[];
  readonly days: number;
  readonly today: string;
}

/** How days with a supplement or a symptom were, beside days without: from twice the range of the charts, so that a week has days to compare. */
export function DaysComparedCard({ profileId, entries, courses, days, today }: CardProps) {
  const { data: before } = useEarlierEntries({ profileId, days, today });
  const { data: doses } = useDosesOf({ profileId, days: days * 2, today });
  const [chosen, setChosen] = useState<string | null>(null);
  const all = comparedDays({ entries: [...(before ?? []), ...entries], courses, doses: doses ?? [] });
  const shown = all.find(({ id }) => id === chosen) ?? all[0];
  if (!shown) return null;
  return (
    <Card aria-labelledby="days-compared">
      <h2 id="days-compared" className="text-2xl">
        Days with and without
      </h2>
      <p className="mt-1 max-w-[70ch] text-soft">{wellnessMessages.daysCompared(days * 2)}</p>
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="space-y-3">
          <SelectField label="Compare days with" value={shown.id} onChange={(event) => setChosen(event.target.value)}>
            {all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <p className={shown.isEnough ? 'text-soft' : 'font-semibold'}>
            {shown.isEnough ? wellnessMessages.wentTogether : wellnessMessages.tooFewDays}
          </p>
        </div>
        <Sides {...shown} />
      </div>
    </Card>
  );
}

function Sides({ name, isSymptom, daysWith, daysWithout, rows }: DayComparison) {
  return (
    <table className="w-full self-start text-left">
      <caption className="sr-only">Days with and without {name}</caption>
      <thead>
        <tr className="border-b border-strong-line text-sm text-soft">
          <td />
          <th scope="col" className="w-20 py-1 pl-3 font-normal sm:w-26">
            {dayCount(daysWith)} {isSymptom ? 'with it' : 'taken'}
          </th>
          <th scope="col" className="w-20 py-1 pl-3 font-normal sm:w-26">
            {dayCount(daysWithout)} {isSymptom ? 'without' : 'not taken'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 font-normal">
              {row.label}
            </th>
            <td className="py-1 pl-3">{row.with}</td>
            <td className="py-1 pl-3">{row.without}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
