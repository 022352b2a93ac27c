import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { herbOf } from '../../../testing/examples.ts';
import { HerbCard } from './herb-card.tsx';

/** In development the shapes come out of the whole knowledge base. */
const slow = { timeout: 30_000 };

test('draws a plant from its own shape, for the eye only', async () => {
  const { container } = render(<HerbCard herb={herbOf({ name: 'Chamomile' })} />);
  await vi.waitFor(
    () => expect(container.querySelectorAll('svg[aria-hidden] ellipse').length).toBeGreaterThan(10),
    slow,
  );
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows what has no drawn shape by its initial', async () => {
  const { container } = render(<HerbCard herb={herbOf({ name: 'Magnesium' })} />);
  await vi.waitFor(() => expect(container.querySelector('svg text')?.textContent).toBe('M'), slow);
});

test('calls a dangerous plant dangerous and names no use of it', () => {
  render(<HerbCard herb={herbOf({ name: 'Aconite', uses: 'Dangerous: not for use. Once for sleep.' })} />);
  expect(screen.getByText('Dangerous')).toBeVisible();
  expect(screen.queryByText('Sleep')).toBeNull();
});
