import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { ProfileForm } from './profile-form.tsx';

const maria = profileOf({ id: 7, name: 'Maria' });
let status = 401;
beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = async () => Response.json({ message: 'Not authenticated' }, { status });
});
afterEach(() => {
  sessionStorage.clear();
});

async function typeAndSave() {
  renderWithQueries(<ProfileForm profile={maria} onSaved={() => undefined} />);
  const concerns = screen.getByRole('textbox', { name: /health concerns/i });
  await userEvent.clear(concerns);
  await userEvent.type(concerns, 'gallstones');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByRole('alert');
}

function showAgain(profile = maria) {
  cleanup();
  renderWithQueries(<ProfileForm profile={profile} onSaved={() => undefined} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /health concerns/i }).value;
}

test('what was typed when the session was over stands in the form again after the log-in', async () => {
  status = 401;
  await typeAndSave();

  expect(showAgain()).toBe('gallstones');
  expect(screen.getByRole('status').textContent).toContain('not saved yet');
});

test('what was typed before the page was left stands in the form again, until it is taken back', async () => {
  showAgain();
  await userEvent.type(screen.getByRole('textbox', { name: /health concerns/i }), 'gallstones');
  expect(showAgain()).toBe('gallstones');

  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /health concerns/i }).value).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
  expect(showAgain()).toBe('');
});

test('nothing is kept of what was saved, or undone by hand', async () => {
  status = 200;
  showAgain();
  const concerns = screen.getByRole('textbox', { name: /health concerns/i });
  await userEvent.type(concerns, 'gallstones');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));

  showAgain();
  await userEvent.type(screen.getByRole('textbox', { name: /health concerns/i }), 'x');
  await userEvent.type(screen.getByRole('textbox', { name: /health concerns/i }), '{Backspace}');
  expect(sessionStorage.length).toBe(0);
});

test('it stands in nobody else’s form', async () => {
  status = 401;
  await typeAndSave();
  expect(showAgain(profileOf({ id: 8, name: 'Ben' }))).toBe('');
});

test('only what was changed is sent, so that what was changed elsewhere meanwhile stays', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'PUT' && typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json(maria);
  };
  showAgain();
  await userEvent.type(screen.getByRole('textbox', { name: /health concerns/i }), 'gallstones');
  showAgain(profileOf({ id: 7, name: 'Maria', currentMedications: 'Warfarin' }));
  expect(screen.getByText('Warfarin')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await waitFor(() => expect(sent).toContainEqual({ healthConcerns: 'gallstones' }));
});

test.each(['tall', '1.7e2', '-170'])('a height of %s is refused, not dropped', async (height) => {
  globalThis.fetch = async () => Response.json({});
  renderWithQueries(<ProfileForm profile={maria} onSaved={() => undefined} />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Height (cm)' }), height);
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  expect(await screen.findByText('Height must be between 1 and 300 cm')).toBeVisible();
});

test('a height typed in metres is taken as metres, and the field says so', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'PUT' && typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json(maria);
  };
  renderWithQueries(<ProfileForm profile={maria} onSaved={() => undefined} />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Height (cm)' }), '1.70');
  expect(screen.getByText('Read as metres: 170 cm')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  await waitFor(() => expect(sent).toContainEqual({ height: 170 }));
});

test('feet, inches and pounds are asked for by their names, and kept in cm and kg', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'PUT' && typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json(maria);
  };
  renderWithQueries(<ProfileForm profile={maria} onSaved={() => undefined} />);

  await userEvent.click(screen.getByRole('button', { name: 'Use feet and pounds' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Height (ft)' }), '5');
  await userEvent.type(screen.getByRole('textbox', { name: 'Height, inches' }), '7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Weight (lb)' }), '150');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

  await waitFor(() => expect(sent).toContainEqual({ height: 170, weight: 68 }));
});

test('the first field that needs another look takes the focus, and loses its error once it is changed', async () => {
  renderWithQueries(<ProfileForm profile={null} onSaved={() => undefined} />);
  const [name, age] = ['Name', 'Age'].map((field) => screen.getByRole('textbox', { name: field }));
  await userEvent.type(age ?? document.body, '130');
  await userEvent.click(screen.getByRole('button', { name: 'Create Profile' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(name));

  await userEvent.type(name ?? document.body, 'Ada');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByText('Age must be between 1 and 120')).toBeVisible();
  expect(document.activeElement).toBe(name);
});
