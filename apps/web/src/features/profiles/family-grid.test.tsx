import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { FamilyGrid } from './family-grid.tsx';

test('a profile that could not be deleted says so, and can be tried again', async () => {
  let status = 500;
  globalThis.fetch = async () => Response.json({}, { status });
  const family = [profileOf({ id: 1 }), profileOf({ id: 2, name: 'Leo', isMainProfile: false })];
  renderWithQueries(<FamilyGrid profiles={family} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Leo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Leo?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Not deleted. Please try again.');

  status = 200;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('why a profile may not be deleted is told in the words of the server', async () => {
  const message = "The main profile can't be deleted. Make another profile the main one first.";
  globalThis.fetch = async () => Response.json({ message }, { status: 409 });
  const family = [profileOf({ id: 1 }), profileOf({ id: 2, name: 'Leo', isMainProfile: false })];
  renderWithQueries(<FamilyGrid profiles={family} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Leo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Leo?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('a profile that was deleted elsewhere meanwhile is gone here too', async () => {
  globalThis.fetch = async () => Response.json({ message: 'Profile not found' }, { status: 404 });
  const family = [profileOf({ id: 1 }), profileOf({ id: 2, name: 'Leo', isMainProfile: false })];
  renderWithQueries(<FamilyGrid profiles={family} />);

  await userEvent.click(screen.getByRole('button', { name: 'Delete Leo' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('somebody else can be made the main profile, and a failure says so', async () => {
  let status = 500;
  const sent: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT')
      sent.push([new URL(String(input), location.href).pathname, JSON.parse(String(init.body))]);
    return Response.json({ message: 'Not now' }, { status });
  };
  const family = [profileOf({ id: 1 }), profileOf({ id: 2, name: 'Leo', isMainProfile: false })];
  renderWithQueries(<FamilyGrid profiles={family} />);
  const button = screen.getByRole('button', { name: 'Make main: Leo' });

  await userEvent.click(button);
  expect(await screen.findByText('The main profile was not changed. Please try again.')).toBeVisible();

  status = 200;
  await expect.poll(() => button).toBeEnabled();
  await userEvent.click(button);
  expect(await screen.findByText('Leo is the main profile now.')).toBeVisible();
  expect(sent).toEqual([
    ['/api/profiles/2', { isMainProfile: true }],
    ['/api/profiles/2', { isMainProfile: true }],
  ]);
});
