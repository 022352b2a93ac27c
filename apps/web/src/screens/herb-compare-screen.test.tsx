import type { Profile } from '@herbie/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { findingOf, herbOf, monographOf, profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { LocationContext, onLocationChange, readLocation } from '../lib/location.ts';
import { HerbCompareScreen } from './herb-compare-screen.tsx';

const address = location.href;
const maria = profileOf({ currentMedications: 'Warfarin' });
const side = (id: number, name: string) =>
  monographOf({
    herb: herbOf({ id, name }),
    uses: [{ use: 'sleep', label: 'Sleep', evidence: 'limited', text: `${name} in small trials.`, sources: [] }],
    profileId: 3,
  });
const herbs = [side(7, 'Ginkgo'), side(8, 'Valerian')];

/** Follows the address, as the app does. */
function AtAddress() {
  const [place, setPlace] = useState(readLocation);
  useEffect(() => onLocationChange(() => setPlace(readLocation())), []);
  return (
    <LocationContext value={{ place, params: {} }}>
      <HerbCompareScreen />
    </LocationContext>
  );
}

afterEach(() => history.replaceState(null, '', address));

function show(
  search: string,
  { together = [], profiles = [maria] }: { together?: object[]; profiles?: Profile[] | null } = {},
) {
  history.replaceState(null, '', `/herbs/compare${search}`);
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    const herb = herbs.find(({ herb: { id } }) => pathname === `/api/herbs/${id}/monograph`);
    if (herb) return Response.json(herb);
    if (pathname.endsWith('/monograph')) return Response.json({ message: 'Herb not found' }, { status: 404 });
    if (pathname === '/api/herbs') return Response.json(herbs.map(({ herb: each }) => each));
    if (pathname === '/api/safety/check') return Response.json({ findings: together });
    return profiles === null ? Response.json({}, { status: 500 }) : Response.json(profiles);
  };
  renderWithQueries(<AtAddress />);
}

test('two herbs stand beside each other: each use with its evidence, and what is not known is not called good', async () => {
  show('?a=7&b=8');

  const row = await screen.findByRole('row', { name: /^Used for/ });
  expect(within(row).getByText('Ginkgo in small trials.')).toBeVisible();
  expect(within(row).getByText('Valerian in small trials.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Side effects/ }).textContent).toContain(
    'Not recorded. That is no good sign',
  );
  expect(screen.getByText('Both are used for: Sleep.')).toBeVisible();
});

test('what speaks against taking both stands before the comparison, and nothing found is no promise', async () => {
  show('?a=7&b=8', { together: [findingOf({ of: 'Ginkgo', with: 'Valerian', why: 'Both may make drowsy.' })] });

  const why = await screen.findByText('Both may make drowsy.');
  expect(why.compareDocumentPosition(await screen.findByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('nothing found about the two together is no promise', async () => {
  show('?a=7&b=8');

  expect(
    await screen.findByText(/Nothing was found about taking these two together. That is no promise/),
  ).toBeVisible();
});

test('the second herb is chosen by its name, and the address keeps both', async () => {
  show('?a=7');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Second herb' }), 'valer');

  await userEvent.click(await screen.findByRole('button', { name: /^Valerian/ }));

  expect(location.search).toBe('?a=7&b=8');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Second herb' })));
});

test('a herb that is gone can be changed for another', async () => {
  show('?a=99');

  expect(await screen.findByText('There is no such herb')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(location.search).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'First herb' })));
});

test('without the profiles nothing is said to be checked', async () => {
  show('?a=7&b=8', { profiles: null });

  expect(await screen.findAllByText(/this herb is not checked for anybody/)).toHaveLength(2);
  expect(screen.queryByText(/Nothing was found among/)).toBeNull();
});
