import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { CreateProfileScreen } from './create-profile-screen.tsx';

const maria = profileOf({ id: 7, name: 'Maria', isMainProfile: true });
let before = '';

beforeEach(() => {
  before = location.href;
  globalThis.fetch = async () => Response.json([maria]);
});
afterEach(() => history.replaceState(null, '', before));

function open(search: string) {
  history.replaceState(null, '', `/create-profile${search}`);
  renderWithQueries(<CreateProfileScreen />);
}

test.each(['?id=999', '?id=mine'])(
  '%s says that there is no such profile, and puts nobody else into the form',
  async (search) => {
    open(search);

    expect(await screen.findByText('This profile does not exist')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit Maria' }).getAttribute('href')).toBe('/create-profile');
  },
);

test.each(['', '?id=7'])('the profile that is meant is edited: %j', async (search) => {
  open(search);

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Maria');
});

test('whoever deletes the profile that is open goes on with the main one, and is not told that it does not exist', async () => {
  let people = [maria, profileOf({ id: 8, name: 'Leo', isMainProfile: false })];
  globalThis.fetch = async (_input, init) => {
    if (init?.method === 'DELETE') people = [maria];
    return Response.json(init?.method === 'DELETE' ? { success: true } : people);
  };
  open('?id=8');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Leo');

  await userEvent.click(screen.getByRole('button', { name: 'Delete Leo' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await expect.poll(() => screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Maria');
  expect(`${location.pathname}${location.search}`).toBe('/create-profile');
  expect(screen.queryByText('This profile does not exist')).toBeNull();
});

test('deleting another profile leaves the one that is open', async () => {
  let people = [
    maria,
    profileOf({ id: 8, name: 'Leo', isMainProfile: false }),
    profileOf({ id: 9, name: 'Rosa', isMainProfile: false }),
  ];
  globalThis.fetch = async (_input, init) => {
    if (init?.method === 'DELETE') people = people.filter(({ id }) => id !== 9);
    return Response.json(init?.method === 'DELETE' ? { success: true } : people);
  };
  open('?id=8');
  await screen.findByRole('textbox', { name: 'Name' });

  await userEvent.click(screen.getByRole('button', { name: 'Delete Rosa' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await expect.poll(() => screen.queryByRole('button', { name: 'Delete Rosa' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Leo');
});
