import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FreeCheck } from './free-check.tsx';

const coverage = { herbs: 1, medicines: 1, rules: 6000, version: '1' };

let recognised: object[] = [];

beforeEach(() => {
  recognised = [{ input: 'Ginkgo', kind: 'herb', id: 'ginkgo', name: 'Ginkgo' }];
  globalThis.fetch = async () => Response.json({ findings: [], recognised, unrecognised: [], coverage });
});

test('a result is gone as soon as the list it was made for has changed', async () => {
  render(
    <FreeCheck
      profiles={[]}
      renderItems={({ values, onChange }) => (
        <button type="button" onClick={() => onChange([...values, 'Ginkgo'])}>
          Add ginkgo
        </button>
      )}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add ginkgo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/Nothing was found in Herbie’s collection of 6,000/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Add ginkgo' }));

  expect(screen.queryByText(/Nothing was found/)).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/has changed since the last check/);
});

test('who presses Check with nothing to check is told what is missing, and the button is never dead', async () => {
  render(
    <FreeCheck
      profiles={[]}
      renderItems={({ onChange }) => <input aria-label="Names" onBlur={({ target }) => onChange([target.value])} />}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toBe('Type at least one name first.');

  await userEvent.type(screen.getByRole('textbox', { name: 'Names' }), 'Ginkgo');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));

  expect(await screen.findByText(/Nothing was found in Herbie’s collection of 6,000/)).toBeVisible();
});

test('medicines and herbs are told alike, each with a large letter', async () => {
  recognised.unshift({ input: 'warfarin', kind: 'medicine', id: 'warfarin', name: 'warfarin' });
  render(
    <FreeCheck
      profiles={[]}
      renderItems={({ onChange }) => <input aria-label="Names" onBlur={({ target }) => onChange([target.value])} />}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Names' }), 'warfarin, Ginkgo');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));

  expect(await screen.findByText('Warfarin, Ginkgo')).toBeVisible();
});

test('medicines alone are not called free of findings, and the result is where the keyboard goes on', async () => {
  recognised = [{ input: 'Warfarin', kind: 'medicine', id: 'warfarin', name: 'warfarin' }];
  render(
    <FreeCheck
      profiles={[]}
      renderItems={({ onChange }) => <input aria-label="Names" onBlur={({ target }) => onChange([target.value])} />}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Names' }), 'Warfarin');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));

  const heading = await screen.findByRole('heading', { name: 'No herb or supplement to check' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/medicines are not checked against each other/)).toBeVisible();
  expect(screen.queryByText(/Nothing (?:was )?found/)).toBeNull();
});

test('without a server and before anything is stored here, it is told what to do, and no check is called failed', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  render(
    <FreeCheck
      profiles={[]}
      renderItems={({ onChange }) => <input aria-label="Names" onBlur={({ target }) => onChange([target.value])} />}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Names' }), 'Ginkgo');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/not stored on this device yet\. Connect once/);
});
