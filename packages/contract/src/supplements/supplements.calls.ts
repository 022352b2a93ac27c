import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { calendarDay, daysBack, done, idParams, list, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { dose, supplement, supplementChanges, supplementForm } from './supplements.shapes.ts';

/** What a person takes, oldest first, with adherence and findings. Refused with `profile_not_found`. */
export const listSupplements = defineCall({
  name: 'listSupplements',
  method: 'GET',
  path: '/api/profiles/:id/supplements',
  access: 'user',
  params: idParams,
  query: z.extend(pageQuery({ defaultLimit: limits.supplements, maxLimit: limits.supplements }), {
    today: z.optional(calendarDay),
  }),
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
  body: supplementChanges,
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

/**
 * Notes a dose as taken or skipped, today or earlier. Refused with `supplement_not_found`, `day_too_late` or
 * `too_many_doses`.
 */
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

/** The doses of everything that a person takes, of the last `days` days, oldest first. Refused with `profile_not_found`. */
export const listProfileDoses = defineCall({
  name: 'listProfileDoses',
  method: 'GET',
  path: '/api/profiles/:id/doses',
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
