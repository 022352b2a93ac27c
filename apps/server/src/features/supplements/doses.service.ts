import { type BodyOf, type Dose, limits, type logDose } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import { latestDay, utcDay, windowOf } from '../../platform/days.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { holdOwnProfile } from '../profiles/profiles.service.ts';
import { supplementsErrors } from './supplements.errors.ts';
import { getSupplementRow } from './supplements.service.ts';
import { insertDose, listDoseRows } from './supplements.store.ts';

interface Taking {
  readonly id: number;
  readonly userId: number;
  readonly body: BodyOf<typeof logDose>;
  readonly recorder: ReplyRecorder;
}

export async function addDose({ clock }: AppDeps, { id, userId, body, recorder }: Taking): Promise<Dose> {
  if (body.takenOn > latestDay(clock)) throw new AppError(supplementsErrors.dayTooLate, { field: 'takenOn' });
  return recorder.write(async (tx) => {
    const { profileId } = await getSupplementRow(tx, { id, userId });
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
  await getSupplementRow(deps.db, { id, userId });
  const window = windowOf({ days, today: today ?? utcDay(deps.clock) });
  return listDoseRows(deps.db, { userId, supplementIds: [id], ...window });
}

export async function removeDose(deps: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'supplement_doses', owned))) throw new AppError(supplementsErrors.doseNotFound);
}
