import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseBands } from './course-bands.tsx';

const today = '2026-11-20';
const magnesium = { id: 1, name: 'Magnesium', startDate: '2026-10-01', endDate: null };
const zinc = { id: 2, name: 'Zinc', startDate: '2026-09-01', endDate: null };

test('where nothing begins or ends a sentence stands for bars from edge to edge', () => {
  render(<CourseBands courses={[magnesium, zinc]} days={7} today={today} />);

  expect(screen.getByText('On the list on all these days: Magnesium, Zinc.')).toBeVisible();
  expect(document.querySelector('[data-band]')).toBeNull();
});

test('once something begins in these days all are drawn beside each other', () => {
  render(<CourseBands courses={[magnesium, { ...zinc, startDate: '2026-11-18' }]} days={7} today={today} />);

  expect(document.querySelectorAll('[data-band]')).toHaveLength(2);
  expect(screen.queryByText(/^On the list/)).toBeNull();
});
