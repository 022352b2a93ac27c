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
  readonly dosesLeft: string;
}

export const blankSupplement: SupplementDraft = {
  name: '',
  dosage: '',
  frequency: '',
  startDate: '',
  endDate: '',
  notes: '',
  // What nobody stated is not held against anybody: no doses are due until a schedule is chosen.
  plan: 'none',
  timesPerDay: 1,
  weekdays: allWeekdays,
  dosesLeft: '',
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
    dosesLeft: supplement.supply === null ? '' : String(supplement.supply.dosesLeft),
  };
}

type Fields = BodyInputOf<typeof createSupplement>;

interface Saving {
  /** What is stored: doses that nobody counted anew go on running down. */
  readonly edited?: Supplement | null;
  readonly today: string;
}

/** The draft as the calls take it; an empty text clears what was stored. */
export function toSupplementFields(draft: SupplementDraft, { edited = null, today }: Saving): Fields {
  const { plan, timesPerDay, weekdays, dosesLeft, ...texts } = draft;
  const fields = { ...texts, schedule: toSchedule({ plan, timesPerDay, weekdays }) };
  const before = edited ? toSupplementDraft(edited).dosesLeft : '';
  const counted = dosesLeft.trim();
  if (counted === before) return fields;
  return { ...fields, supply: counted === '' ? null : { dosesLeft: Number(counted), countedOn: today } };
}

/** What keeps the supplement from being saved, by field; empty when nothing does. */
export function findSupplementProblems(draft: SupplementDraft, saving: Saving): FieldErrors {
  const { startDate, endDate, plan, weekdays } = draft;
  const checked = supplementForm.safeParse(toSupplementFields(draft, saving));
  const issues = checked.success ? [] : checked.error.issues;
  return {
    ...Object.fromEntries(issues.map((issue) => [fieldOf(issue.path), issue.message])),
    ...(plan === 'regular' && weekdays.length === 0 ? { schedule: supplementMessages.noWeekday } : {}),
    ...(startDate !== '' && endDate !== '' && endDate < startDate ? { endDate: endsEarly } : {}),
  };
}

function fieldOf([first]: readonly PropertyKey[]): string {
  return first === 'supply' ? 'dosesLeft' : String(first);
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
