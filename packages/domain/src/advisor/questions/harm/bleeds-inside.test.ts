import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const thinned = { age: 72, currentMedications: 'Apixaban 5 mg twice daily', healthConcerns: 'Atrial fibrillation' };

test.each([
  ['brother swears by ginkgo for memory', "isn't that only a problem if I cut myself?"],
  ['garlic pills ok?', 'that only matters if I have an injury right?'],
  ['can I have turmeric capsules', 'surely only dangerous when you have a wound'],
  ['ginkgo for my memory?', 'is it just a risk for people who fall or bleed a lot?'],
  ['is ginkgo ok', 'so its fine as long as i dont cut myself'],
  ['is ginkgo ok', 'only a problem if I had an accident, no?'],
])('bleeding happens inside, without a cut: "%s", "%s"', (first, then) => {
  const { text, findings, level } = lastOf(thinned, first, then);

  expect(text).toMatch(/^No\. A cut is the smaller worry[^]*inside, in the brain[^]*Black or bloody stools/);
  expect(text).toContain('Do not stop apixaban');
  expect(findings.length).toBeGreaterThan(0);
  expect(level).toBe('none');
});

test('without a word of bleeding before, nothing is corrected', () =>
  expect(lastOf({ age: 30 }, 'is honey ok?', 'is it only good if I cut myself?').text).not.toContain('smaller worry'));
