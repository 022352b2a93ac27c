import { type Favorite, listFavorites } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { FavoriteGroup } from './favorite-group.tsx';
import { usePages } from './use-pages.ts';

let kept = 0;
let isBroken = false;
beforeEach(() => {
  isBroken = false;
  globalThis.fetch = async (input) => {
    if (isBroken) return Response.json({}, { status: 500 });
    const { searchParams } = new URL(String(input), location.href);
    const before = Number(searchParams.get('before') ?? kept + 1);
    const ids = Array.from({ length: before - 1 }, (_, place) => before - 1 - place);
    return Response.json(ids.slice(0, Number(searchParams.get('limit'))).map((id) => ({ id })));
  };
});

function Favorites() {
  const list = usePages(listFavorites, (reply) => reply);
  return (
    <FavoriteGroup
      title="Herbs"
      list={list}
      failed="They could not be loaded."
      emptyTitle="Nothing yet"
      empty={null}
      card={({ id }: Favorite) => `Favorite ${id}`}
    />
  );
}

function show(count: number) {
  kept = count;
  renderWithQueries(<Favorites />);
}

test('however many are kept, all of them can be reached', async () => {
  show(230);
  expect(await screen.findAllByRole('listitem')).toHaveLength(100);

  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(200);
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(230);

  expect(screen.getByText('Favorite 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

test('what could not be loaded is not called nothing', async () => {
  isBroken = true;
  show(3);
  expect(await screen.findByText('They could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Nothing yet')).toBeNull();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));

  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
