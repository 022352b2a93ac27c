import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { comparedDays } from './days-compared.ts';
import { type ComparedProps, SideBySide } from './side-by-side.tsx';
import { dayCount } from './sides.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { useDosesOf, useEarlierEntries } from './wellness.queries.ts';

/** How days with a supplement or a symptom were, beside days without: from twice the range of the charts, so that a week has days to compare. */
export function DaysComparedCard({ profileId, entries, courses, days, today }: ComparedProps) {
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
      <div className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
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
        <SideBySide
          caption={`Days with and without ${shown.name}`}
          isCaptionHidden
          columns={[
            `${dayCount(shown.daysWith)} ${shown.isSymptom ? 'with it' : 'taken'}`,
            `${dayCount(shown.daysWithout)} ${shown.isSymptom ? 'without' : 'not taken'}`,
          ]}
          rows={shown.rows}
        />
      </div>
    </Card>
  );
}
