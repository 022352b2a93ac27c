import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isTakenLately, schedule, type Supplement, toMeasured, toPersonInput } from '@herbie/contract';
import * as z from 'zod/mini';
import { utcDay, windowOf } from '../../platform/days.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { getOwnProfile } from '../profiles/profiles.service.ts';
import { adherenceOf } from './adherence.ts';
import { checkAlone } from './check-alone.ts';
import { supplementsErrors } from './supplements.errors.ts';
import { listDoseRows, listSupplementRows, type SupplementRow } from './supplements.store.ts';
import { readCount, supplyOf } from './supply.ts';

const adherenceDays = 30;

export interface OfProfile {
  readonly userId: number;
  readonly profileId: number;
}

interface Presentation extends OfProfile {
  readonly rows: readonly SupplementRow[];
  readonly today: string | undefined;
}

/** Adds what was measured (adherence) and what the safety engine finds against the profile. */
export async function presentSupplements(
  deps: AppDeps,
  { userId, profileId, rows, today }: Presentation,
): Promise<Supplement[]> {
  const window = windowOf({ days: adherenceDays, today: today ?? utcDay(deps.clock) });
  const from = rows.reduce((first, row) => earlier(first, readCount(row)?.countedOn), window.from);
  const doses = await listDoseRows(deps.db, { userId, supplementIds: rows.map(({ id }) => id), from, to: window.to });
  const person = toPersonInput(await getOwnProfile(deps.db, { id: profileId, userId }));
  const listed = (await listSupplementRows(deps.db, { userId, profileId }))
    .filter((row) => isTakenLately(row, today ?? utcDay(deps.clock)))
    .map((row) => ({ id: row.id, measured: toMeasured({ ...row, schedule: readSchedule(row) }) }));
  const presented: Supplement[] = [];
  for (const row of rows) {
    await yieldToEventLoop();
    const plan = readSchedule(row);
    const own = doses.filter((dose) => dose.supplementId === row.id);
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
      supply: supplyOf({ counted: readCount(row), course, doses: own, today: window.to }),
      adherence: adherenceOf({ course, doses: own.filter(({ takenOn }) => takenOn >= window.from), window }),
      findings,
    });
  }
  return presented;
}

export async function presentSupplement(deps: AppDeps, row: SupplementRow): Promise<Supplement> {
  const [supplement] = await presentSupplements(deps, {
    userId: row.userId,
    profileId: row.profileId,
    rows: [row],
    today: undefined,
  });
  if (!supplement) throw new AppError(supplementsErrors.supplementNotFound);
  return supplement;
}

function earlier(day: string, other: string | undefined): string {
  return other !== undefined && other < day ? other : day;
}

export function readSchedule(row: SupplementRow) {
  return row.schedule === null ? null : z.parse(schedule, JSON.parse(row.schedule));
}
