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
import { createRegisterCall } from '../../platform/http/register-call.ts';
import {
  addRecommendation,
  countClick,
  flagFavorite,
  listOwnRecommendations,
  removeRecommendation,
} from './products.service.ts';

export function registerProducts(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listRecommendations, ({ session, query }) =>
    listOwnRecommendations(deps, { userId: session.user.id, favoritesOnly: false, ...query }),
  );

  registerCall(listFavoriteProducts, ({ session, query }) =>
    listOwnRecommendations(deps, { userId: session.user.id, favoritesOnly: true, ...query }),
  );

  registerCall(createRecommendation, ({ session, body, recorder }) =>
    addRecommendation(deps, { userId: session.user.id, body, recorder }),
  );

  registerCall(setProductFavorite, ({ session, params, body }) =>
    flagFavorite(deps, { id: params.id, userId: session.user.id, isFavorite: body.isFavorite }),
  );

  registerCall(deleteRecommendation, async ({ session, params }) => {
    await removeRecommendation(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });

  registerCall(recordProductClick, ({ request, body, recorder }) => countClick({ deps, request, body, recorder }));
}
