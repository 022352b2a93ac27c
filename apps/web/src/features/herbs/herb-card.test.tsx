import type { HerbReply } from '@herbie/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HerbCard } from './herb-card.tsx';

afterEach(cleanup);

test('draws a plant from its own shape, for the eye only', () => {
  const { container } = render(<HerbCard herb={herb({ key: 'chamomile', name: 'Chamomile' })} />);
  expect(container.querySelectorAll('svg[aria-hidden] ellipse').length).toBeGreaterThan(10);
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows what has no drawn shape by its initial', () => {
  const { container } = render(<HerbCard herb={herb({ key: 'magnesium', name: 'Magnesium' })} />);
  expect(container.querySelector('svg text')?.textContent).toBe('M');
});

test('calls a dangerous plant dangerous and names no use of it', () => {
  render(
    <HerbCard herb={herb({ key: 'aconite', name: 'Aconite', uses: 'Dangerous: not for use. Once for sleep.' })} />,
  );
  expect(screen.getByText('Dangerous')).toBeDefined();
  expect(screen.queryByText('Sleep')).toBeNull();
});

function herb(parts: Partial<HerbReply>): HerbReply {
  return {
    id: 1,
    key: '',
    name: '',
    scientificName: null,
    description: 'A plant.',
    uses: 'Sleep.',
    precautions: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...parts,
  };
}
