import { createFavorite, type Favorite } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import type { PageOfUser } from '../../platform/paging.ts';
import { getHerb } from '../herbs/herbs.service.ts';
import { favoritesErrors } from './favorites.errors.ts';
import { type FavoriteRow, getFavoriteOfHerb, insertFavorite, listFavoriteRows } from './favorites.store.ts';

export async function listOwnFavorites(deps: AppDeps, page: PageOfUser): Promise<Favorite[]> {
  return (await listFavoriteRows(deps.db, page)).map(toFavorite);
}

interface Addition {
  readonly userId: number;
  readonly herbId: number;
  readonly recorder: ReplyRecorder;
}

/** Saving a herb twice keeps one record and answers it. */
export function addFavorite({ clock }: AppDeps, { userId, herbId, recorder }: Addition): Promise<Favorite> {
  return recorder.write(async (tx) => {
    await getHerb(tx, herbId);
    const isNew = await insertFavorite(tx, { userId, herbId, createdAt: timestamp(clock) });
    return { answer: toFavorite(await getFavoriteOfHerb(tx, { userId, herbId })), isNew };
  });
}

export async function removeFavorite(deps: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'favorites', owned))) throw new AppError(favoritesErrors.favoriteNotFound);
  await forgetAnswers(deps.db, { userId: owned.userId, calls: [createFavorite] });
}

function toFavorite({ id, userId, herbId, createdAt, herbCreatedAt, ...herb }: FavoriteRow): Favorite {
  return { id, userId, herbId, createdAt, herb: { id: herbId, ...herb, createdAt: herbCreatedAt } };
}
