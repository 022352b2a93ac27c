import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { findingsAbout } from './findings-about.ts';
import type { SafetyCheck } from './supplements.queries.ts';

const check = {
  findings: [
    findingOf({ ruleId: 'a', severity: 'minor', of: 'valerian', with: 'chamomile' }),
    findingOf({ ruleId: 'b', severity: 'major', of: 'kava', with: 'sertraline' }),
  ],
  recognised: [
    { input: 'Valerian', kind: 'herb', id: 'valerian', name: 'Valerian' },
    { input: 'Chamomile tea', kind: 'herb', id: 'chamomile', name: 'Chamomile' },
  ],
  unrecognised: ['Xyzzy blend'],
  coverage: { herbs: 1, medicines: 1, rules: 1, version: '1' },
} satisfies SafetyCheck;

test('a finding between two supplements is told of both', () => {
  for (const name of ['Valerian', 'Chamomile tea'])
    expect(findingsAbout({ name, findings: [] }, check).map(({ ruleId }) => ruleId)).toEqual(['a']);
});

test('what is known of a supplement alone stays, the most serious first and none twice', () => {
  const alone = [
    findingOf({ ruleId: 'c', severity: 'major', of: 'valerian', with: 'lorazepam' }),
    findingOf({ ruleId: 'a', severity: 'minor', of: 'valerian', with: 'chamomile' }),
  ];

  expect(findingsAbout({ name: 'Valerian', findings: alone }, check).map(({ ruleId }) => ruleId)).toEqual(['c', 'a']);
});

test('while the check is missing, what is known already is not hidden', () => {
  const alone = [findingOf({ ruleId: 'c', severity: 'major', of: 'valerian', with: 'lorazepam' })];

  expect(findingsAbout({ name: 'Valerian', findings: alone }, undefined)).toEqual(alone);
});
