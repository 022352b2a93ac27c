import {
  createRecommendation,
  deleteRecommendation,
  listFavoriteProducts,
  listRecommendations,
  recordProductClick,
  setProductFavorite,
  succeeded,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import {
  addRecommendation,
  countClick,
  flagFavorite,
  listOwnRecommendations,
  removeRecommendation,
} from './products.service.ts';

export function registerProducts(app: FastifyInstance, deps: AppDeps): void {
  registerCall(app, deps, listRecommendations, ({ session, query }) =>
    listOwnRecommendations(deps, { userId: session.user.id, favoritesOnly: false, ...query }),
  );

  registerCall(app, deps, listFavoriteProducts, ({ session, query }) =>
    listOwnRecommendations(deps, { userId: session.user.id, favoritesOnly: true, ...query }),
  );

  registerCall(app, deps, createRecommendation, async ({ session, body, reply }) => {
    const { created, record } = await addRecommendation(deps, { userId: session.user.id, body });
    void reply.status(created ? 201 : 200);
    return record;
  });

  registerCall(app, deps, setProductFavorite, ({ session, params, body }) =>
    flagFavorite(deps, { id: params.id, userId: session.user.id, isFavorite: body.isFavorite }),
  );

  registerCall(app, deps, deleteRecommendation, async ({ session, params }) => {
    await removeRecommendation(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });

  registerCall(app, deps, recordProductClick, async ({ request, body }) => {
    await countClick({ deps, request, body });
    return succeeded;
  });
}
