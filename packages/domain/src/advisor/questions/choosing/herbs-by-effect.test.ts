import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

test.each([
  ['which herbs thin the blood?', /slow clotting\b.*\bginkgo/],
  ['list of herbs that thin the blood', /slow clotting\b.*\bginkgo/],
  ['blood thinning herbs', /slow clotting\b.*\bginkgo/],
  ['herbs that raise blood pressure', /raise blood pressure: licorice\b/],
  ['teas that make you sleepy', /make drowsy\b.*\bvalerian/],
  ['herbs bad for the liver', /harm the liver: kava/],
])('"%s" is answered with those known for it', (question, says) =>
  expect(lastOf(healthyAdult, question).text).toMatch(says),
);

test('whoever takes a blood thinner is told which of them to leave out', () => {
  const { findings, text } = lastOf(
    { ...healthyAdult, currentMedications: 'warfarin' },
    'list of herbs that thin the blood',
  );
  expect(text).toMatch(/leave out ginkgo/);
  expect(findings.map(({ subject }) => subject.id)).toContain('ginkgo');
});

test.each(['herbs that help with sleep', 'herbs that support the liver', 'teas for high blood pressure'])(
  '"%s" wishes for what helps',
  (question) => expect(lastOf(healthyAdult, question).offered).not.toEqual([]),
);

test('"I take metformin. Any herbs I should avoid?" asks of all that is taken, and not of the one named', () => {
  const both = lastOf(
    { ...healthyAdult, currentMedications: 'warfarin' },
    'I take metformin. Any herbs I should avoid?',
  );
  expect(both.text).toMatch(/Warfarin: /);
  expect(both.text).toMatch(/Metformin: /);
  const one = lastOf({ ...healthyAdult, currentMedications: 'warfarin' }, 'what should I avoid with metformin?');
  expect(one.text).toContain('For warfarin ask me what to avoid as well.');
});
