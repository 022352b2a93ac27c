import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { ResultActions } from './result-actions.tsx';

function show(isDangerous: boolean) {
  renderWithQueries(
    <ResultActions
      rows={[{ key: 0, name: 'Poison hemlock', amount: '', unit: '' }]}
      productName={null}
      herbId={7}
      profiles={[profileOf({})]}
      profileId={3}
      isSpokenAgainst
      isDangerous={isDangerous}
      onTryAgain={() => undefined}
    />,
  );
  return screen.queryByRole('button', { name: 'Add to supplements' });
}

test('a plant that nobody is to take is offered to no list of supplements', () => {
  expect(show(true)).toBeNull();
  expect(screen.getByRole('link', { name: 'Read more' })).toBeVisible();
});

test('what is only spoken against can be listed, so that it is checked from then on', () => {
  expect(show(false)).toBeVisible();
});
