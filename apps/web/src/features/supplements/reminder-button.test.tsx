import type { Supplement } from '@herbie/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf, supplementOf } from '../../../testing/examples.ts';
import { ReminderButton } from './reminder-button.tsx';

const everyDay = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
const dailyOf = (parts: Partial<Supplement>) => supplementOf({ schedule: everyDay, ...parts });
const ginkgo = dailyOf({ id: 2, name: 'Ginkgo', findings: [findingOf({ of: 'ginkgo', with: 'warfarin' })] });
const magnesium = dailyOf({ name: 'Magnesium' });
const show = (supplements: readonly Supplement[]) =>
  render(<ReminderButton supplements={supplements} check={undefined} today="2026-11-20" />);
const button = () => screen.queryByRole('button', { name: 'Reminders for your calendar' });

test('nobody is reminded to take what Herbie warns of seriously, and is told why it is missing', () => {
  show([magnesium, ginkgo]);

  expect(button()).toBeVisible();
  expect(screen.getByText(/Ginkgo/)).toBeVisible();

  cleanup();
  show([ginkgo]);
  expect(button()).toBeNull();
  expect(screen.getByText('No reminders for your calendar because of a serious warning: Ginkgo.')).toBeVisible();
});

test('without a schedule there is nothing to be reminded of', () => {
  const { container } = show([dailyOf({ name: 'Magnesium', schedule: { asNeeded: true } })]);

  expect(container).toBeEmptyDOMElement();
});
