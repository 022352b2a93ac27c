import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import '../../styles/app.css';
import { TextField } from '../../ui/field.tsx';
import { ChipsInput } from './chips-input.tsx';

beforeEach(() => {
  globalThis.fetch = async () =>
    Response.json({ matches: [{ kind: 'medicine', id: 'x', name: 'Sertraline', score: 0.8 }] });
  renderWithQueries(<Medicines />);
});

function Medicines() {
  const [values, setValues] = useState<readonly string[]>(['Warfarin']);
  return <ChipsInput label="Medicines" hint="One at a time" values={values} onChange={setValues} usual={[]} />;
}

const field = () => screen.getByRole('combobox', { name: 'Medicines' });
const suggested = () => [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
const chips = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label')?.slice(7));

test('Enter, a comma and leaving the field each make a chip of what was typed', async () => {
  await userEvent.type(field(), 'Zoloft 50 mg{Enter}');
  await userEvent.type(field(), 'Metformin,');
  await userEvent.type(field(), 'Ramipril');
  await userEvent.tab();
  expect(chips()).toEqual(['Warfarin', 'Zoloft 50 mg', 'Metformin', 'Ramipril']);
});

test('a pasted list becomes one chip for each name, and no name stands twice', async () => {
  await userEvent.fill(field(), 'Digoxin, Warfarin,, Digoxin , Furosemide,');
  expect(chips()).toEqual(['Warfarin', 'Digoxin', 'Furosemide']);
});

test('an amount with a comma in it stays with its name', async () => {
  await userEvent.type(field(), 'Levothyroxine 0,1 mg, Vitamin D 1,000 IU,Vitamin B12,Zinc{Enter}');
  expect(chips()).toEqual(['Warfarin', 'Levothyroxine 0,1 mg', 'Vitamin D 1,000 IU', 'Vitamin B12', 'Zinc']);
});

test('a chip is taken away by its button or by Backspace in the empty field', async () => {
  await userEvent.type(field(), 'Zoloft{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Warfarin' }));
  expect(chips()).toEqual(['Zoloft']);
  await userEvent.type(field(), '{Backspace}');
  expect(chips()).toEqual([]);
});

test('names of the knowledge base are offered while one types', async () => {
  await userEvent.type(field(), 'sertr');
  await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Sertraline');
});

test('a slow answer to the first letters does not take the place of what was found for the whole word', async () => {
  const late = Promise.withResolvers<Response>();
  const found = (name: string) => Response.json({ matches: [{ kind: 'medicine', id: name, name, score: 1 }] });
  globalThis.fetch = async (input) => (String(input).endsWith('q=met') ? late.promise : found('Metformin'));

  await userEvent.type(field(), 'metf');
  await expect.poll(suggested).toEqual(['Metformin']);
  late.resolve(found('Methotrexate'));
  await new Promise((done) => setTimeout(done, 50));

  expect(suggested()).toEqual(['Metformin']);
});

test('its ring of focus is that of every other field, not one that looks like a warning', async () => {
  render(<TextField label="Name" />);
  await userEvent.click(screen.getByLabelText('Name'));
  const ring = getComputedStyle(screen.getByLabelText('Name')).outlineColor;

  await userEvent.click(field());

  const box = field().closest('div.rounded-xl');
  expect(box && getComputedStyle(box).outlineColor).toBe(ring);
});
