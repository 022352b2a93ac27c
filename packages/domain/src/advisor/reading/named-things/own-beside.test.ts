import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('what is taken by the profile stands beside what is asked about', () => {
  const pregnant = {
    age: 31,
    gender: 'female',
    currentMedications: 'prenatal vitamins, iron',
    healthConcerns: 'pregnant 9 weeks, nausea',
  };

  test('and is not checked against itself and all the rest', () => {
    const { text, findings } = lastOf(
      pregnant,
      'ginger for nausea?',
      'and does the ginger go with my iron tablet or apart?',
    );
    expect(findings.map(({ subject }) => subject.id)).not.toContain('iron');
    expect(text).toContain('ginger');
    expect(text).not.toContain('I know of no medicine');
  });

  test.each([
    ['is green tea ok near my iron tablet', 'green tea and iron'],
    ['can I take magnesium with my iron tablet?', 'iron and magnesium'],
  ])('and what is known of the pair is told: "%s"', (asked, pair) =>
    expect(lastOf({ age: 31, gender: 'female', currentMedications: 'iron' }, asked).text).toContain(pair),
  );
});
