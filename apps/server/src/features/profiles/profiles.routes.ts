import {
  createProfile,
  deleteProfile,
  getMainProfile,
  getProfile,
  listProfiles,
  succeeded,
  updateProfile,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { pageOf } from '../../platform/paging.ts';
import { profilesErrors } from './profiles.errors.ts';
import {
  addProfile,
  changeProfile,
  findMainProfile,
  getOwnProfile,
  listOwnProfiles,
  removeProfile,
} from './profiles.service.ts';

export function registerProfiles(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listProfiles, async ({ session, query }) =>
    pageOf(await listOwnProfiles(deps.db, session.user.id), query),
  );

  registerCall(getMainProfile, async ({ session }) => {
    const profile = await findMainProfile(deps.db, session.user.id);
    if (!profile) throw new AppError(profilesErrors.noMainProfile);
    return profile;
  });

  registerCall(getProfile, ({ session, params }) => getOwnProfile(deps.db, { id: params.id, userId: session.user.id }));

  registerCall(createProfile, ({ session, body, recorder }) =>
    addProfile(deps, { userId: session.user.id, body, recorder }),
  );

  registerCall(updateProfile, ({ session, params, body }) =>
    changeProfile(deps, { id: params.id, userId: session.user.id, body }),
  );

  registerCall(deleteProfile, async ({ session, params }) => {
    await removeProfile(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
