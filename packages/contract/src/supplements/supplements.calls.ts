import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  calendarDay,
  dayExample,
  daysBack,
  done,
  id,
  idParams,
  list,
  optionalText,
  pageQuery,
  requiredText,
  timestamp,
} from '../fields.ts';
import { finding } from '../safety/safety.shapes.ts';

/** Of one profile; all of them are given at once, so that none goes unseen. */
export const mostSupplements = 100;
export const endsEarly = 'The end date is before the start date';
const name = requiredText({ max: 200, message: 'Name is required' });
// On both parts: a form shows the sentence of the first part that failed.
const dayOrNull = z.optional(
  z.pipe(
    z.nullable(z.union([z.literal('', dayExample), calendarDay], dayExample)),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

/** When doses are due: a number a day on chosen weekdays (1 = Monday), or only as needed. */
export const schedule = z.union([
  z.object({
    timesPerDay: z.int().check(z.minimum(1), z.maximum(12)),
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  }),
  z.object({ asNeeded: z.literal(true) }),
]);
export type Schedule = z.output<typeof schedule>;

const optionalFields = {
  dosage: optionalText(200),
  frequency: optionalText(200),
  startDate: dayOrNull,
  endDate: dayOrNull,
  notes: optionalText(2000),
  schedule: z.optional(z.nullable(schedule)),
};

export const supplementForm = z.object({ name, ...optionalFields });

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
  adherence: z.nullable(z.object({ taken: z.number(), due: z.number() })),
  findings: list(finding),
  createdAt: timestamp,
});
export type Supplement = z.output<typeof supplement>;

export const dose = z.object({
  id,
  supplementId: id,
  takenOn: z.string(),
  time: z.nullable(z.string()),
  status: z.enum(['taken', 'skipped']),
  createdAt: timestamp,
});
export type Dose = z.output<typeof dose>;

/** What a person takes, oldest first, with adherence and findings. Refused with `profile_not_found`. */
export const listSupplements = defineCall({
  name: 'listSupplements',
  method: 'GET',
  path: '/api/profiles/:id/supplements',
  access: 'user',
  params: idParams,
  query: z.extend(pageQuery({ usual: mostSupplements, most: mostSupplements }), { today: z.optional(calendarDay) }),
  reply: list(supplement),
});

/** Adds a supplement. Refused with `profile_not_found`, `too_many_supplements` or `ends_early`. */
export const createSupplement = defineCall({
  name: 'createSupplement',
  method: 'POST',
  path: '/api/profiles/:id/supplements',
  access: 'user',
  params: idParams,
  body: supplementForm,
  reply: supplement,
  success: [201],
});

/** Changes what is sent. Refused with `supplement_not_found` or `ends_early`. */
export const updateSupplement = defineCall({
  name: 'updateSupplement',
  method: 'PUT',
  path: '/api/supplements/:id',
  access: 'user',
  params: idParams,
  body: z.object({ name: z.optional(name), ...optionalFields }),
  reply: supplement,
});

/** Deletes a supplement and its doses. Refused with `supplement_not_found`. */
export const deleteSupplement = defineCall({
  name: 'deleteSupplement',
  method: 'DELETE',
  path: '/api/supplements/:id',
  access: 'user',
  params: idParams,
  reply: done,
});

/** Notes a dose as taken or skipped, today or earlier. Refused with `supplement_not_found` or `day_too_late`. */
export const logDose = defineCall({
  name: 'logDose',
  method: 'POST',
  path: '/api/supplements/:id/doses',
  access: 'user',
  params: idParams,
  body: z.object({
    takenOn: calendarDay,
    time: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:30')))),
    status: z.enum(['taken', 'skipped'], 'status must be taken or skipped'),
  }),
  reply: dose,
  success: [201],
});

/** The doses of the last `days` days, oldest first. Refused with `supplement_not_found`. */
export const listDoses = defineCall({
  name: 'listDoses',
  method: 'GET',
  path: '/api/supplements/:id/doses',
  access: 'user',
  params: idParams,
  query: z.object({
    days: daysBack(),
    today: z.optional(calendarDay),
  }),
  reply: list(dose),
});

/** Takes a noted dose away. Refused with `dose_not_found`. */
export const deleteDose = defineCall({
  name: 'deleteDose',
  method: 'DELETE',
  path: '/api/doses/:id',
  access: 'user',
  params: idParams,
  reply: done,
});
