import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const withStent = { age: 68, currentMedications: 'clopidogrel 75, ramipril', healthConcerns: 'stent 2020' };

describe('what keeps clots away is stopped by nobody alone, and without it no withdrawal is told of', () => {
  test.each([
    "And the clopidogrel, my mate stopped his a week before so I'll do the same, aye?",
    "my neighbour quit his plavix ten days before the dentist, I'll do likewise with my clopidogrel",
    'the wife stopped her clopidogrel two weeks before hers, shall I stop mine too?',
  ])('before it is done: "%s"', (asked) => {
    const { text, level } = lastOf(withStent, 'Getting the new knee on the 14th. ginkgo ok?', asked);

    expect(level).toBe('none');
    expect(text).toMatch(/Please keep taking clopidogrel/);
    expect(text).not.toMatch(/withdrawal/i);
  });

  test.each(['I stopped my clopidogrel a week ago because of bruises', 'ran out of clopidogrel four days ago'])(
    'once it is left out: "%s"',
    (told) => {
      const { text, level } = lastOf(withStent, told);

      expect(level).toBe('urgent');
      expect(text).toMatch(/a stent can close/);
      expect(text).not.toMatch(/seizures/);
    },
  );

  test('and of what does bring withdrawal it is told', () => {
    expect(lastOf({ age: 50 }, 'I stopped my diazepam and clopidogrel a week ago and shake').text).toMatch(
      /withdrawal/i,
    );
  });
});

test('what only sounded grave and was answered as a question is no alarm one message later', () => {
  const heart = { age: 72, currentMedications: 'digoxin, furosemide', healthConcerns: 'heart failure' };
  const { level, findings } = lastOf(
    heart,
    'In Ramadan I drink liquorice root every evening big glass. Is it healthy?',
    'Ok I stop. hawthorn, my neighbour says very good for heart. With my pills together?',
    'Also since 4 days I can not go to toilet. Senna is good?',
  );

  expect(level).toBe('none');
  expect(findings.some(({ subject, with: other }) => subject.id === 'senna' && other.id === 'digoxin')).toBe(true);
});
