import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { SafetyNote } from './finding-list.tsx';

const serious = findingOf({ of: 'ginkgo', with: 'warfarin', severity: 'major', why: 'Bleeding is more likely.' });
const ask = findingOf({ of: 'ginger', with: 'warfarin', severity: 'moderate', why: 'Your doctor may want to know.' });
const small = (other: string) =>
  findingOf({ of: 'ginger', with: other, severity: 'minor', why: `Small with ${other}.` });

test('small things stand behind their count; what is more than small is open', () => {
  render(<SafetyNote findings={[serious, ask, small('aspirin'), small('metformin')]} unrecognised={[]} />);

  expect(screen.getByText('Bleeding is more likely.')).toBeVisible();
  expect(screen.getByText('Your doctor may want to know.')).toBeVisible();
  expect(screen.getByText('Small with aspirin.')).not.toBeVisible();
  screen.getByText('2 small things that are good to know').click();
  expect(screen.getByText('Small with aspirin.')).toBeVisible();
  expect(screen.getByText('Small with metformin.')).toBeVisible();
});

test('one small thing needs no count', () => {
  render(<SafetyNote findings={[serious, small('aspirin')]} unrecognised={[]} />);

  expect(screen.getByText('Small with aspirin.')).toBeVisible();
});

test('of many findings the first are drawn at once and all the others soon after, in their order', async () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    findingOf({ of: `herb-${place}`, with: 'warfarin', severity: 'major', why: `Reason ${place}.` }),
  );
  render(<SafetyNote findings={many} unrecognised={[]} />);

  const reasons = () => screen.getAllByText(/^Reason \d+\.$/).map(({ textContent }) => textContent);
  expect(reasons().length).toBeLessThan(10);
  await waitFor(() => expect(reasons()).toEqual(many.map(({ why }) => why)), { timeout: 10_000 });
});
