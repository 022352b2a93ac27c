import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type BodyOf,
  createSupplement,
  type Dose,
  isTakenLately,
  logDose,
  limits,
  schedule,
  type Supplement,
  toMeasured,
  type updateSupplement,
} from '@herbie/contract';
import * as z from 'zod/mini';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow } from '../../platform/database/owned-rows.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { latestDay, utcDay, windowOf } from '../../platform/days.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { type Page, pageOf } from '../../platform/paging.ts';
import { getOwnProfile, holdOwnProfile } from '../profiles/profiles.service.ts';
import { toPersonInput } from '../safety/person-of.ts';
import { adherenceOf } from './adherence.ts';
import { checkAlone } from './check-alone.ts';
import { supplementsErrors } from './supplements.errors.ts';
import {
  type DoseRow,
  findSupplementRow,
  insertDose,
  insertSupplement,
  listDoseRows,
  listSupplementRows,
  type SupplementRow,
  updateSupplementRow,
} from './supplements.store.ts';

const adherenceDays = 30;

interface OfProfile {
  readonly userId: number;
  readonly profileId: number;
}

export async function listSupplements(
  deps: AppDeps,
  { userId, profileId, today, ...page }: OfProfile & Page & { today?: string | undefined },
) {
  await getOwnProfile(deps.db, { id: profileId, userId });
  const rows = pageOf(await listSupplementRows(deps.db, { userId, profileId }), page);
  return present(deps, { userId, profileId, rows, today });
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
      createdAt: timestamp(deps.clock),
    });
    return { answer: { ...row, schedule: readSchedule(row), adherence: null, findings }, isNew: true };
  });
}

export async function changeSupplement(
  deps: AppDeps,
  { id, userId, body }: { id: number; userId: number; body: BodyOf<typeof updateSupplement> },
): Promise<Supplement> {
  const { schedule: newSchedule, ...rest } = body;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const changes =
    newSchedule === undefined
      ? named
      : { ...named, schedule: newSchedule === null ? null : JSON.stringify(newSchedule) };
  const changed = await deps.db.transaction().execute(async (tx) => {
    const { profileId } = await getRow(tx, { id, userId });
    await holdOwnProfile(tx, { id: profileId, userId });
    refuseEarlyEnd({ ...(await getRow(tx, { id, userId })), ...named });
    await updateSupplementRow(tx, { id, userId, changes });
    return getRow(tx, { id, userId });
  });
  return presentOne(deps, changed);
}

interface Course {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

function refuseEarlyEnd({ startDate, endDate }: Course): void {
  if (startDate && endDate && endDate < startDate)
    throw new AppError(supplementsErrors.endsEarly, { field: 'endDate' });
}

export async function removeSupplement(deps: AppDeps, owned: { id: number; userId: number }): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'supplements', owned))) throw new AppError(supplementsErrors.supplementNotFound);
  await forgetAnswers(deps.db, { userId: owned.userId, calls: [createSupplement, logDose] });
}

interface Taking {
  readonly id: number;
  readonly userId: number;
  readonly body: BodyOf<typeof logDose>;
  readonly recorder: ReplyRecorder;
}

export async function addDose({ clock }: AppDeps, { id, userId, body, recorder }: Taking): Promise<Dose> {
  if (body.takenOn > latestDay(clock)) throw new AppError(supplementsErrors.dayTooLate, { field: 'takenOn' });
  return recorder.write(async (tx) => {
    const { profileId } = await getRow(tx, { id, userId });
    await holdOwnProfile(tx, { id: profileId, userId });
    const ofThatDay = { from: body.takenOn, to: body.takenOn };
    const logged = await listDoseRows(tx, { userId, supplementIds: [id], ...ofThatDay });
    if (logged.length >= limits.loggedPerDay) throw new AppError(supplementsErrors.tooManyDoses);
    const answer = await insertDose(tx, {
      userId,
      supplementId: id,
      takenOn: body.takenOn,
      time: body.time ?? null,
      status: body.status,
      createdAt: timestamp(clock),
    });
    return { answer, isNew: true };
  });
}

interface DoseRange {
  readonly id: number;
  readonly userId: number;
  readonly days: number;
  readonly today: string | undefined;
}

export async function listDoses(deps: AppDeps, { id, userId, days, today }: DoseRange): Promise<Dose[]> {
  await getRow(deps.db, { id, userId });
  const window = windowOf({ days, today: today ?? utcDay(deps.clock) });
  return listDoseRows(deps.db, { userId, supplementIds: [id], ...window });
}

export async function removeDose(deps: AppDeps, owned: { id: number; userId: number }): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'supplement_doses', owned))) throw new AppError(supplementsErrors.doseNotFound);
}

async function getRow(db: Db, owned: { id: number; userId: number }): Promise<SupplementRow> {
  const row = await findSupplementRow(db, owned);
  if (!row) throw new AppError(supplementsErrors.supplementNotFound);
  return row;
}

async function presentOne(deps: AppDeps, row: SupplementRow): Promise<Supplement> {
  const [supplement] = await present(deps, {
    userId: row.userId,
    profileId: row.profileId,
    rows: [row],
    today: undefined,
  });
  if (!supplement) throw new AppError(supplementsErrors.supplementNotFound);
  return supplement;
}

interface Presentation extends OfProfile {
  readonly rows: readonly SupplementRow[];
  readonly today: string | undefined;
}

/** Adds what was measured (adherence) and what the safety engine finds against the profile. */
async function present(deps: AppDeps, { userId, profileId, rows, today }: Presentation): Promise<Supplement[]> {
  const window = windowOf({ days: adherenceDays, today: today ?? utcDay(deps.clock) });
  const doses = await listDoseRows(deps.db, { userId, supplementIds: rows.map((row) => row.id), ...window });
  const person = toPersonInput(await getOwnProfile(deps.db, { id: profileId, userId }));
  const listed = (await listSupplementRows(deps.db, { userId, profileId }))
    .filter((row) => isTakenLately(row, today ?? utcDay(deps.clock)))
    .map((row) => ({ id: row.id, measured: toMeasured({ ...row, schedule: readSchedule(row) }) }));
  const presented: Supplement[] = [];
  for (const row of rows) {
    await yieldToEventLoop();
    const plan = readSchedule(row);
    const own = doses.filter((dose: DoseRow) => dose.supplementId === row.id);
    const course = {
      schedule: plan,
      startDate: row.startDate,
      endDate: row.endDate,
      enteredOn: row.createdAt.slice(0, 10),
    };
    const beside = listed.filter(({ id }) => id !== row.id).map(({ measured }) => measured);
    const { findings } = checkAlone(toMeasured({ ...row, schedule: plan }), { person, beside });
    presented.push({
      ...row,
      schedule: plan,
      adherence: adherenceOf({ course, doses: own, window }),
      findings,
    });
  }
  return presented;
}

function readSchedule(row: SupplementRow) {
  return row.schedule === null ? null : z.parse(schedule, JSON.parse(row.schedule));
}
