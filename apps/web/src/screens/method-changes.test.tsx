import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MethodChanges } from './method-changes.tsx';

const nothing = {
  herbsAdded: 0,
  monographsAdded: 0,
  medicinesAdded: 0,
  sourcesRead: 0,
  warningsAdded: 0,
  warningsRemoved: 0,
  warningsRaised: 0,
  warningsLowered: 0,
};

test('tells of each day only what changed', () => {
  const { container } = render(
    <MethodChanges
      changes={[
        { ...nothing, on: '2026-11-30', warningsRaised: 1, warningsLowered: 12 },
        { ...nothing, on: '2026-11-24', medicinesAdded: 1212 },
      ]}
    />,
  );

  const days = [...container.querySelectorAll('li')].map((each) => each.textContent);
  expect(days).toEqual([
    '30 Nov 2026: 1 warning made more serious, 12 warnings made less serious.',
    '24 Nov 2026: 1,212 new medicines.',
  ]);
});

test('says nothing where no change is on record', () => {
  expect(render(<MethodChanges changes={[]} />).container.textContent).toBe('');
});
