import { createFavorite, deleteFavorite, listFavorites, succeeded } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { addFavorite, listOwnFavorites, removeFavorite } from './favorites.service.ts';

export function registerFavorites(app: FastifyInstance, deps: AppDeps): void {
  registerCall(app, deps, listFavorites, ({ session, query }) =>
    listOwnFavorites(deps, { userId: session.user.id, ...query }),
  );

  registerCall(app, deps, createFavorite, async ({ session, body, reply }) => {
    const { created, favorite } = await addFavorite(deps, { userId: session.user.id, herbId: body.herbId });
    void reply.status(created ? 201 : 200);
    return favorite;
  });

  registerCall(app, deps, deleteFavorite, async ({ session, params }) => {
    await removeFavorite(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
