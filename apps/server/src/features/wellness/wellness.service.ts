import { type BodyOf, saveWellness, type WellnessEntry } from '@herbie/contract';
import * as z from 'zod/mini';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import { readStored } from '../../platform/database/values.ts';
import { latestDay, utcDay, windowOf } from '../../platform/days.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { getOwnProfile, holdOwnProfile } from '../profiles/profiles.service.ts';
import { wellnessErrors } from './wellness.errors.ts';
import { type EntryRow, findEntryOfDay, listEntryRows, upsertEntry } from './wellness.store.ts';

interface Range {
  readonly userId: number;
  readonly profileId: number;
  readonly days: number;
  readonly today: string | undefined;
}

/** The last `days` days, today included, ascending by date. */
export async function listEntries(deps: AppDeps, { userId, profileId, days, today }: Range): Promise<WellnessEntry[]> {
  await getOwnProfile(deps.db, { id: profileId, userId });
  const window = windowOf({ days, today: today ?? utcDay(deps.clock) });
  const rows = await listEntryRows(deps.db, { userId, profileId, ...window });
  return rows.map(toEntry);
}

interface Save {
  readonly userId: number;
  readonly profileId: number;
  readonly body: BodyOf<typeof saveWellness>;
  readonly recorder: ReplyRecorder;
}

/** One entry a day: saving a day again replaces it. */
export async function saveEntry(
  { clock }: AppDeps,
  { userId, profileId, body, recorder }: Save,
): Promise<WellnessEntry> {
  if (body.profileId !== undefined && body.profileId !== profileId) throw new AppError(wellnessErrors.profileDiffers);
  if (body.date > latestDay(clock)) throw new AppError(wellnessErrors.dayTooLate, { field: 'date' });
  return recorder.write(async (tx) => {
    await holdOwnProfile(tx, { id: profileId, userId });
    const before = await findEntryOfDay(tx, { userId, profileId, date: body.date });
    const row = await upsertEntry(tx, {
      userId,
      profileId,
      date: body.date,
      sleepQuality: body.sleepQuality,
      energyLevel: body.energyLevel,
      stressLevel: body.stressLevel,
      mood: body.mood ?? null,
      symptoms: JSON.stringify(body.symptoms ?? []),
      notes: body.notes ?? null,
      createdAt: timestamp(clock),
    });
    return { answer: toEntry(row), isNew: before === undefined };
  });
}

export async function deleteEntry(deps: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'wellness_entries', owned))) throw new AppError(wellnessErrors.entryNotFound);
  await forgetAnswers(deps.db, { userId: owned.userId, calls: [saveWellness] });
}

const symptomList = z.array(z.string());

function toEntry(row: EntryRow): WellnessEntry {
  return { ...row, symptoms: row.symptoms === null ? [] : (readStored(symptomList, row.symptoms) ?? []) };
}
