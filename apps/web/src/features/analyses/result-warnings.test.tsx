import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultWarnings } from './result-warnings.tsx';

const listUnder = (title: string) => {
  const heading = screen.queryByRole('heading', { name: title });
  return heading?.parentElement
    ? within(heading.parentElement)
        .getAllByRole('listitem')
        .map((each) => each.textContent)
    : [];
};

test('what a label lists beside its herbs is not called a warning', () => {
  const printed = ['Other ingredients: rice flour, hypromellose', 'Contains: milk', 'Not for use in pregnancy.'];
  render(<ResultWarnings monograph={null} printed={printed} isReadPoorly={false} />);

  expect(listUnder('The label warns')).toEqual(['Not for use in pregnancy.']);
  expect(listUnder('What else the label lists')).toEqual(printed.slice(0, 2));
});

test('a label that warns of nothing gets no empty list', () => {
  render(<ResultWarnings monograph={null} printed={[]} isReadPoorly={false} />);

  expect(screen.queryByRole('list')).toBeNull();
});
