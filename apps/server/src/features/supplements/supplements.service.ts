import {
  type BodyOf,
  createSupplement,
  isTakenLately,
  limits,
  logDose,
  type Supplement,
  toMeasured,
  toPersonInput,
  type updateSupplement,
} from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { utcDay } from '../../platform/days.ts';
import { namedIn } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { type Page, pageOf } from '../../platform/paging.ts';
import { getOwnProfile, holdOwnProfile } from '../profiles/profiles.service.ts';
import { checkAlone } from './check-alone.ts';
import { type OfProfile, presentSupplement, presentSupplements, readSchedule } from './present-supplements.ts';
import { supplementsErrors } from './supplements.errors.ts';
import {
  findSupplementRow,
  insertSupplement,
  listSupplementRows,
  listSupplementRowsOfUser,
  type SupplementRow,
  updateSupplementRow,
} from './supplements.store.ts';
import { readCount, supplyOf, toCountText } from './supply.ts';

export async function listSupplements(
  deps: AppDeps,
  { userId, profileId, today, ...page }: OfProfile & Page & { today?: string | undefined },
) {
  await getOwnProfile(deps.db, { id: profileId, userId });
  const rows = pageOf(await listSupplementRows(deps.db, { userId, profileId }), page);
  return presentSupplements(deps, { userId, profileId, rows, today });
}

/** What is taken now, or was until recently. */
export async function listTaken(deps: AppDeps, owner: OfProfile) {
  const today = utcDay(deps.clock);
  const rows = await listSupplementRows(deps.db, owner);
  return rows
    .filter((row) => isTakenLately(row, today))
    .map((row) => {
      const { name, dosage, frequency, startDate, endDate } = row;
      return { name, dosage, frequency, schedule: readSchedule(row), startDate, endDate };
    });
}

/** The same of everybody in the account, by profile: names alone. */
export async function listNamesTaken(deps: AppDeps, userId: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const today = utcDay(deps.clock);
  const taken = (await listSupplementRowsOfUser(deps.db, userId)).filter((row) => isTakenLately(row, today));
  const byProfile = Map.groupBy(taken, ({ profileId }) => profileId);
  return new Map([...byProfile].map(([profileId, rows]) => [profileId, rows.map(({ name }) => name)]));
}

interface Addition extends OfProfile {
  readonly body: BodyOf<typeof createSupplement>;
  readonly recorder: ReplyRecorder;
}

export async function addSupplement(
  deps: AppDeps,
  { userId, profileId, body, recorder }: Addition,
): Promise<Supplement> {
  refuseEarlyEnd(body);
  // Before the transaction: a check takes long, and others would wait to write.
  const person = toPersonInput(await getOwnProfile(deps.db, { id: profileId, userId }));
  const beside = (await listTaken(deps, { userId, profileId })).map(toMeasured);
  const { name, dosage = null, frequency = null, schedule: plan = null } = body;
  const { findings } = checkAlone(toMeasured({ name, dosage, frequency, schedule: plan }), { person, beside });
  return recorder.write(async (tx) => {
    await holdOwnProfile(tx, { id: profileId, userId });
    const present = await listSupplementRows(tx, { userId, profileId });
    if (present.length >= limits.supplements) throw new AppError(supplementsErrors.tooManySupplements);
    const now = timestamp(deps.clock);
    const row = await insertSupplement(tx, {
      userId,
      profileId,
      name: body.name,
      dosage: body.dosage ?? null,
      frequency: body.frequency ?? null,
      startDate: body.startDate ?? null,
      endDate: body.endDate ?? null,
      notes: body.notes ?? null,
      schedule: body.schedule ? JSON.stringify(body.schedule) : null,
      supply: toCountText(body.supply, now) ?? null,
      createdAt: now,
    });
    const course = { ...row, schedule: readSchedule(row) };
    const supply = supplyOf({ counted: readCount(row), course, doses: [], today: body.supply?.countedOn ?? '' });
    return { answer: { ...course, supply, adherence: null, findings }, isNew: true };
  });
}

export async function changeSupplement(
  deps: AppDeps,
  { id, userId, body }: { id: number; userId: number; body: BodyOf<typeof updateSupplement> },
): Promise<Supplement> {
  const { schedule: newSchedule, supply, ...rest } = body;
  const named = namedIn(rest);
  const schedule = newSchedule ? JSON.stringify(newSchedule) : newSchedule;
  const changes = { ...named, ...namedIn({ schedule, supply: toCountText(supply, timestamp(deps.clock)) }) };
  const changed = await deps.db.transaction().execute(async (tx) => {
    const { profileId } = await getSupplementRow(tx, { id, userId });
    await holdOwnProfile(tx, { id: profileId, userId });
    refuseEarlyEnd({ ...(await getSupplementRow(tx, { id, userId })), ...named });
    await updateSupplementRow(tx, { id, userId, changes });
    return getSupplementRow(tx, { id, userId });
  });
  return presentSupplement(deps, changed);
}

interface Course {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

function refuseEarlyEnd({ startDate, endDate }: Course): void {
  if (startDate && endDate && endDate < startDate)
    throw new AppError(supplementsErrors.endsEarly, { field: 'endDate' });
}

export async function removeSupplement(deps: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'supplements', owned))) throw new AppError(supplementsErrors.supplementNotFound);
  await forgetAnswers(deps.db, { userId: owned.userId, calls: [createSupplement, logDose] });
}

export async function getSupplementRow(db: Db, owned: Owned): Promise<SupplementRow> {
  const row = await findSupplementRow(db, owned);
  if (!row) throw new AppError(supplementsErrors.supplementNotFound);
  return row;
}
