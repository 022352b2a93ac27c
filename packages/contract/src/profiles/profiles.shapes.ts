import * as z from 'zod/mini';
import { id, optionalText, optionalWhole, requiredText, timestamp, trueOrFalse } from '../fields.ts';
import { limits } from '../limits.ts';

/** The values of a profile's gender; null when not given. */
export const genders = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
/** One of `genders`. */
export const gender = z.enum(genders, 'Gender must be male, female, non-binary or prefer-not-to-say');
/** Messages that forms and server share. */
export const nameMissing = 'Name is required';
export const ageOutOfRange = 'Age must be between 1 and 120';

const name = requiredText({ max: limits.name, message: nameMissing });
/** Age in whole years. */
export const age = optionalWhole({ min: 1, max: 120, message: ageOutOfRange });
const optionalFields = {
  age,
  gender: z.optional(z.nullable(gender)),
  height: optionalWhole({ min: 1, max: 300, message: 'Height must be between 1 and 300 cm' }),
  weight: optionalWhole({ min: 1, max: 700, message: 'Weight must be between 1 and 700 kg' }),
  currentMedications: optionalText(limits.healthText),
  allergies: optionalText(limits.healthText),
  healthConcerns: optionalText(limits.healthText),
  healthGoals: optionalText(limits.healthText),
  isMainProfile: z.optional(trueOrFalse),
};

/** A new profile: height in cm, weight in kg. */
export const profileForm = z.object({ name, ...optionalFields });
/** Changes to a profile: given fields are changed, null clears one. */
export const profileChanges = z.object({ name: z.optional(name), ...optionalFields });

/** A person of the account: age in years, height in cm, weight in kg; the four texts as typed. */
export const profile = z.object({
  id,
  userId: id,
  name: z.string(),
  age: z.nullable(z.number()),
  gender: z.nullable(gender),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  currentMedications: z.nullable(z.string()),
  allergies: z.nullable(z.string()),
  healthConcerns: z.nullable(z.string()),
  healthGoals: z.nullable(z.string()),
  isMainProfile: z.boolean(),
  createdAt: timestamp,
});
export type Profile = z.output<typeof profile>;
