import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { calendarDay, daysBack, done, id, idParams, list, optionalText, timestamp } from '../fields.ts';

const scoreMessage = 'Scores must be whole numbers from 1 to 5';
const score = z.int(scoreMessage).check(z.minimum(1, scoreMessage), z.maximum(5, scoreMessage));

export const entry = z.object({
  id,
  profileId: id,
  date: z.string(),
  sleepQuality: z.nullable(z.number()),
  energyLevel: z.nullable(z.number()),
  stressLevel: z.nullable(z.number()),
  mood: z.nullable(z.number()),
  symptoms: list(z.string()),
  notes: z.nullable(z.string()),
  createdAt: timestamp,
});
export type WellnessEntry = z.output<typeof entry>;

export const entryForm = z.object({
  profileId: z.optional(id),
  date: calendarDay,
  sleepQuality: score,
  energyLevel: score,
  stressLevel: score,
  mood: z.optional(z.nullable(score)),
  symptoms: z.optional(
    z
      .array(
        z
          .string('Symptoms must be text')
          .check(z.trim(), z.minLength(1), z.maxLength(60, 'Each symptom must be at most 60 characters')),
      )
      .check(z.maxLength(20, 'At most 20 symptoms')),
  ),
  notes: optionalText(2000),
});

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
