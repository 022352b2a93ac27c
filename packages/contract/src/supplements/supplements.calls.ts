import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  calendarDay,
  done,
  id,
  idParams,
  list,
  optionalText,
  pageQuery,
  requiredText,
  timestamp,
  wholeText,
} from '../fields.ts';
import { finding } from '../safety/safety.shapes.ts';

/** Of one profile; all of them are given at once, so that none goes unseen. */
export const mostSupplements = 100;
const name = requiredText({ max: 200, message: 'Name is required' });
// On both parts: a form shows the sentence of the first part that failed.
const dayExample = 'Use a date like 2025-04-04';
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

export const listSupplements = defineCall({
  name: 'listSupplements',
  method: 'GET',
  path: '/api/profiles/:id/supplements',
  access: 'user',
  params: idParams,
  query: z.extend(pageQuery({ usual: mostSupplements, most: mostSupplements }), { today: z.optional(calendarDay) }),
  reply: list(supplement),
});

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

export const updateSupplement = defineCall({
  name: 'updateSupplement',
  method: 'PUT',
  path: '/api/supplements/:id',
  access: 'user',
  params: idParams,
  body: z.object({ name: z.optional(name), ...optionalFields }),
  reply: supplement,
});

export const deleteSupplement = defineCall({
  name: 'deleteSupplement',
  method: 'DELETE',
  path: '/api/supplements/:id',
  access: 'user',
  params: idParams,
  reply: done,
});

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

export const listDoses = defineCall({
  name: 'listDoses',
  method: 'GET',
  path: '/api/supplements/:id/doses',
  access: 'user',
  params: idParams,
  query: z.object({
    days: z._default(wholeText({ min: 1, max: 366, message: 'days must be a number from 1 to 366' }), 30),
    today: z.optional(calendarDay),
  }),
  reply: list(dose),
});

export const deleteDose = defineCall({
  name: 'deleteDose',
  method: 'DELETE',
  path: '/api/doses/:id',
  access: 'user',
  params: idParams,
  reply: done,
});
