import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  checkSafety,
  findForHousehold as searchHousehold,
  namesRead,
  readPerson,
  usesNamed,
  usualUses,
} from '@herbie/domain';
import {
  type BodyOf,
  type checkHousehold,
  type checkSafety as checkCall,
  type getProfileSummary,
  limits,
  type ReplyOf,
  toCheckInput,
  toMeasured,
  toPersonInput,
} from '@herbie/contract';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { herbsByKey } from '../herbs/herbs.service.ts';
import { getOwnProfile, listOwnProfiles } from '../profiles/profiles.service.ts';
import { safetyErrors } from './safety.errors.ts';
import { listNamesTaken, listTaken } from '../supplements/supplements.service.ts';

interface Check {
  readonly userId: number;
  readonly body: BodyOf<typeof checkCall>;
}

/** Checks every pair among the items and a person: a stored profile, or what was typed instead. */
export async function checkFor(deps: AppDeps, { userId, body }: Check): Promise<ReplyOf<typeof checkCall>> {
  const { profileId } = body;
  const stored = profileId == null ? null : await getOwnProfile(deps.db, { id: profileId, userId });
  const listed = profileId == null ? [] : await listTaken(deps, { userId, profileId });
  const input = toCheckInput(body, { stored, listed });
  const check = checkSafety(input);
  return body.profile ? { ...check, readAs: namesRead(readPerson(input.person)) } : check;
}

/** What suits every profile of the account for a use, and what does not and for whom. */
export async function findForHousehold(
  deps: AppDeps,
  { userId, use }: { userId: number; use: string | undefined },
): Promise<ReplyOf<typeof checkHousehold>> {
  const { db } = deps;
  const asked = use?.trim() ?? '';
  const wanted = asked === '' ? usualUses : usesNamed(asked);
  if (wanted.length === 0) throw new AppError(safetyErrors.unknownUse, { field: 'use' });
  const profiles = await listOwnProfiles(db, userId);
  const taken = await listNamesTaken(deps, userId);
  const members = [];
  for (const profile of profiles) {
    const supplements = taken.get(profile.id) ?? [];
    members.push({ id: profile.id, person: readPerson({ ...toPersonInput(profile), supplements }) });
    // Reading twenty people with long notes takes a second, so it yields to other requests.
    await yieldToEventLoop();
  }
  const rows = await herbsByKey(db);
  const { suitable, excluded, note } = searchHousehold({ members, wanted, limit: limits.householdHerbs });
  return {
    suitable: suitable.flatMap(({ herb }) => toRow(rows.get(herb.key))),
    excluded: excluded.flatMap(({ herb, for: against }) =>
      toRow(rows.get(herb.key)).map((row) => ({
        ...row,
        for: against.map(({ id, findings }) => ({ profileId: id, findings })),
      })),
    ),
    unrecognised: members
      .map(({ id, person }) => ({ profileId: id, texts: person.unrecognised }))
      .filter(({ texts }) => texts.length > 0),
    note,
  };
}

function toRow<Row>(row: Row | undefined): { herb: Row }[] {
  return row === undefined ? [] : [{ herb: row }];
}

/** The one-page sheet for a doctor or pharmacist, as data. */
export async function summarise(
  deps: AppDeps,
  { userId, profileId }: { userId: number; profileId: number },
): Promise<ReplyOf<typeof getProfileSummary>> {
  const profile = await getOwnProfile(deps.db, { id: profileId, userId });
  const supplements = await listTaken(deps, { userId, profileId });
  const person = toPersonInput(profile);
  const check = checkSafety({ person, items: supplements.map(toMeasured) });
  return { profile, supplements, ...check, readAs: namesRead(readPerson(person)) };
}
