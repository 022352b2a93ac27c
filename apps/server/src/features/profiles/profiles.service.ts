import {
  type BodyOf,
  createProfile,
  createSupplement,
  gender,
  limits,
  logDose,
  type Profile,
  saveWellness,
  type updateProfile,
} from '@herbie/contract';
import * as z from 'zod/mini';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { fromStored, namedIn, toStored } from '../../platform/database/values.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { profilesErrors } from './profiles.errors.ts';
import {
  clearMainFlag,
  deleteProfileRow,
  findMainProfileRow,
  findProfileRow,
  holdProfiles,
  insertProfile,
  listProfileRows,
  type ProfileRow,
  updateProfileRow,
} from './profiles.store.ts';

export async function listOwnProfiles(db: Db, userId: number): Promise<Profile[]> {
  return (await listProfileRows(db, userId)).map(toProfile);
}

export async function findMainProfile(db: Db, userId: number): Promise<Profile | null> {
  const row = await findMainProfileRow(db, userId);
  return row ? toProfile(row) : null;
}

/** Someone else's profile is not found, never forbidden. */
export async function getOwnProfile(db: Db, owned: Owned): Promise<Profile> {
  const row = await findProfileRow(db, owned);
  if (!row) throw new AppError(profilesErrors.profileNotFound);
  return toProfile(row);
}

/** The same, and makes other writers of this user's people wait until the transaction ends. */
export async function holdOwnProfile(tx: Db, owned: Owned): Promise<Profile> {
  await holdProfiles(tx, owned.userId);
  return getOwnProfile(tx, owned);
}

interface Addition {
  readonly userId: number;
  readonly body: BodyOf<typeof createProfile>;
  readonly recorder: ReplyRecorder;
}

/** The first profile is the main one, whatever was asked; a later one takes the flag over when it asks for it. */
export function addProfile({ clock }: AppDeps, { userId, body, recorder }: Addition): Promise<Profile> {
  return recorder.write(async (tx) => {
    await holdProfiles(tx, userId);
    const present = await listProfileRows(tx, userId);
    if (present.length >= limits.profiles) throw new AppError(profilesErrors.tooManyProfiles);
    const isMain = present.length === 0 || body.isMainProfile === true;
    if (isMain) await clearMainFlag(tx, userId);
    const row = await insertProfile(tx, {
      userId,
      name: body.name,
      age: body.age ?? null,
      gender: body.gender ?? null,
      height: body.height ?? null,
      weight: body.weight ?? null,
      currentMedications: body.currentMedications ?? null,
      allergies: body.allergies ?? null,
      healthConcerns: body.healthConcerns ?? null,
      healthGoals: body.healthGoals ?? null,
      isMainProfile: toStored(isMain),
      createdAt: timestamp(clock),
    });
    return { answer: toProfile(row), isNew: true };
  });
}

interface Change {
  readonly id: number;
  readonly userId: number;
  readonly body: BodyOf<typeof updateProfile>;
}

/** Changes what is named; the main flag can be taken over but not taken off. */
export function changeProfile(deps: AppDeps, { id, userId, body }: Change) {
  return deps.db.transaction().execute(async (tx) => {
    const before = await holdOwnProfile(tx, { id, userId });
    const { isMainProfile, ...changes } = body;
    const becomesMain = isMainProfile === true && !before.isMainProfile;
    if (becomesMain) await clearMainFlag(tx, userId);
    const changed = { ...namedIn(changes), ...(becomesMain ? { isMainProfile: toStored(true) } : {}) };
    await updateProfileRow(tx, { id, userId, changes: changed });
    return getOwnProfile(tx, { id, userId });
  });
}

/** The main profile goes only when it is the last one. */
export function removeProfile(deps: AppDeps, { id, userId }: Owned) {
  return deps.db.transaction().execute(async (tx) => {
    const profile = await holdOwnProfile(tx, { id, userId });
    const present = await listProfileRows(tx, userId);
    if (profile.isMainProfile && present.length > 1) throw new AppError(profilesErrors.mainProfileKept);
    await deleteProfileRow(tx, { id, userId });
    await forgetAnswers(tx, { userId, calls: [createProfile, saveWellness, createSupplement, logDose] });
  });
}

function toProfile(row: ProfileRow): Profile {
  const known = z.safeParse(gender, row.gender);
  return { ...row, gender: known.success ? known.data : null, isMainProfile: fromStored(row.isMainProfile) };
}
