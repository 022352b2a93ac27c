import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  done,
  id,
  idParams,
  list,
  optionalText,
  optionalWhole,
  pageQuery,
  requiredText,
  timestamp,
} from '../fields.ts';

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

/** The account's people, the main profile first. */
export const listProfiles = defineCall({
  name: 'listProfiles',
  method: 'GET',
  path: '/api/profiles',
  access: 'user',
  query: pageQuery({ usual: 50, most: 100 }),
  reply: list(profile),
});

/** The main profile. Refused with `no_main_profile`. */
export const getMainProfile = defineCall({
  name: 'getMainProfile',
  method: 'GET',
  path: '/api/profiles/main',
  access: 'user',
  reply: profile,
});

/** One person. Refused with `profile_not_found`. */
export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profiles/:id',
  access: 'user',
  params: idParams,
  reply: profile,
});

/** Adds a person; the first becomes the main profile. Refused with `too_many_profiles`. */
export const createProfile = defineCall({
  name: 'createProfile',
  method: 'POST',
  path: '/api/profiles',
  access: 'user',
  body: profileForm,
  reply: profile,
  success: [201],
});

/** Changes what is sent; the main flag can be taken over, not taken off. Refused with `profile_not_found`. */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/profiles/:id',
  access: 'user',
  params: idParams,
  body: profileChanges,
  reply: profile,
});

/**
 * Deletes a person with diary and supplements. Refused with `profile_not_found`, or `main_profile_kept` while there
 * are others.
 */
export const deleteProfile = defineCall({
  name: 'deleteProfile',
  method: 'DELETE',
  path: '/api/profiles/:id',
  access: 'user',
  params: idParams,
  reply: done,
});
