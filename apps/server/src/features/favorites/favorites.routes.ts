import { createFavorite, deleteFavorite, listFavorites, succeeded } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { addFavorite, listOwnFavorites, removeFavorite } from './favorites.service.ts';

export function registerFavorites(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listFavorites, ({ session, query }) => listOwnFavorites(deps, { userId: session.user.id, ...query }));

  registerCall(createFavorite, async ({ session, body, reply }) => {
    const { created, favorite } = await addFavorite(deps, { userId: session.user.id, herbId: body.herbId });
    void reply.status(created ? 201 : 200);
    return favorite;
  });

  registerCall(deleteFavorite, async ({ session, params }) => {
    await removeFavorite(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
