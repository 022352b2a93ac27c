import type { FindingReply } from '@herbie/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findingOf, herbOf } from '../../../testing/examples.ts';
import { ExcludedList } from './excluded-list.tsx';

const age = findingOf({ of: 'hops', with: 'age', severity: 'moderate', why: 'Not studied under 12.' });
const ramipril = findingOf({ of: 'hops', with: 'ramipril', severity: 'moderate', why: 'It may add up.' });
const sertraline = findingOf({ of: 'hops', with: 'sertraline', severity: 'major', why: 'Both make sleepy.' });

function show(findings: readonly FindingReply[]): string {
  const excluded = [{ herb: herbOf({ name: 'Hops' }), for: [{ profileId: 3, findings: [...findings] }] }];
  render(<ExcludedList excluded={excluded} nameOf={() => 'Leo'} />);
  return screen.getByRole('region', { name: 'Left out' }).textContent;
}

test('that one has to ask first is said once for a person, over all reasons for it', () => {
  const text = show([age, ramipril]);

  expect(text).toContain('Ask first for Leo');
  expect(text.match(/Ask first/g)).toHaveLength(1);
  expect(text).toContain('Not studied under 12.');
  expect(text).toContain('It may add up.');
});

test('where one reason forbids it, each reason says how grave it is', () => {
  const text = show([sertraline, age]);

  expect(text).toContain('Not for Leo');
  expect(text).toContain('Avoid Sertraline:');
  expect(text).toContain('Ask first Age:');
});

test('where the other herb is told first, it is the one that is named', () => {
  const kava = findingOf({ of: 'kava', with: 'hops', severity: 'moderate', why: 'Both make sleepy.' });

  expect(show([kava])).toContain('Kava: Both make sleepy.');
});

test('people whom it does not suit for the same reasons are told together, others apart', () => {
  const against = [
    { profileId: 1, findings: [sertraline] },
    { profileId: 2, findings: [age] },
    { profileId: 3, findings: [age] },
  ];
  const names = ['', 'Ana', 'Leo', 'Mia'];
  render(
    <ExcludedList
      excluded={[{ herb: herbOf({ name: 'Hops' }), for: against }]}
      nameOf={(id) => names[id] ?? 'Somebody'}
    />,
  );

  const text = screen.getByRole('region', { name: 'Left out' }).textContent;
  expect(text).toContain('Not for Ana');
  expect(text).toContain('Ask first for Leo and Mia');
  expect(text.match(/Not studied under 12/g)).toHaveLength(1);
});
