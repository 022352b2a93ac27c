import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { FavoriteHeart } from './favorite-heart.tsx';

let saved: readonly { id: number; herbId: number }[] = [];
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  saved = Array.from({ length: 230 }, (_, place) => ({ id: 230 - place, herbId: 1000 + 230 - place }));
  globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    const { pathname, search, searchParams } = new URL(String(input), location.href);
    asked.push(`${method} ${pathname}${search}`);
    if (method === 'DELETE') {
      saved = saved.filter(({ id }) => pathname !== `/api/favorites/${id}`);
      return Response.json({ message: 'Removed.' });
    }
    const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    return Response.json(saved.filter(({ id }) => id < before).slice(0, Number(searchParams.get('limit'))));
  };
});

function show(...herbIds: readonly number[]) {
  renderWithQueries(
    <>
      {herbIds.map((id) => (
        <FavoriteHeart key={id} herb={{ id, name: `Herb ${id}` }} />
      ))}
    </>,
  );
}

test('a herb saved long ago has its heart, and can be taken out again', async () => {
  show(1001);
  const heart = await screen.findByRole('button', { name: 'Favorite Herb 1001', pressed: true });

  await userEvent.click(heart);

  expect(await screen.findByRole('button', { name: 'Favorite Herb 1001', pressed: false })).toBeVisible();
  expect(asked).toContain('DELETE /api/favorites/1');
});

test('many hearts ask for what is saved once', async () => {
  show(1230, 1120, 7);
  expect(await screen.findAllByRole('button', { pressed: true })).toHaveLength(2);
  expect(asked).toEqual([
    'GET /api/favorites?limit=100',
    'GET /api/favorites?limit=100&before=131',
    'GET /api/favorites?limit=100&before=31',
  ]);
});
