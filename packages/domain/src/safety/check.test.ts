import { expect, test } from 'vitest';
import { checkSafety } from './check.ts';

const medicinesMet = (...items: string[]) =>
  checkSafety({ person: null, items }).findings.flatMap(({ kind, with: { id } }) => (kind === 'medicine' ? [id] : []));

test('what another person takes is not taken by the one who goes on about himself', () => {
  expect(medicinesMet('my husband takes warfarin, I take ginkgo')).toEqual([]);
  expect(medicinesMet('my mother is on lithium but I take psyllium')).toEqual([]);
});

test('whoever asks for another, or takes it as well, is still warned', () => {
  expect(medicinesMet('my husband takes warfarin and wants to try ginkgo')).toContain('warfarin');
  expect(medicinesMet('I take warfarin and my husband gave me ginkgo')).toContain('warfarin');
  expect(medicinesMet('my wife and I take warfarin and I take ginkgo')).toContain('warfarin');
});

test('the same remedy under two names is told', () => {
  const [finding] = checkSafety({ person: null, items: ['turmeric capsules', 'curcumin'] }).findings;
  expect(finding).toMatchObject({ kind: 'supplement', severity: 'minor', subject: { id: 'turmeric' } });
  expect(checkSafety({ person: null, items: ['turmeric in curry', 'curcumin'] }).findings).toEqual([]);
});

test.each(['apixaban', 'Xarelto', 'enoxaparin'])(
  'turmeric tea beside %s is told as well, and gentler than capsules',
  (thinner) => {
    const gravest = (herb: string) => checkSafety({ person: null, items: [herb, thinner] }).findings[0]?.severity;
    expect(gravest('turmeric tea')).toBe('minor');
    expect(gravest('turmeric capsules')).toBe('moderate');
  },
);

test('what is rinsed off is no matter of an illness, what stays on the scalp is', () => {
  const against = (item: string) =>
    checkSafety({
      person: { age: 40, gender: null, currentMedications: null, allergies: null, healthConcerns: 'epilepsy' },
      items: [item],
    }).findings.map(({ severity }) => severity);
  expect(against('rosemary soap')).toEqual([]);
  expect(against('shampoo with rosemary')).toEqual([]);
  expect(against('rosemary scalp oil')).toEqual(['moderate']);
});
