import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { LazyDialog } from './lazy-dialog.tsx';

const module = {
  Inside: () => (
    <Dialog title="Add" onClose={() => undefined}>
      The form
    </Dialog>
  ),
};

function show(load: () => Promise<typeof module>) {
  render(
    <LazyDialog load={load} title="Add" onClose={() => undefined}>
      {({ Inside }) => <Inside />}
    </LazyDialog>,
  );
}

test('a dialog whose code is at hand opens at once', async () => {
  show(async () => module);

  expect(await screen.findByText('The form', undefined, { timeout: 100 })).toBeVisible();
});

test('whoever opens a dialog that takes its time sees that it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof module>();
  show(() => promise);

  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Add' })).toBeVisible();
  resolve(module);
  expect(await screen.findByText('The form')).toBeVisible();
});

test('a dialog that could not be loaded says so and can be tried again', async () => {
  let tries = 0;
  show(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return module;
  });

  expect(await screen.findByText('This could not be opened just now.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The form')).toBeVisible();
});
