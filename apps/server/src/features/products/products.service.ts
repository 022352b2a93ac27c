import {
  type BodyOf,
  createRecommendation,
  type Recommendation,
  type recordProductClick,
  succeeded,
} from '@herbie/contract';
import type { FastifyRequest } from 'fastify';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fromStored, toStored } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { networkOf } from '../../platform/http/network.ts';
import { ownsAnalysis } from '../analyses/analyses.service.ts';
import { recordEvent } from '../analytics/analytics.service.ts';
import { ownsChat } from '../chats/chats.service.ts';
import { productsErrors } from './products.errors.ts';
import { codeForProduct, searchLink } from '../../platform/product-links.ts';
import {
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
  readonly recorder: ReplyRecorder;
}

/** One record per user and product: saving it again returns the first, with the flag updated if it was sent. */
export function addRecommendation(deps: AppDeps, { userId, body, recorder }: Creation): Promise<Recommendation> {
  const owns = body.source === 'chat' ? ownsChat : ownsAnalysis;
  const asin = body.asin ?? codeForProduct(body.productName);
  return recorder.write(async (tx) => {
    if (!(await owns(tx, { id: body.sourceId, userId }))) throw new AppError(productsErrors.sourceNotFound);
    const inserted = await insertRecommendation(tx, {
      userId,
      productName: body.productName,
      asin,
      reason: body.reason ?? null,
      source: body.source,
      sourceId: body.sourceId,
      isFavorite: toStored(body.isFavorite ?? false),
      createdAt: timestamp(deps.clock),
    });
    const row = inserted ?? (await findFlagged(tx, { userId, asin, isFavorite: body.isFavorite }));
    return { answer: toRecommendation(deps, row), isNew: inserted !== undefined };
  });
}

interface Kept {
  readonly userId: number;
  readonly asin: string;
  /** Unchanged when undefined. */
  readonly isFavorite: boolean | undefined;
}

async function findFlagged(tx: Db, { userId, asin, isFavorite }: Kept): Promise<RecommendationRow> {
  const present = await findByAsin(tx, { userId, asin });
  if (isFavorite === undefined) return present;
  return (await setFavoriteFlag(tx, { id: present.id, userId, isFavorite })) ?? present;
}

export async function flagFavorite(
  deps: AppDeps,
  flag: { id: number; userId: number; isFavorite: boolean },
): Promise<Recommendation> {
  const row = await setFavoriteFlag(deps.db, flag);
  if (!row) throw new AppError(productsErrors.recommendationNotFound);
  return toRecommendation(deps, row);
}

export async function removeRecommendation(deps: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'product_recommendations', owned)))
    throw new AppError(productsErrors.recommendationNotFound);
  await forgetAnswers(deps.db, { userId: owned.userId, calls: [createRecommendation] });
}

interface Click {
  readonly deps: AppDeps;
  readonly request: FastifyRequest;
  readonly body: BodyOf<typeof recordProductClick>;
  readonly recorder: ReplyRecorder;
}

export async function countClick({ deps, request, body, recorder }: Click): Promise<typeof succeeded> {
  await deps.limits.spend('clicksPerAddress', networkOf(request));
  return recorder.write(async (tx) => {
    await recordEvent({
      db: tx,
      clock: deps.clock,
      request,
      type: 'product_click',
      userId: request.signedIn?.user.id ?? null,
      data: { source: body.source },
    });
    return { answer: succeeded, isNew: true };
  });
}

function toRecommendation(deps: AppDeps, row: RecommendationRow): Recommendation {
  return { ...row, isFavorite: fromStored(row.isFavorite), url: searchLink(deps.config, row.productName) };
}
