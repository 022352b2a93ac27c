import { type BodyOf, type Dose, limits, logDose } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import { latestDay, utcDay, windowOf } from '../../platform/days.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { getOwnProfile, holdOwnProfile } from '../profiles/profiles.service.ts';
import { supplementsErrors } from './supplements.errors.ts';
import { getSupplementRow } from './supplements.service.ts';
import { insertDose, listDoseRows, listSupplementRows } from './supplements.store.ts';

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
  readonly userId: number;
  readonly days: number;
  readonly today: string | undefined;
}

export async function listDoses(deps: AppDeps, { id, ...range }: DoseRange & { id: number }): Promise<Dose[]> {
  await getSupplementRow(deps.db, { id, userId: range.userId });
  return listDosesOf(deps, [id], range);
}

/** Of everything that a person takes. */
export async function listProfileDoses(
  deps: AppDeps,
  { profileId, ...range }: DoseRange & { profileId: number },
): Promise<Dose[]> {
  const owner = { userId: range.userId, profileId };
  await getOwnProfile(deps.db, { id: profileId, userId: range.userId });
  const supplements = await listSupplementRows(deps.db, owner);
  return listDosesOf(
    deps,
    supplements.map(({ id }) => id),
    range,
  );
}

function listDosesOf({ db, clock }: AppDeps, supplementIds: readonly number[], { userId, days, today }: DoseRange) {
  return listDoseRows(db, { userId, supplementIds, ...windowOf({ days, today: today ?? utcDay(clock) }) });
}

export async function removeDose(deps: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'supplement_doses', owned))) throw new AppError(supplementsErrors.doseNotFound);
  await forgetAnswers(deps.db, { userId: owned.userId, calls: [logDose] });
}
