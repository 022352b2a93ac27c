import * as z from 'zod/mini';
import { calendarDay, id, list, optionalText, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';

const scoreMessage = 'Scores must be whole numbers from 1 to 5';
const score = z.int(scoreMessage).check(z.minimum(1, scoreMessage), z.maximum(5, scoreMessage));

/** One day of a profile (yyyy-MM-dd); scores run from 1 to 5, and stress counts against. */
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

/** A day as it is saved. */
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
          .check(
            z.trim(),
            z.minLength(1),
            z.maxLength(limits.symptom, `Each symptom must be at most ${limits.symptom} characters`),
          ),
      )
      .check(z.maxLength(limits.symptoms, `At most ${limits.symptoms} symptoms`)),
  ),
  notes: optionalText(limits.notes),
});
