import { createFavorite, deleteFavorite, listFavorites, succeeded } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { addFavorite, listOwnFavorites, removeFavorite } from './favorites.service.ts';

export function registerFavorites(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listFavorites, ({ session, query }) => listOwnFavorites(deps, { userId: session.user.id, ...query }));

  registerCall(createFavorite, ({ session, body, recorder }) =>
    addFavorite(deps, { userId: session.user.id, herbId: body.herbId, recorder }),
  );

  registerCall(deleteFavorite, async ({ session, params }) => {
    await removeFavorite(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
