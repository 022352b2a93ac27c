import type { Profile } from '@herbie/contract';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findingOf, herbOf, monographOf, profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { LocationContext, readLocation } from '../lib/location.ts';
import { HerbDetailScreen } from './herb-detail-screen.tsx';

const blank = monographOf({ herb: herbOf({ id: 7, name: 'Ginkgo' }) });

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

/** For a moment another page is open. */
const elsewhere = () => new Promise((done) => setTimeout(done));
const nothingFound = /Nothing was found among the 0 rules/;
const bleeding = findingOf({ of: 'ginkgo', with: 'warfarin', why: 'It can make bleeding more likely.' });

test('a page that is opened again is checked anew: the profile may have changed since', async () => {
  show({ profileId: 3 }, [profileOf({})]);
  expect(await screen.findByText(nothingFound)).toBeVisible();

  cleanup();
  await elsewhere();
  show({ profileId: 3, findings: [bleeding] }, [profileOf({ currentMedications: 'Warfarin' })]);

  expect(await screen.findByRole('heading', { name: 'For you' })).toBeVisible();
  expect(screen.queryByText(nothingFound)).toBeNull();
  expect(await screen.findByText(/It can make bleeding more likely/)).toBeVisible();
});

test('what was found for one person is not shown for the next one while that is checked', async () => {
  const people = [profileOf({ id: 3, name: 'Maria' }), profileOf({ id: 4, name: 'Leo', isMainProfile: false })];
  show({ profileId: 3 }, people);
  expect(await screen.findByText(nothingFound)).toBeVisible();

  const next = Promise.withResolvers<Response>();
  globalThis.fetch = async () => (await next.promise).clone();
  await userEvent.selectOptions(screen.getByLabelText('Checked for'), 'Leo');
  expect(screen.queryByText(nothingFound)).toBeNull();
  expect(screen.getByRole('heading', { name: 'For Leo' })).toBeVisible();

  next.resolve(Response.json({ ...blank, profileId: 4, findings: [bleeding] }));
  expect(await screen.findByText(/It can make bleeding more likely/)).toBeVisible();
});

test('whom the findings are about is named where there are several, also in the way there', async () => {
  const people = [profileOf({ id: 3, name: 'Maria' }), profileOf({ id: 4, name: 'Leo Ibn-Ana', isMainProfile: false })];
  show({ profileId: 3 }, people);
  expect(await screen.findByRole('region', { name: 'For Maria' })).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText('Checked for'), 'Leo Ibn-Ana');

  const findings = screen.getByRole('region', { name: 'For Leo Ibn-Ana' });
  const way = screen.getByRole('link', { name: 'For Leo Ibn-Ana', hidden: true });
  expect(way.getAttribute('href')).toBe(`#${findings.id}`);
  expect(screen.queryByText('For you')).toBeNull();
});

test('a herb is put on the list of the person it is checked for, but no dangerous plant', async () => {
  const add = () => screen.queryByRole('link', { name: 'Add to supplements' })?.getAttribute('href');
  show({ profileId: 3 }, [profileOf({})]);
  await screen.findByRole('heading', { name: 'Description' });
  expect(add()).toBe('/wellness-tracker?profile=3&add=Ginkgo');
  cleanup();

  show({ profileId: 3, neverSuggest: true }, [profileOf({})]);
  await screen.findByText(/This plant is dangerous/);
  expect(add()).toBeUndefined();
});

test('beside the text stands a way to each of its parts', async () => {
  show({});
  const description = await screen.findByRole('region', { name: 'Description' });

  expect(screen.getByRole('link', { name: 'Description', hidden: true }).getAttribute('href')).toBe(
    `#${description.id}`,
  );
});
