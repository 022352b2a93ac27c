import type { BodyInputOf, checkSafety, Dose, Supplement } from '@herbie/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findingOf, profileOf, supplementOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { SupplementSection } from './supplement-section.tsx';

const today = '2026-11-20';
const maria = profileOf({ currentMedications: 'Warfarin' });
let supplements: Supplement[] = [];
let doses: unknown[] = [];
let isCheckBroken = false;
let unrecognised: string[] = [];

beforeEach(() => {
  [supplements, doses, isCheckBroken, unrecognised] = [[], [], false, []];
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input), location.href).pathname;
    const body: unknown = init?.body === undefined ? null : JSON.parse(String(init.body));
    if (path === '/api/knowledge/resolve') return Response.json({ matches: [] });
    if (path === '/api/safety/check')
      return isCheckBroken
        ? Response.json({}, { status: 500 })
        : Response.json(checkOf((body as BodyInputOf<typeof checkSafety>).items));
    if (path.endsWith('/doses')) {
      if (init?.method !== 'POST') return Response.json(doses);
      const logged = { id: doses.length + 1, ...(body as object) };
      doses.push(logged);
      return Response.json(logged, { status: 201 });
    }
    if (init?.method === 'POST' || init?.method === 'PUT') {
      const saved = supplementOf(body as Partial<Supplement>);
      supplements = [...supplements.filter(() => init.method === 'POST'), saved];
      return Response.json(saved, { status: 201 });
    }
    return Response.json(supplements);
  };
});
afterEach(() => {
  sessionStorage.clear();
});

function checkOf(names: readonly string[]) {
  const why = 'Ginkgo can make bleeding more likely.';
  return {
    findings: names.includes('Ginkgo') ? [findingOf({ of: 'ginkgo', with: 'warfarin', why })] : [],
    recognised: names.map((name) => ({ input: name, kind: 'herb', id: name.toLowerCase(), name })),
    unrecognised,
    coverage: { herbs: 400, medicines: 900, rules: 6000, version: '1' },
  };
}

function show() {
  renderWithQueries(
    <SupplementSection
      profile={maria}
      today={today}
      renderNote={({ findings, checked, unrecognised: unknown }) => (
        <p>
          {findings.length > 0 ? findings.map((finding) => finding.why).join(' ') : checked}
          {unknown.length > 0 ? ` Not recognised: ${unknown.join(', ')}` : ''}
        </p>
      )}
    />,
  );
}

async function add(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Supplement' }));
  const field = await screen.findByLabelText('Name', { exact: true });
  const form = within(screen.getByRole('dialog'));
  await userEvent.type(field, name);
  await userEvent.click(form.getByRole('button', { name: 'Add Supplement' }));
}

test('what speaks against a new supplement is told as soon as it is saved', async () => {
  show();

  await add('Ginkgo');

  const told = within(await screen.findByRole('region', { name: 'Ginkgo was saved' }));
  expect(await told.findByText('Ginkgo can make bleeding more likely.')).toBeVisible();
});

