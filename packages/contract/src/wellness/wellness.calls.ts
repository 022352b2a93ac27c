import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { calendarDay, daysBack, done, idParams, list } from '../fields.ts';
import { entry, entryForm } from './wellness.shapes.ts';

/** The entries of the last `days` days, today included, oldest first. Refused with `profile_not_found`. */
export const listWellness = defineCall({
  name: 'listWellness',
  method: 'GET',
  path: '/api/profiles/:id/wellness',
  access: 'user',
  params: idParams,
  query: z.object({
    days: daysBack(),
    today: z.optional(calendarDay),
  }),
  reply: list(entry),
});

/**
 * Saves a day; 200 when it replaces what the day held. Refused with `profile_not_found`, `profile_differs` or
 * `day_too_late`.
 */
export const saveWellness = defineCall({
  name: 'saveWellness',
  method: 'POST',
  path: '/api/profiles/:id/wellness',
  access: 'user',
  params: idParams,
  body: entryForm,
  reply: entry,
  success: [201, 200],
});

/** Takes an entry away. Refused with `entry_not_found`. */
export const deleteWellness = defineCall({
  name: 'deleteWellness',
  method: 'DELETE',
  path: '/api/wellness/:id',
  access: 'user',
  params: idParams,
  reply: done,
});
