import { defineCall } from '../call.ts';
import { done, idParams, list, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { profile, profileChanges, profileForm } from './profiles.shapes.ts';

/** The account's people, the main profile first. */
export const listProfiles = defineCall({
  name: 'listProfiles',
  method: 'GET',
  path: '/api/profiles',
  access: 'user',
  query: pageQuery({ defaultLimit: 50, maxLimit: limits.page }),
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
