import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SourcesList } from './sources-list.tsx';

const sources = Array.from({ length: 41 }, (_, place) => ({
  id: `source-${place}`,
  title: `Monograph ${place}`,
  publisher: 'NCCIH',
  year: 2024,
  url: `https://example.org/${place}`,
  checkedOn: null,
}));

test('the sources of an answer cost nothing until they are opened, and then all are there', async () => {
  render(<SourcesList sources={sources} writer="Built-in guide" />);
  expect(screen.queryAllByRole('link', { hidden: true })).toHaveLength(0);

  screen.getByText('Sources (41)').click();

  expect(await screen.findByRole('link', { name: 'NCCIH: Monograph 40, 2024' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(41);
});

test('on paper they stand without having been opened', () => {
  render(<SourcesList sources={sources} writer="Built-in guide" />);

  dispatchEvent(new Event('beforeprint'));

  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(41);
});

test('who wrote an answer is told though it has no sources', () => {
  render(<SourcesList sources={[]} writer="Language model" />);

  expect(screen.getByText('Language model')).toBeVisible();
});
