import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { Verdict } from './verdict.tsx';

test('several findings are counted by severity before they are read, the gravest first', () => {
  render(
    <Verdict
      findings={[
        findingOf({ of: 'Ginkgo', with: 'sertraline', severity: 'moderate' }),
        findingOf({ of: 'Ginkgo', with: 'aspirin', severity: 'moderate' }),
        findingOf({ of: 'Ginkgo', with: 'warfarin', severity: 'contraindicated' }),
      ]}
    />,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 × Do not combine',
    '2 × Ask first',
  ]);
});

test.each([
  ['a single finding', [findingOf({ of: 'Ginkgo', with: 'warfarin' })]],
  ['small ones alone', ['a', 'b'].map((other) => findingOf({ of: 'Ginkgo', with: other, severity: 'minor' }))],
])('%s needs no count', (_, findings) => {
  render(<Verdict findings={findings} />);

  expect(screen.queryByRole('list')).toBeNull();
});
