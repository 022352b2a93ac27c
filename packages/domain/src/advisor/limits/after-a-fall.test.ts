import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const knees = 'my knees hurt, what helps?';

describe('a fall told in passing comes before any herb', () => {
  test.each([
    [{ age: 78 }, knees, 'I fell yesterday', 'none', /^Let a doctor know of the fall/],
    [
      { age: 78, currentMedications: 'apixaban' },
      knees,
      'I fell yesterday',
      'urgent',
      /^A fall or a hard knock beside apixaban/,
    ],
    [{ age: 44 }, 'mum is 78 and her knees hurt, what helps?', 'she had a fall', 'none', /^Let a doctor know/],
  ])('%j: "%s", "%s"', (person, first, told, level, says) => {
    const answer = lastOf(person, first, told);
    expect(answer.level).toBe(level);
    expect(answer.text).toMatch(says);
    expect(answer.text).toMatch(/knock (?:on|to) the head/);
  });

  test.each(['I fell asleep late', 'he fell in love'])('"%s" is none', (told) =>
    expect(lastOf({ age: 78, currentMedications: 'apixaban' }, knees, told).text).not.toContain('knock on the head'),
  );
});
