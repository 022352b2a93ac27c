import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';

describe('what clinicians write in short', () => {
  test.each([
    ['29F G1P0 38/40 asking re castor oil', 'castor oil in pregnancy'],
    ['35F, 12/40, ginkgo ok?', 'ginkgo in pregnancy'],
    ['THR in 10/7. ginkgo, stop when?', 'before an operation'],
    ['TKR next week, on garlic caps', 'before an operation'],
  ])('%s: %s', (question, told) => {
    const { level, text } = lastOf(healthyAdult, question);
    expect(level).toBe('none');
    expect(text).toContain(told);
    expect(text).not.toContain('THR mark');
  });

  test('weeks of a cough are heard as weeks', () =>
    expect(findRedFlag('cough for 6/52, what tea')?.level).toBe('urgent'));

  test.each([
    'I scored 30/40 on my test, what helps focus?',
    '24/7 stress, what helps?',
    'what does THR on the box mean?',
  ])('and what is none is not read so: "%s"', (question) =>
    expect(lastOf(healthyAdult, question).text).not.toMatch(/pregnan\w+ (?:now|and|or age)|replacement|24 days/),
  );
});
