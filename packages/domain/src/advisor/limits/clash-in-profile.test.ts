import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('what the profile holds beside a medicine or an illness is told, whatever is asked', () => {
  test.each([
    [
      {
        age: 69,
        currentMedications: 'aspirin 75 mg, odourless garlic capsules, ginkgo 120 mg',
        healthConcerns: 'had a TIA',
      },
      "Sleep's been patchy. Something mild of an evening?",
      /taken does not all go together[^]*garlic and aspirin/,
    ],
    [
      {
        age: 35,
        currentMedications: 'carbimazole 20 mg, sea kelp tablets',
        healthConcerns: 'overactive thyroid (Graves)',
      },
      'jittery and on edge all the time, something to calm the nerves pls. not pregnant',
      /taken does not all go together[^]*iodine \/ kelp with overactive thyroid/,
    ],
  ])('%o: "%s"', (asker, asked, told) => expect(lastOf(asker, asked).text).toMatch(told));

  test('once, and not where nothing clashes', () => {
    const onAspirin = { age: 69, currentMedications: 'aspirin 75 mg, ginkgo 120 mg' };
    expect(lastOf(onAspirin, 'something for sleep?', 'and for a cough?').text).not.toContain(
      'does not all go together',
    );
    const calm = { age: 69, currentMedications: 'paracetamol, chamomile tea' };
    expect(lastOf(calm, 'something for a cough?').text).not.toContain('does not all go together');
  });
});
