import { limits } from '@herbie/contract';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import { Problem } from '../../ui/states.tsx';
import { timesWords, weekdays } from './schedule-words.ts';
import type { SupplementDraft } from './supplement-draft.ts';

type Plan = Pick<SupplementDraft, 'plan' | 'timesPerDay' | 'weekdays'>;

interface FieldsProps {
  readonly value: Plan;
  readonly onChange: (part: Partial<Plan>) => void;
  readonly error: string | undefined;
}

/** When doses are due: adherence is counted against this. */
export function ScheduleFields({ value, onChange, error }: FieldsProps) {
  const { plan, timesPerDay, weekdays: chosen } = value;
  const flip = (day: number) =>
    onChange({ weekdays: chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].toSorted() });
  return (
    <div className="space-y-3">
      <SelectField
        label="Schedule"
        value={plan}
        hint="With a schedule Herbie shows how many of the due doses were taken."
        onChange={(event) => onChange({ plan: planOf(event.target.value) })}
      >
        <option value="none">No schedule</option>
        <option value="regular">On fixed days</option>
        <option value="as-needed">Only as needed</option>
      </SelectField>
      {plan === 'regular' ? (
        <>
          <SelectField
            label="Times a day"
            value={timesPerDay}
            onChange={(event) => onChange({ timesPerDay: Number(event.target.value) })}
          >
            {Array.from({ length: limits.dosesPerDay }, (_, place) => (
              <option key={place} value={place + 1}>
                {timesWords(place + 1)}
              </option>
            ))}
          </SelectField>
          <fieldset>
            <legend className="font-semibold">Days</legend>
            <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-3">
              {weekdays.map(({ number, short, name }) => (
                <Checkbox
                  key={number}
                  label={short}
                  aria-label={name}
                  checked={chosen.includes(number)}
                  onChange={() => flip(number)}
                />
              ))}
            </div>
            <Problem className="text-sm">{error}</Problem>
          </fieldset>
        </>
      ) : null}
    </div>
  );
}

function planOf(value: string): Plan['plan'] {
  return value === 'regular' || value === 'as-needed' ? value : 'none';
}
