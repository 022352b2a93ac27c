import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { herbOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { HerbListScreen } from './herb-list-screen.tsx';

const herbs = Array.from({ length: 60 }, (_, place) => herbOf({ id: place + 1, name: `Herb ${place + 1}` }));
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input) => {
    const { pathname, search, searchParams } = new URL(String(input), location.href);
    if (pathname !== '/api/herbs') return Response.json([]);
    asked.push(search);
    const limit = Number(searchParams.get('limit') ?? herbs.length);
    return Response.json(searchParams.get('q') === null ? herbs.slice(0, limit) : [herbs[40]]);
  };
});

const start = location.href;
afterEach(() => history.replaceState(null, '', start));

function show() {
  renderWithQueries(<HerbListScreen />);
}
const cards = () => screen.queryAllByRole('heading', { level: 3 });

test('a first look loads the first herbs only, and all of them on a wish', async () => {
  show();
  await expect.poll(cards).toHaveLength(24);
  expect(asked).toEqual(['?covered=true&limit=24']);

  await userEvent.click(screen.getByRole('button', { name: 'Show all herbs and supplements' }));

  await expect.poll(cards).toHaveLength(60);
  expect(screen.getByRole('status').textContent).toBe('60 entries');
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('a search looks through all of them, not only those shown', async () => {
  show();
  await expect.poll(cards).toHaveLength(24);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');

  await expect.poll(() => cards().map(({ textContent }) => textContent)).toEqual(['Herb 41']);
  expect(asked.at(-1)).toBe('?q=x');
  expect(screen.getByRole('status').textContent).toBe('1 entry');
});

test('the way back from a herb leads to the list that was left', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'H' }));
  expect(location.search).toBe('?q=x&letter=H');
  cleanup();

  show();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('x');
  expect(screen.getByRole('button', { name: 'H', pressed: true })).toBeVisible();
  await expect.poll(() => asked.at(-1)).toBe('?q=x&letter=H');
});

test('while a search runs, what was found before is not counted as found', async () => {
  show();
  await expect.poll(cards).toHaveLength(24);
  const answer = Promise.withResolvers<Response>();
  globalThis.fetch = () => answer.promise;

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Searching…');

  answer.resolve(Response.json([]));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('0 entries');
});
