import type { Profile, Supplement } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findingOf, profileOf, supplementOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { localDay } from '../lib/dates.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import '../styles/app.css';

const everyDay = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
const scores = { sleepQuality: 4, energyLevel: 3, stressLevel: 2, mood: null };

interface Stored {
  readonly profile?: Profile | 'none' | 'broken';
  readonly week?: readonly object[] | 'broken';
  readonly supplements?: readonly Supplement[] | 'broken';
}

let stored: Stored = {};

beforeEach(() => {
  history.replaceState(null, '', '/dashboard');
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    const { profile = profileOf({}), week = [], supplements = [] } = stored;
    if (pathname === '/api/profiles/main') return replyWith(profile);
    if (pathname.endsWith('/wellness')) return replyWith(week);
    if (pathname.endsWith('/supplements')) return replyWith(supplements);
    return replyWith(pathname === '/api/analytics/summary' ? 'broken' : []);
  };
});

function replyWith(body: object | 'none' | 'broken'): Response {
  if (typeof body === 'object') return Response.json(body);
  return Response.json({}, { status: body === 'none' ? 404 : 500 });
}

function show(now: Stored) {
  stored = now;
  renderWithQueries(
    <AuthProvider>
      <DashboardScreen />
    </AuthProvider>,
  );
}

test('a card of action leads there wherever it is pressed, and its link has the name of the card alone', async () => {
  show({});
  expect(screen.getByRole('link', { name: 'Open Camera' })).toBeVisible();

  const link = screen.getByRole('link', { name: 'Start Chat' });
  const words = screen.getByText(/Ask about a concern/).getBoundingClientRect();

  expect(document.elementFromPoint(words.left + words.width / 2, words.top + words.height / 2)).toBe(link);
});

test('where there is room the three bars of the week stand side by side, and leave no empty place beside them', async () => {
  await page.viewport(1280, 900);
  show({ week: [{ ...scores, id: 1, profileId: 1, date: localDay(), symptoms: [], notes: null }] });

  await screen.findByRole('heading', { name: 'Wellness Summary' });

  const tops = ['Sleep Quality', 'Energy Level', 'Stress Level'].map((name) => screen.getByText(name).offsetTop);
  expect(new Set(tops).size).toBe(1);
  const [today, week] = ['Today', 'Wellness Summary'].map((name) =>
    screen.getByRole('heading', { name }).closest('[class*="rounded"]')?.getBoundingClientRect(),
  );
  expect(week?.width).toBe(today?.width);
});

test('the bars of the week stand on one line also where some words need two', async () => {
  await page.viewport(768, 900);
  show({ week: [{ ...scores, sleepQuality: 3, id: 1, profileId: 1, date: localDay(), symptoms: [], notes: null }] });

  await screen.findByRole('heading', { name: 'Wellness Summary' });

  const bars = ['Sleep Quality', 'Energy Level', 'Stress Level'].map(
    (name) => screen.getByText(name).closest('li')?.lastElementChild?.getBoundingClientRect().top,
  );
  expect(new Set(bars).size).toBe(1);
});

test('a long name of a medicine breaks where the card is narrow', async () => {
  await page.viewport(320, 700);
  show({ profile: profileOf({ currentMedications: 'Levothyroxinelevothyroxinelevothyroxine' }) });

  await screen.findByText(/Levothyroxine/);

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('an account without a profile is led to making one', async () => {
  show({ profile: 'none' });

  await expect.poll(() => location.pathname).toBe('/create-profile');
});

test('a day of which nothing was told asks how it was', async () => {
  show({ week: [] });

  const log = await screen.findByRole('link', { name: 'Log today' });
  expect(log.getAttribute('href')).toBe('/wellness-tracker?log=today');
});

test('a day that was told is read out, and can be changed', async () => {
  show({ week: [{ id: 1, profileId: 3, date: localDay(), ...scores }] });

  expect(await screen.findByText('Sleep 4 (Good), energy 3 (Moderate), stress 2 (Low)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/wellness-tracker?log=today');
});

test('what is due today stands beside what speaks against it', async () => {
  const findings = [findingOf({ of: 'ginkgo', with: 'warfarin', severity: 'contraindicated' })];
  show({ supplements: [supplementOf({ schedule: everyDay, findings })] });

  expect((await screen.findByText('Ginkgo')).closest('li')?.textContent).toContain('Do not combine');
});

test.each<[string, Stored, string]>([
  ['profile', { profile: 'broken' }, 'Your profile could not be loaded.'],
  ['week', { week: 'broken' }, 'What is due today could not be loaded.'],
  ['supplements', { supplements: 'broken' }, 'What is due today could not be loaded.'],
])('without the %s it says what is missing, and can be tried again', async (_, partly, words) => {
  show(partly);

  expect(await screen.findByText(words)).toBeVisible();

  stored = {};
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Log today' })).toBeVisible();
});

test('suggestions stand under what the profile leaves open', async () => {
  show({ profile: profileOf({ name: 'Leo', age: 40 }) });

  expect(await screen.findByText(/Leo’s profile lists no medicines, conditions or allergies/)).toBeVisible();
});
