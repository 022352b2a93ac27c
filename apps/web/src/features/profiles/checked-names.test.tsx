import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { CheckedNames } from './checked-names.tsx';

beforeEach(() => {
  globalThis.fetch = async (input, init) => {
    if (new URL(String(input), location.href).pathname === '/api/knowledge/resolve')
      return Response.json({ matches: [{ kind: 'medicine', id: 'sertraline', name: 'Sertraline', score: 0.8 }] });
    const unrecognised = String(init?.body).includes('Sertralin forte') ? ['Sertralin forte'] : [];
    return Response.json({
      findings: [],
      recognised: [],
      unrecognised,
      readAs: [{ text: 'Warfrin', name: 'warfarin' }],
    });
  };
});

function Medicines() {
  const [values, setValues] = useState<readonly string[]>(['Warfarin']);
  const words = { label: 'Medicines', hint: 'One at a time', usual: [] };
  return <CheckedNames field="currentMedications" values={values} onChange={setValues} {...words} />;
}

test('a name nobody knows is told beside the field, and what was meant takes its place', async () => {
  renderWithQueries(<Medicines />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Medicines' }), 'Sertralin forte{Enter}');
  expect(await screen.findByText(/is not recognised, so nothing is checked against it/)).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Sertraline' }));
  const chips = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(chips).toEqual(['Remove Warfarin', 'Remove Sertraline']);
  await expect.poll(() => screen.queryByText(/is not recognised/)).toBeNull();
});

test('a name that was read as another is told, so that a wrong guess is seen', async () => {
  renderWithQueries(<Medicines />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Medicines' }), 'Warfrin{Enter}');
  await expect.poll(() => document.body.textContent).toContain('Warfrin is read as warfarin.');
});
