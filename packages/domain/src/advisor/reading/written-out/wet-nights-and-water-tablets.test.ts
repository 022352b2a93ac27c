import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('a night in sweat is told in many words', () => {
  test.each([
    'I wake up drenched at 3am. is sage any good for that?',
    'woke soaked through again, is sage any good for it',
    'my nightie is wringing wet by four. does sage help with that?',
  ])('"%s"', (asked) =>
    expect(lastOf({ age: 48, gender: 'female', currentMedications: 'none' }, asked).text).toMatch(
      /Sage[^]*Menopause[^]*hot flashes/,
    ),
  );

  test('a wet bed of a child is none', () =>
    expect(lastOf({ age: 36 }, 'the sheets are soaked, my son wets the bed. what helps').text).not.toContain(
      'hot flash',
    ));
});

describe('water tablets of herbs are no prescribed water pill', () => {
  test.each(['are dandelion water pills ok with my lithium', 'dandelion and juniper water tablets, ok?'])(
    '"%s"',
    (asked) => {
      const { text, findings } = lastOf({ age: 26, gender: 'male', currentMedications: 'lithium' }, asked);
      expect(findings.map(({ with: other }) => other.name)).not.toContain('water pill');
      expect(text).toContain('dandelion and lithium');
    },
  );

  test('those that are taken still count', () =>
    expect(
      lastOf({ age: 66, currentMedications: 'water tablets' }, 'is juniper ok').findings.map(
        ({ with: other }) => other.name,
      ),
    ).toContain('water pill'));
});
