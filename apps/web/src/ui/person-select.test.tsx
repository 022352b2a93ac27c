import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PersonSelect } from './person-select.tsx';

const family = [
  { id: 1, name: 'Maria', age: 34 },
  { id: 2, name: 'Anna', age: 6 },
  { id: 3, name: 'Anna', age: 71 },
];

test('two people of one name are told apart by their age', () => {
  render(<PersonSelect label="For" people={family} value={1} onChange={() => undefined} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Maria', 'Anna, 6', 'Anna, 71']);
});

test('choosing hands over the person, and nobody where that is offered', async () => {
  const chosen: (number | null)[] = [];
  render(
    <PersonSelect
      label="For"
      people={family}
      value={1}
      onChange={(id) => chosen.push(id)}
      nobody={{ name: 'Nobody', onChoose: () => chosen.push(null) }}
      isCompact
    />,
  );

  await userEvent.selectOptions(screen.getByLabelText('For'), '3');
  await userEvent.selectOptions(screen.getByLabelText('For'), 'Nobody');
  expect(chosen).toEqual([3, null]);
});

test('a name that is read from the right begins at the right', () => {
  const people = [...family, { id: 4, name: 'ليلى بنت عبد الرحمن', age: 31 }];
  const { rerender } = render(<PersonSelect label="For" people={people} value={4} onChange={() => {}} isCompact />);
  expect(screen.getByLabelText('For')).toHaveAttribute('dir', 'rtl');

  rerender(<PersonSelect label="For" people={people} value={1} onChange={() => {}} isCompact />);
  expect(screen.getByLabelText('For')).not.toHaveAttribute('dir');
});
