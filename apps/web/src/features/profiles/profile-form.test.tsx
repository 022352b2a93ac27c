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

test.each([
  ['0', 'Baby under 1 year old'],
  ['6 months', 'Baby, 6 months old'],
])('an age of %s is refused with what to do for a baby, which one press does', async (typed, words) => {
  renderWithQueries(<ProfileForm profile={maria} onSaved={() => undefined} />);
  const age = screen.getByRole('textbox', { name: 'Age' });
  await userEvent.type(age, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  expect(await screen.findByText('Age must be between 1 and 120')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: `Write “${words}” there` }));

  expect(screen.getByRole('textbox', { name: 'Health concerns' })).toHaveValue(words);
  expect(age).toHaveValue('');
  expect(age).toHaveFocus();
  expect(screen.queryByText('Age must be between 1 and 120')).toBeNull();
  expect(screen.getByText(/the age of the baby stands under health concerns/)).toBeVisible();
});

test('nobody is asked whether a small child is pregnant, unless it is ticked', async () => {
  renderWithQueries(
    <ProfileForm profile={profileOf({ id: 9, name: 'Leo', age: 7 })} onSaved={() => undefined} isOfAnother />,
  );
  expect(screen.getByRole('group', { name: 'Anything that changes what suits Leo?' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Epilepsy or seizures' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Pregnant' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Breastfeeding' })).toBeNull();

  const age = screen.getByRole('textbox', { name: 'Age' });
  await userEvent.clear(age);
  await userEvent.type(age, '34');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pregnant' }));
  await userEvent.clear(age);
  await userEvent.type(age, '3');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Breastfeeding' })).toBeNull(), { timeout: 3000 });
  expect(screen.getByRole('checkbox', { name: 'Pregnant' })).toBeChecked();
});
