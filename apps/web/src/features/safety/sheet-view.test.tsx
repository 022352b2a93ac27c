import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import type { Summary } from './safety.queries.ts';
import { Sheet } from './sheet-view.tsx';
import { personLine } from './sheet-words.ts';

const empty: Summary = {
  profile: profileOf({ name: 'Rosa' }),
  supplements: [],
  findings: [],
  recognised: [],
  readAs: [],
  unrecognised: [],
  coverage: { herbs: 405, medicines: 784, rules: 6282, version: '2026.11.20+abc' },
};

function show(summary: Partial<Summary>): HTMLElement {
  render(<Sheet summary={{ ...empty, ...summary }} day="2026-11-20" howOften={() => 'Twice a day'} />);
  return screen.getByRole('article', { name: 'Rosa' });
}

test('a sheet without entries says so, and calls nothing safe', () => {
  const sheet = show({});

  expect(within(sheet).getAllByText('None entered')).toHaveLength(4);
  expect(sheet.textContent).toContain('medicines are not checked against each other');
  expect(sheet.textContent).not.toContain('Nothing found');
  expect(sheet.textContent).not.toMatch(/\bsafe\b/i);
  expect(sheet.textContent).toContain('20 Nov 2026');
  expect(sheet.textContent).toContain('2026.11.20+abc');
});

test('supplements stand with amount, how often and since when, also what was stopped lately', () => {
  const sheet = show({
    supplements: [
      { name: 'Ginkgo', dosage: '120 mg', frequency: null, schedule: null, startDate: '2026-10-01', endDate: null },
      { name: 'Valerian', dosage: null, frequency: null, schedule: null, startDate: null, endDate: '2026-11-10' },
    ],
  });

  const rows = within(sheet).getAllByRole('row');
  expect(rows[1]?.textContent).toBe('Ginkgo120 mgTwice a day1 Oct 2026');
  expect(rows[2]?.textContent).toBe('ValerianNot givenTwice a dayNot given, until 10 Nov 2026');
});

test('a slip or a brand stands with the name it was read as, a name that says it itself does not', () => {
  const ginkgo = { name: 'Ginko', dosage: null, frequency: null, schedule: null, startDate: null, endDate: null };
  const sheet = show({
    profile: profileOf({
      name: 'Rosa',
      currentMedications: 'Warfrin 5 mg, Zoloft, Metformin 500, Advil PM',
      allergies: 'Ragweed',
    }),
    supplements: [ginkgo],
    recognised: [{ input: 'Ginko', kind: 'herb', id: 'ginkgo', name: 'Ginkgo' }],
    readAs: [
      { text: 'Warfrin', name: 'warfarin' },
      { text: 'Zoloft', name: 'sertraline' },
      { text: 'Metformin', name: 'metformin' },
      { text: 'Ragweed', name: 'ragweed and the daisy family' },
      { text: 'Advil PM', name: 'ibuprofen' },
      { text: 'Advil PM', name: 'diphenhydramine' },
    ],
  });

  const medicines = within(within(sheet).getByRole('region', { name: 'Medicines' })).getAllByRole('listitem');
  expect(medicines.map(({ textContent }) => textContent)).toEqual([
    'Warfrin 5 mg (read as warfarin)',
    'Zoloft (read as sertraline)',
    'Metformin 500',
    'Advil PM (read as ibuprofen, diphenhydramine)',
  ]);
  expect(within(sheet).getByText('Ragweed')).toBeVisible();
  expect(within(sheet).getByRole('rowheader', { name: /^Ginko/ }).textContent).toBe('Ginko (read as Ginkgo)');
});

test('nothing found beside something that was checked is no promise', () => {
  const ginkgo = { name: 'Ginkgo', dosage: null, frequency: null, schedule: null, startDate: null, endDate: null };
  const sheet = show({ supplements: [ginkgo] });

  expect(
    within(sheet).getByText('Nothing was found in Herbie’s collection of 6,282 checked facts. That is no promise.'),
  ).toBeVisible();
});

test('what was not recognised is told to whoever reads the sheet', () => {
  expect(show({ unrecognised: ['Zorblax'] }).textContent).toContain('Not recognised, so not checked: Zorblax');
});

test('only what is known of a person is written down', () => {
  expect(personLine({ age: 1, gender: 'female', height: null, weight: 9 })).toBe('1 year, female, 9 kg');
  expect(personLine({ age: null, gender: 'prefer-not-to-say', height: null, weight: null })).toBe(
    'Age and sex not given',
  );
});
