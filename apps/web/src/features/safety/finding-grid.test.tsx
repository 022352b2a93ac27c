import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf, profileOf } from '../../../testing/examples.ts';
import { FindingGridTable } from './finding-grid-table.tsx';
import { toGrid } from './finding-grid.ts';

const supplement = (name: string) => ({
  name,
  dosage: null,
  frequency: null,
  schedule: null,
  startDate: null,
  endDate: null,
});
const recognised = ['Ginkgo', 'Garlic'].map((name) => ({
  input: name,
  kind: 'herb' as const,
  id: name.toLowerCase(),
  name,
}));
const herb = (id: string) => ({ kind: 'herb' as const, id, name: id, text: id });
const summary = {
  profile: profileOf({ currentMedications: 'Warfrin 5 mg, Metformin, Qwertyzine' }),
  supplements: ['Ginkgo', 'Garlic', 'Blorbotanic'].map(supplement),
  recognised,
  readAs: [
    { text: 'Warfrin', name: 'warfarin' },
    { text: 'Metformin', name: 'metformin' },
  ],
  findings: [
    findingOf({ of: 'ginkgo', with: 'warfarin', severity: 'major' }),
    findingOf({ of: 'ginkgo', with: 'garlic', severity: 'minor', ruleId: 'twice' }),
  ].map((finding, place) => (place === 1 ? { ...finding, with: herb('garlic') } : finding)),
};

test('every supplement stands against every medicine, also against those with which nothing was found', () => {
  const { columns, rows } = toGrid(summary);

  expect(columns.map(({ name }) => name)).toEqual(['Warfrin 5 mg', 'Metformin', 'Qwertyzine', 'Herbs and supplements']);
  expect(rows.map(({ name, cells }) => [name, ...cells.map(({ findings }) => findings[0]?.severity ?? '')])).toEqual([
    ['Ginkgo', 'major', '', '', 'minor'],
    ['Garlic', '', '', '', 'minor'],
    ['Blorbotanic', '', '', '', ''],
  ]);
});

test('a herb among the medicines has a column of its own', () => {
  const profile = profileOf({ currentMedications: 'Garlic pills' });
  const { columns, rows } = toGrid({
    ...summary,
    profile,
    supplements: [supplement('Ginkgo')],
    readAs: [{ text: 'Garlic', name: 'garlic' }],
    findings: summary.findings.slice(1),
  });

  expect(columns.map(({ name }) => name)).toEqual(['Garlic pills']);
  expect(rows[0]?.cells[0]?.findings).toHaveLength(1);
});

test('a cell without a finding says whether anything was checked, and a mark leads to its finding', () => {
  render(<FindingGridTable grid={toGrid(summary)} />);

  const cells = within(screen.getByRole('row', { name: /^Ginkgo/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Avoid',
    '–Nothing found',
    '?Not checked',
    'Good to know',
  ]);
  expect(screen.getByRole('link', { name: 'Avoid' }).getAttribute('href')).toBe(
    '#finding-ginkgo_medicine_warfarin-warfarin',
  );
});
