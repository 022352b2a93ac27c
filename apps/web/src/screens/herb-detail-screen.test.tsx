import type { getMonograph, Profile, ReplyOf } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf, herbOf, profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { LocationContext, readLocation } from '../lib/location.ts';
import { HerbDetailScreen } from './herb-detail-screen.tsx';

const blank: ReplyOf<typeof getMonograph> = {
  herb: herbOf({ id: 7, name: 'Ginkgo' }),
  kind: 'herb',
  family: null,
  names: [],
  neverSuggest: false,
  covered: true,
  partsUsed: [],
  forms: [],
  traditionalUses: null,
  uses: [],
  amounts: [],
  preparation: null,
  timeToEffect: null,
  sideEffects: null,
  precautions: null,
  lookAlikes: null,
  morphology: null,
  rules: [],
  sources: [],
  profileId: null,
  findings: [],
  unrecognised: [],
  knowledgeVersion: '1',
};

function show(monograph: Partial<typeof blank>, profiles: readonly Profile[] | null = []) {
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/herbs/7/monograph') return Response.json({ ...blank, ...monograph });
    if (pathname === '/api/profiles')
      return profiles === null ? Response.json({}, { status: 500 }) : Response.json(profiles);
    return Response.json([]);
  };
  renderWithQueries(
    <LocationContext value={{ place: readLocation(), params: { herbId: '7' } }}>
      <HerbDetailScreen />
    </LocationContext>,
  );
}

test('what speaks against a herb for the chosen person stands before everything that is said for it', async () => {
  const finding = findingOf({ of: 'ginkgo', with: 'warfarin', why: 'It can make bleeding more likely.' });
  show({ profileId: 3, findings: [finding] }, [profileOf({ currentMedications: 'Warfarin' })]);

  const why = await screen.findByText(/It can make bleeding more likely/);
  const description = screen.getByRole('heading', { name: 'Description' });
  expect(why.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a dangerous plant is called one', async () => {
  show({ neverSuggest: true });

  expect(await screen.findByText(/This plant is dangerous/)).toBeVisible();
});

test('a herb that could not be checked for anybody says so', async () => {
  show({}, null);

  expect(await screen.findByText(/is not checked for anybody/)).toBeVisible();
  expect(screen.queryByText(/Nothing was found/)).toBeNull();
});

test('without a profile nothing is called checked', async () => {
  show({});

  expect(await screen.findByRole('link', { name: 'Create a profile' })).toBeVisible();
  expect(screen.queryByText(/Nothing was found/)).toBeNull();
});

test('no precautions recorded is no all-clear', async () => {
  show({});

  expect(await screen.findByText(/That does not mean the herb is safe for everyone/)).toBeVisible();
});
