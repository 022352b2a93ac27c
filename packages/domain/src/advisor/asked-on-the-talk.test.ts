import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

describe('a short follow-up asks what it says', () => {
  test('how long it takes to work is no question of how long it suits a child', () =>
    expect(
      lastOf({ age: 38 }, 'my daughter is 7 and coughs at night, what helps?', 'how long would that take to work?')
        .text,
    ).toMatch(/one to three nights/));

  test('tea beside iron: the hours between', () =>
    expect(
      lastOf({ age: 52, gender: 'female' }, 'how do I take iron tablets?', 'is a mug of tea alright with them?').text,
    ).toMatch(/tea and iron.*2 hours between/i));

  test('the hours, asked again', () =>
    expect(
      lastOf(
        { age: 52, gender: 'female', currentMedications: 'levothyroxine' },
        'can I take iron?',
        'how many hours then?',
      ).text,
    ).toMatch(/at least 4 hours/));

  test('what mother must not take may suit me', () => {
    const { text } = lastOf(
      { age: 45, gender: 'male' },
      'are garlic tablets good for cholesterol?',
      'my mother takes warfarin, may she have them?',
      'and for me, I am on nothing, is it fine?',
    );
    expect(text).toMatch(/no warning for garlic for you/);
  });

  test.each(['so am I not allowed my curry anymore?', "can't I even have a curry now?"])(
    'a dish stays on the table: "%s"',
    (asked) =>
      expect(
        lastOf({ age: 70, currentMedications: 'rivaroxaban' }, 'turmeric capsules for my knees?', asked).text,
      ).toMatch(/food amounts I know of nothing against turmeric/),
  );
});
