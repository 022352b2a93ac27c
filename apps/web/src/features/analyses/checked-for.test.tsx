import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { CheckedFor } from './checked-for.tsx';

const show = (parts: Partial<Parameters<typeof CheckedFor>[0]>) =>
  render(
    <CheckedFor
      profiles={undefined}
      hasFailed={false}
      profileId={null}
      onRetry={() => undefined}
      onChoose={() => undefined}
      {...parts}
    />,
  );

test('who has no profile yet is shown the way to one, but not while it is unknown whether there is one', () => {
  const { unmount } = show({});
  expect(document.body.textContent).not.toContain('Create a profile');
  unmount();

  show({ profiles: [] });
  expect(screen.getByRole('link', { name: 'Create a profile' })).toBeVisible();
});

test('profiles that could not be loaded are not taken for none', () => {
  show({ hasFailed: true });
  expect(screen.getByText(/what is found is checked for nobody/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('of several people one is chosen', () => {
  show({ profiles: [profileOf({}), profileOf({ id: 4, name: 'Leo' })], profileId: 4 });
  expect(screen.getByRole('combobox', { name: 'Checked for' })).toHaveValue('4');
});
