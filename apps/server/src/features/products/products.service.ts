import type { BodyOf, createRecommendation, Recommendation, recordProductClick } from '@herbie/contract';
import type { FastifyRequest } from 'fastify';
import { timestamp } from '../../platform/clock.ts';
import { fromStored, toStored } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/network.ts';
import { ownsAnalysis } from '../analyses/analyses.service.ts';
import { recordEvent } from '../analytics/analytics.service.ts';
import { ownsChat } from '../chats/chats.service.ts';
import { productsErrors } from './products.errors.ts';
import { codeForProduct, searchLink } from './product-links.ts';
import {
  deleteRecommendationRow,
  findByAsin,
  insertRecommendation,
  listRecommendationRows,
  type RecommendationRow,
  type Shelf,
  setFavoriteFlag,
} from './products.store.ts';

export async function listOwnRecommendations(deps: AppDeps, page: Shelf): Promise<Recommendation[]> {
  return (await listRecommendationRows(deps.db, page)).map((row) => toRecommendation(deps, row));
}

interface Creation {
  readonly userId: number;
  readonly body: BodyOf<typeof createRecommendation>;
}

/** One record per user and product: a second one answers the first, with the flag updated when it was sent. */
export async function addRecommendation(
  deps: AppDeps,
  { userId, body }: Creation,
): Promise<{ created: boolean; record: Recommendation }> {
  const { db } = deps;
  const owns = body.source === 'chat' ? ownsChat : ownsAnalysis;
  if (!(await owns(db, { id: body.sourceId, userId }))) throw new AppError(productsErrors.sourceNotFound);
  const asin = body.asin ?? codeForProduct(body.productName);
  const inserted = await insertRecommendation(db, {
    userId,
    productName: body.productName,
    asin,
    reason: body.reason ?? null,
    source: body.source,
    sourceId: body.sourceId,
    isFavorite: toStored(body.isFavorite ?? false),
    createdAt: timestamp(deps.clock),
  });
  if (inserted) return { created: true, record: toRecommendation(deps, inserted) };
  const present = await findByAsin(db, { userId, asin });
  const flagged =
    body.isFavorite === undefined
      ? present
      : await setFavoriteFlag(db, { id: present.id, userId, isFavorite: body.isFavorite });
  return { created: false, record: toRecommendation(deps, flagged ?? present) };
}

export async function flagFavorite(
  deps: AppDeps,
  flag: { id: number; userId: number; isFavorite: boolean },
): Promise<Recommendation> {
  const row = await setFavoriteFlag(deps.db, flag);
  if (!row) throw new AppError(productsErrors.recommendationNotFound);
  return toRecommendation(deps, row);
}

export async function removeRecommendation(deps: AppDeps, owned: { id: number; userId: number }): Promise<void> {
  if (!(await deleteRecommendationRow(deps.db, owned))) throw new AppError(productsErrors.recommendationNotFound);
}

interface Click {
  readonly deps: AppDeps;
  readonly request: FastifyRequest;
  readonly body: BodyOf<typeof recordProductClick>;
}

export async function countClick({ deps, request, body }: Click): Promise<void> {
  await deps.limits.spend('clicksPerAddress', networkOf(request));
  await deps.db.transaction().execute((tx) =>
    recordEvent({
      db: tx,
      clock: deps.clock,
      request,
      type: 'product_click',
      userId: request.signedIn?.user.id ?? null,
      data: { source: body.source },
    }),
  );
}

function toRecommendation(deps: AppDeps, row: RecommendationRow): Recommendation {
  return { ...row, isFavorite: fromStored(row.isFavorite), url: searchLink(deps.config, row.productName) };
}
