import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const known = 'clopidogrel 75, ginkgo, fish oil';

describe('what of the known supplements goes before an operation', () => {
  test.each([
    'I have my hip replaced in 3 weeks. what has to go and when',
    'operation in 2 weeks, what do I leave out?',
    'they take my gallbladder out on friday. which ones must go?',
    'surgery on my knee next month. which of these do I stop and when',
    'cataract op in 10 days, anything I need to come off?',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf({ age: 74, gender: 'female', currentMedications: known }, asked);
    expect(text).toContain('ginkgo and Omega-3 fish oil');
    expect(text).toContain('two weeks before');
    expect(text).not.toContain('you ask:');
    expect(offered).toEqual([]);
  });

  test('of whoever the profile is of', () =>
    expect(
      lastOf(
        {
          name: 'Rosa',
          age: 74,
          gender: 'female',
          currentMedications: 'clopidogrel 75',
          healthConcerns: 'takes ginkgo, fish oil, turmeric, magnesium on her own',
        },
        'my mum Rosa has her hip replaced on the 14th, 3 weeks from now (its all in her profile). what has to go and when',
      ).text,
    ).toContain('I know of ginkgo, Omega-3 fish oil, turmeric and magnesium'));
});
