import { expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

test.each([
  ['ragweed', 'bloated and gassy after meals. what tea is good'],
  ['ragweed', 'what helps against wind and a full belly'],
  ['daisies', 'herbs for digestion?'],
])('with an allergy to %s the chamomile of every kitchen is told to be left out: "%s"', (allergies, asked) =>
  expect(lastOf({ age: 33, allergies }, asked).text).toMatch(/Left out[^.]*chamomile/),
);

test.each([['atorvastatin'], ['simvastatin'], ['rosuvastatin']])(
  'beside %s red yeast rice is named as not to be added',
  (currentMedications) => {
    const { text, offered } = lastOf({ age: 60, currentMedications }, 'what herb brings cholesterol down?');
    expect(text).toMatch(/Not for you[^]*Red yeast rice/);
    expect(offered).toContain('psyllium');
  },
);

test('water tablets of herbs are not for kidneys or a heart that are ill, and the tablet stays', () => {
  const asked = 'my ankles swell. I would like a natural water tablet instead of more pills';
  const ofKidneys = lastOf(
    { age: 72, currentMedications: 'furosemide', healthConcerns: 'kidney disease stage 4' },
    asked,
  );
  expect(ofKidneys.text).toContain('With kidney disease');
  expect(ofKidneys.text).toContain('Go on with furosemide');
  expect(lastOf({ age: 72, healthConcerns: 'heart failure' }, asked).text).toContain('With heart failure');
  expect(lastOf({ age: 52 }, asked).text).not.toContain('are not for you');
});
