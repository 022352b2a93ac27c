import { screen } from '@testing-library/react';
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
