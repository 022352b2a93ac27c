import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { herbOf } from '../../../testing/examples.ts';
import { HerbCard } from './herb-card.tsx';

afterEach(cleanup);

test('draws a plant from its own shape, for the eye only', () => {
  const { container } = render(<HerbCard herb={herbOf({ name: 'Chamomile' })} />);
  expect(container.querySelectorAll('svg[aria-hidden] ellipse').length).toBeGreaterThan(10);
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows what has no drawn shape by its initial', () => {
  const { container } = render(<HerbCard herb={herbOf({ name: 'Magnesium' })} />);
  expect(container.querySelector('svg text')?.textContent).toBe('M');
});

test('calls a dangerous plant dangerous and names no use of it', () => {
  render(<HerbCard herb={herbOf({ name: 'Aconite', uses: 'Dangerous: not for use. Once for sleep.' })} />);
  expect(screen.getByText('Dangerous')).toBeVisible();
  expect(screen.queryByText('Sleep')).toBeNull();
});
