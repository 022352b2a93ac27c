import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { sortFindings } from './findings-of-label.ts';

const valerian = { input: 'Valerian', kind: 'herb', id: 'valerian', name: 'Valerian' } as const;

test('what is known of other things that a person takes is told apart from what speaks against the label', () => {
  const own = findingOf({ of: 'valerian', with: 'diazepam' });
  const mixed = findingOf({ of: 'kava', with: 'valerian' });
  const allergy = findingOf({ of: 'this-product', with: 'milk' });
  const other = findingOf({ of: 'ginkgo', with: 'warfarin' });

  const sorted = sortFindings({ recognised: [valerian], findings: [other, own, mixed, allergy] });

  expect(sorted).toEqual({ ofLabel: [own, mixed, allergy], ofOthers: [other] });
});

test('where nothing was recognised every finding stays in sight', () => {
  const finding = findingOf({ of: 'ginkgo', with: 'warfarin' });

  expect(sortFindings({ recognised: [], findings: [finding] })).toEqual({ ofLabel: [finding], ofOthers: [] });
});
