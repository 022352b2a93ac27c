import type { Recommendation } from '@herbie/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FavoriteProductCard } from './favorite-product-card.tsx';

const product: Recommendation = {
  id: 1,
  userId: 1,
  productName: 'Ginger tea',
  asin: 'HXAAAAAAAA',
  reason: null,
  source: 'chat',
  sourceId: 7,
  isFavorite: true,
  createdAt: '2026-03-10T09:00:00.000Z',
  url: 'https://shop.example/s?k=Ginger+tea&tag=ours',
};

function show({ canShop }: { canShop: boolean }) {
  render(<FavoriteProductCard product={product} remove={null} warning={null} canShop={canShop} />);
}

test('beside a link that earns something stands that it does', () => {
  show({ canShop: true });

  expect(screen.getByRole('link').getAttribute('rel')).toContain('sponsored');
  expect(screen.getByText(/affiliate we earn/)).toBeVisible();
});

test('what is not for this person has no way to a shop, and nothing to disclose', () => {
  show({ canShop: false });

  expect(screen.getByRole('heading', { name: 'Ginger tea' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/affiliate/)).toBeNull();
});
