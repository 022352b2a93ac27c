import * as z from 'zod/mini';
import { addDays } from '../days.ts';
import { calendarDay, dayExample, id, list, optionalText, requiredText, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { finding } from '../safety/safety.shapes.ts';

/** Messages that forms and server share. */
export const endsEarly = 'The end date is before the start date';
const name = requiredText({ max: limits.supplementText, message: 'Name is required' });
// On both parts: a form shows the sentence of the first part that failed.
const dayOrNull = z.optional(
  z.pipe(
    z.nullable(z.union([z.literal('', dayExample), calendarDay], dayExample)),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

const timesPerDay = z.int().check(z.minimum(1), z.maximum(limits.dosesPerDay));
const weekdays = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7));
const asNeeded = z.object({ asNeeded: z.literal(true) });
const eachOnce = z.transform((days: number[]) => [...new Set(days)].toSorted());

/** When doses are due: a number a day on chosen weekdays (1 = Monday), or only as needed. */
export const schedule = z.union([z.object({ timesPerDay, weekdays }), asNeeded]);
const givenSchedule = z.union([z.object({ timesPerDay, weekdays: z.pipe(weekdays, eachOnce) }), asNeeded]);
export type Schedule = z.output<typeof schedule>;

const wholeDoses = `Use a whole number from 0 to ${limits.dosesLeft}`;
const dosesLeft = z.int(wholeDoses).check(z.minimum(0, wholeDoses), z.maximum(limits.dosesLeft, wholeDoses));

const optionalFields = {
  dosage: optionalText(limits.supplementText),
  frequency: optionalText(limits.supplementText),
  startDate: dayOrNull,
  endDate: dayOrNull,
  notes: optionalText(limits.notes),
  schedule: z.optional(z.nullable(givenSchedule)),
  supply: z.optional(z.nullable(z.object({ dosesLeft, countedOn: calendarDay }))),
};

/** A new supplement. */
export const supplementForm = z.object({ name, ...optionalFields });
/** Changes to a supplement: given fields are changed, null clears one. */
export const supplementChanges = z.object({ name: z.optional(name), ...optionalFields });

/** A supplement with its doses taken and due in the last 30 days, and what is left of it; days are yyyy-MM-dd. */
export const supplement = z.object({
  id,
  profileId: id,
  name: z.string(),
  dosage: z.nullable(z.string()),
  frequency: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  schedule: z.nullable(schedule),
  supply: z.nullable(
    z.object({
      /** What was counted, less the doses logged as taken since. */
      dosesLeft: z.number(),
      countedOn: z.string(),
      /** The days that are covered still; null without a schedule, and where it is enough for the whole course. */
      daysLeft: z.nullable(z.number()),
    }),
  ),
  adherence: z.nullable(z.object({ taken: z.number(), due: z.number() })),
  findings: list(finding),
  createdAt: timestamp,
});
export type Supplement = z.output<typeof supplement>;

/** How long a supplement that was stopped still belongs to what somebody takes: many herbs act on for weeks. */
const actsOnDays = 29;

/** Whether it is taken, or was until lately, on a day (yyyy-MM-dd). */
export function isTakenLately({ endDate }: Pick<Supplement, 'endDate'>, today: string): boolean {
  return endDate === null || endDate >= addDays(today, -actsOnDays);
}

/** A supplement as the safety check reads its amount: "Zinc, 25 mg, 2 times a day 3 days a week". */
export function toMeasured({
  name,
  dosage,
  frequency,
  schedule: plan,
}: Pick<Supplement, 'name' | 'dosage' | 'frequency' | 'schedule'>): { name: string; told: string } {
  const often = frequency ?? (plan && 'timesPerDay' in plan ? scheduleTold(plan) : '');
  return { name, told: [name, dosage ?? '', often].filter((words) => words !== '').join(', ') };
}

function scheduleTold({ timesPerDay, weekdays }: { timesPerDay: number; weekdays: readonly number[] }): string {
  const days = weekdays.length === weekLength ? '' : ` ${weekdays.length} days a week`;
  return `${timesPerDay} times a day${days}`;
}

const weekLength = 7;

/** One dose, on a day (yyyy-MM-dd) and perhaps at a time (HH:mm). */
export const dose = z.object({
  id,
  supplementId: id,
  takenOn: z.string(),
  time: z.nullable(z.string()),
  status: z.enum(['taken', 'skipped']),
  createdAt: timestamp,
});
export type Dose = z.output<typeof dose>;
