import { getHerb as getHerbCall, getMonograph, listHerbs as listHerbsCall, recommendHerbs } from '@herbie/contract';
import { emptyPerson, filterHerbs, readPerson } from '@herbie/domain';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { findMainProfile, getOwnProfile } from '../profiles/profiles.service.ts';
import { personWithSupplements } from '../supplements/person-with-supplements.ts';
import { herbsErrors } from './herbs.errors.ts';
import { getHerb, herbsByKey } from './herbs.service.ts';
import { toMonograph } from './monograph.ts';
import { listOf, sendList, wholeList } from './packed-list.ts';
import { recommendFor } from './recommend.ts';

export function registerHerbs(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });
  const { db } = deps;

  registerCall(listHerbsCall, async ({ query, request, reply }) => {
    const isWhole = Object.values(query).every((value) => value === undefined || value === '');
    const rows = await herbsByKey(db);
    const list = isWhole
      ? wholeList(rows)
      : listOf(filterHerbs([...rows.values()], { ...query, isCovered: query.covered === 'true' }));
    return sendList(list, { request, reply });
  });

  registerCall(recommendHerbs, async ({ session, query }) => {
    const userId = session.user.id;
    const profile =
      query.profileId === undefined
        ? await findMainProfile(db, userId)
        : await getOwnProfile(db, { id: query.profileId, userId });
    const person = profile === null ? emptyPerson : readPerson(await personWithSupplements(deps, { userId, profile }));
    return recommendFor({ person, profile, limit: query.limit, rows: await herbsByKey(db) });
  });

  registerCall(getHerbCall, ({ params }) => getHerb(db, params.id));

  registerCall(getMonograph, async ({ session, params, query }) => {
    const row = await getHerb(db, params.id);
    const userId = session.user.id;
    const profile = query.profileId === undefined ? null : await getOwnProfile(db, { id: query.profileId, userId });
    const person = profile === null ? null : readPerson(await personWithSupplements(deps, { userId, profile }));
    const monograph = toMonograph({ row, profile, person });
    if (!monograph) throw new AppError(herbsErrors.herbNotFound);
    return monograph;
  });
}