test('what was told as it was saved is not told once more below, until that note is closed', async () => {
  show();

  await add('Ginkgo');

  const below = within(await screen.findByRole('region', { name: /^Checked together/ }));
  expect(await below.findByText('What was found about Ginkgo stands above.')).toBeVisible();
  expect(below.queryByText('Ginkgo can make bleeding more likely.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(await below.findByText('Ginkgo can make bleeding more likely.')).toBeVisible();
});

test('what the profile names and nobody knows is told beside “nothing was found”', async () => {
  unrecognised = ['blue pill'];
  show();

  await add('Magnesium');

  const told = within(await screen.findByRole('region', { name: 'Magnesium was saved' }));
  expect(await told.findByText(/Nothing was found .* Not recognised: blue pill/)).toBeVisible();
});

test('saving closes the dialog: nothing more has to be pressed before the table can be used', async () => {
  show();

  await add('Magnesium');

  const told = within(await screen.findByRole('region', { name: 'Magnesium was saved' }));
  expect(await told.findByText(/Nothing was found in Herbie’s collection of 6,000 checked facts/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Magnesium' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Supplement' })).toBeVisible();
});

test('in a list too long to be checked at once, the new one is checked', async () => {
  supplements = Array.from({ length: 60 }, (_, place) => supplementOf({ id: 100 + place, name: `Tea ${place}` }));
  show();

  await add('Ginkgo');

  const told = within(await screen.findByRole('region', { name: 'Ginkgo was saved' }));
  expect(await told.findByText('Ginkgo can make bleeding more likely.')).toBeVisible();
  expect(screen.getByText('Only the 60 supplements added last were checked together.')).toBeVisible();
});

test('a check that failed is no good sign, and says so', async () => {
  isCheckBroken = true;
  show();

  await add('Ginkgo');

  const told = within(await screen.findByRole('region', { name: 'Ginkgo was saved' }));
  expect(await told.findByText(/could not be made\. Do not take that as a good sign/)).toBeVisible();
});

test('a change that leaves the name alone needs no second look', async () => {
  supplements = [supplementOf({})];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ginkgo' }));
  await userEvent.type(await screen.findByLabelText('Dosage'), '40 mg');

  await userEvent.click(screen.getByRole('button', { name: 'Update Supplement' }));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(supplements[0]).toMatchObject({ dosage: '40 mg' });
});

test('a dose can be logged for today and before, never for a day to come', async () => {
  supplements = [supplementOf({})];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Doses of Ginkgo' }));
  const day = await screen.findByLabelText('Day');

  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-21');
  await userEvent.click(screen.getByRole('button', { name: 'Log as taken' }));
  expect(await screen.findByText('A dose cannot be logged for a future day')).toBeVisible();
  expect(doses).toEqual([]);

  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-19');
  await userEvent.click(screen.getByRole('button', { name: 'Log as skipped' }));
  expect(await screen.findByText('Logged.')).toBeVisible();
  expect(doses).toEqual([{ id: 1, takenOn: '2026-11-19', time: null, status: 'skipped' } satisfies Partial<Dose>]);
});

test('what was typed waits in the tab until it is saved or taken back', async () => {
  const open = async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Supplement' }));
    return screen.findByLabelText('Name', { exact: true });
  };
  await userEvent.type(await open(), 'Valerian');
  cleanup();

  expect(await open()).toHaveValue('Valerian');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  expect(await open()).toHaveValue('');
});

test('of a long list the rest stands behind a press, and what is added to it is in sight', async () => {
  supplements = Array.from({ length: 11 }, (_, place) => supplementOf({ id: place + 1, name: `Herb ${place + 1}` }));
  show();
  await screen.findByRole('rowheader', { name: 'Herb 8' });
  expect(screen.queryByRole('rowheader', { name: 'Herb 9' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show all 11 supplements' }));
  expect(screen.getByRole('rowheader', { name: 'Herb 11' })).toBeVisible();
  cleanup();

  show();
  await screen.findByRole('button', { name: 'Show all 11 supplements' });
  await userEvent.click(screen.getByRole('button', { name: 'Add Supplement' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name' }), 'Zinc');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Supplement' }));
  expect(await screen.findByRole('rowheader', { name: 'Zinc' })).toBeVisible();
});

test('what was typed of a new supplement when the page was left is on the screen again, until it is given up', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Supplement' }));
  await userEvent.type(await screen.findByLabelText('Name', { exact: true }), 'Ginkgo');
  cleanup();

  show();
  expect(await screen.findByLabelText('Name', { exact: true })).toHaveValue('Ginkgo');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('changes of a supplement that were typed when the page was left are on the screen again', async () => {
  supplements = [supplementOf({})];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ginkgo' }));
  await userEvent.type(await screen.findByLabelText('Dosage'), '40 mg');
  cleanup();

  show();
  expect(await screen.findByRole('dialog', { name: 'Edit Supplement' })).toBeVisible();
  expect(await screen.findByLabelText('Dosage')).toHaveValue('40 mg');
});
