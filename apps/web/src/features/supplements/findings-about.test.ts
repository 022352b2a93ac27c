import type { FindingReply } from '@herbie/contract';
import { expect, test } from 'vitest';
import { findingsAbout, isUnknown } from './findings-about.ts';
import type { SafetyCheck } from './supplements.queries.ts';

const finding = (ruleId: string, severity: FindingReply['severity'], subject: string, other: string): FindingReply => ({
  ruleId,
  severity,
  kind: 'supplement',
  subject: { kind: 'herb', id: subject, name: subject },
  with: { kind: 'herb', id: other, name: other, text: other },
  why: '',
  advice: '',
  evidence: 'moderate',
  sources: [],
});
const check = {
  findings: [finding('a', 'minor', 'valerian', 'chamomile'), finding('b', 'major', 'kava', 'sertraline')],
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
  const alone = [finding('c', 'major', 'valerian', 'lorazepam'), finding('a', 'minor', 'valerian', 'chamomile')];

  expect(findingsAbout({ name: 'Valerian', findings: alone }, check).map(({ ruleId }) => ruleId)).toEqual(['c', 'a']);
});

test('while the check is missing, what is known already is not hidden', () => {
  const alone = [finding('c', 'major', 'valerian', 'lorazepam')];

  expect(findingsAbout({ name: 'Valerian', findings: alone }, undefined)).toEqual(alone);
});

test('a name nobody recognised was not checked', () => {
  expect(isUnknown({ name: 'Xyzzy blend' }, check)).toBe(true);
  expect(isUnknown({ name: 'Valerian' }, check)).toBe(false);
});
