import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('an answer about the form or the making passes no clash over', () => {
  test.each([
    ['warfarin', 'can I crush ginkgo tablets into yoghurt?', 'ginkgo', 'warfarin'],
    ['apixaban', 'turmeric powder or capsules, which is stronger?', 'turmeric', 'apixaban'],
    ['sertraline', 'saffron: capsules or threads in milk?', 'saffron', 'sertraline'],
    ['omeprazole', 'may I open peppermint oil capsules?', 'peppermint-oil', 'omeprazole'],
  ])('%s: "%s"', (currentMedications, asked, herb, medicine) =>
    expect(
      lastOf({ age: 60, currentMedications }, asked).findings.some(
        ({ subject, with: other }) => subject.id === herb && other.id === medicine,
      ),
    ).toBe(true),
  );

  test.each([
    ['a spoon of turmeric in my curry, ok?', 'apixaban'],
    ['can I crush ginkgo tablets into yoghurt?', 'none'],
  ])('nothing is added where nobody takes it, or nothing clashes: "%s" (%s)', (asked, currentMedications) =>
    expect(lastOf({ age: 60, currentMedications }, asked).findings).toEqual([]),
  );
});
