import * as z from 'zod/mini';
import { id, optionalText, optionalWhole, requiredText, timestamp } from '../fields.ts';

export const genders = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
export const gender = z.enum(genders, 'Gender must be male, female, non-binary or prefer-not-to-say');
export const profileLimit = 20;
export const nameMissing = 'Name is required';
export const ageOutOfRange = 'Age must be between 1 and 120';

const name = requiredText({ max: 100, message: nameMissing });
/** In whole years. */
export const age = optionalWhole({ min: 1, max: 120, message: ageOutOfRange });
const optionalFields = {
  age,
  gender: z.optional(z.nullable(gender)),
  height: optionalWhole({ min: 1, max: 300, message: 'Height must be between 1 and 300 cm' }),
  weight: optionalWhole({ min: 1, max: 700, message: 'Weight must be between 1 and 700 kg' }),
  currentMedications: optionalText(2000),
  allergies: optionalText(2000),
  healthConcerns: optionalText(2000),
  healthGoals: optionalText(2000),
  isMainProfile: z.optional(z.boolean()),
};

export const profileForm = z.object({ name, ...optionalFields });
export const profileChanges = z.object({ name: z.optional(name), ...optionalFields });

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
