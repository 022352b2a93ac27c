import {
  type BodyInputOf,
  type createSupplement,
  endsEarly,
  type Schedule,
  type Supplement,
  supplementForm,
} from '@herbie/contract';
import type { FieldErrors } from '../../lib/use-field-errors.ts';
import { allWeekdays } from './schedule-words.ts';
import { supplementMessages } from './supplements.messages.ts';

/** What the supplement dialog holds while it is edited. */
export interface SupplementDraft {
  readonly name: string;
  readonly dosage: string;
  readonly frequency: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly notes: string;
  readonly plan: 'none' | 'regular' | 'as-needed';
  readonly timesPerDay: number;
  readonly weekdays: readonly number[];
}

export const blankSupplement: SupplementDraft = {
  name: '',
  dosage: '',
  frequency: '',
  startDate: '',
  endDate: '',
  notes: '',
  plan: 'regular',
  timesPerDay: 1,
  weekdays: allWeekdays,
};

export function toSupplementDraft(supplement: Supplement): SupplementDraft {
  const { schedule } = supplement;
  const isRegular = schedule !== null && !('asNeeded' in schedule);
  return {
    name: supplement.name,
    dosage: supplement.dosage ?? '',
    frequency: supplement.frequency ?? '',
    startDate: supplement.startDate ?? '',
    endDate: supplement.endDate ?? '',
    notes: supplement.notes ?? '',
    plan: schedule === null ? 'none' : isRegular ? 'regular' : 'as-needed',
    timesPerDay: isRegular ? schedule.timesPerDay : 1,
    weekdays: isRegular ? schedule.weekdays : allWeekdays,
  };
}

type Fields = BodyInputOf<typeof createSupplement>;

/** The draft as the calls take it; an empty text clears what was stored. */
export function toSupplementFields(draft: SupplementDraft): Fields {
  const { plan, timesPerDay, weekdays, ...texts } = draft;
  return { ...texts, schedule: toSchedule({ plan, timesPerDay, weekdays }) };
}

/** What keeps the supplement from being saved, by field; empty when nothing does. */
export function findSupplementProblems(draft: SupplementDraft): FieldErrors {
  const { startDate, endDate, plan, weekdays } = draft;
  const checked = supplementForm.safeParse(toSupplementFields(draft));
  const issues = checked.success ? [] : checked.error.issues;
  return {
    ...Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message])),
    ...(plan === 'regular' && weekdays.length === 0 ? { schedule: supplementMessages.noWeekday } : {}),
    ...(startDate !== '' && endDate !== '' && endDate < startDate ? { endDate: endsEarly } : {}),
  };
}

function toSchedule({
  plan,
  timesPerDay,
  weekdays,
}: Pick<SupplementDraft, 'plan' | 'timesPerDay' | 'weekdays'>): Schedule | null {
  if (plan === 'none') return null;
  if (plan === 'as-needed') return { asNeeded: true };
  return { timesPerDay, weekdays: [...weekdays] };
}
