import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const withGout = {
  age: 71,
  currentMedications: 'allopurinol, hydrochlorothiazide, lisinopril',
  healthConcerns: 'gout, kidneys stage 3b',
};

test.each([
  'So of the lot what would you keep',
  'which of all these should I leave off',
  'and which ones can stay?',
  'what do I keep then and what do I bin',
  'which of them would you drop',
])('a whole lot is sorted: "%s"', (asked) => {
  const { text } = lastOf(withGout, 'is cherry juice any use', 'and juniper and horsetail drops?', 'And noni', asked);
  expect(text).toContain('Of all that was named');
  for (const line of ['Leave out noni', 'Leave out juniper', 'Leave out horsetail', 'Ask first about tart cherry'])
    expect(text).toContain(line);
});
