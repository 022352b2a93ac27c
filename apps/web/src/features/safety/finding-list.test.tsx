import { render, screen } from '@testing-library/react';
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
