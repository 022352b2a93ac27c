import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { FindingsBySeverity } from './findings-by-severity.tsx';

const serious = findingOf({ of: 'ginkgo', with: 'warfarin', severity: 'major', why: 'Bleeding is more likely.' });
const small = (other: string) =>
  findingOf({ of: 'ginger', with: other, severity: 'minor', why: `Small with ${other}.` });

test('small things are folded under their count on the screen, and open on paper', () => {
  render(<FindingsBySeverity findings={[serious, small('aspirin'), small('metformin')]} />);

  expect(screen.getByText('Bleeding is more likely.')).toBeVisible();
  expect(screen.getByText('Small with aspirin.')).not.toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Small with aspirin.')).toBeVisible();
  expect(screen.getByText('Small with metformin.')).toBeVisible();
  dispatchEvent(new Event('afterprint'));
  expect(screen.getByText('2 small things that are good to know')).toBeVisible();
  expect(screen.getByText('Small with aspirin.')).not.toBeVisible();
});

test('one small thing stands open, after what is graver', () => {
  render(<FindingsBySeverity findings={[small('aspirin'), serious]} />);

  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual([expect.stringContaining('Bleeding'), expect.stringContaining('Small with aspirin.')]);
  expect(screen.getByText('Small with aspirin.')).toBeVisible();
});
