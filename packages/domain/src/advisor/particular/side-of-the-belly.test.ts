import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const upset = 'my stomach is upset after eating, what helps?';

describe('pain on one side of the belly is for a doctor first', () => {
  test.each(['pain on the right side', 'it hurts low on the right', 'tummy pain on the right side, which tea?'])(
    '"%s"',
    (told) => {
      const { text, offered } = lastOf({ age: 38 }, upset, told);

      expect(offered).toEqual([]);
      expect(text).toContain('have a doctor look today');
    },
  );

  test.each(['my stomach hurts a bit, which tea?', 'my left knee hurts on the inner side'])(
    'other pain is not: "%s"',
    (told) => expect(lastOf({ age: 38 }, told).text).not.toContain('one side of the belly'),
  );
});

test('"I feel empty" tells of a low mood', () => {
  expect(lastOf({ age: 38 }, 'stressed at work, what helps?', 'I feel empty').text).toContain('low mood');
});

test('coffee in a talk of weight is no water tablet', () => {
  expect(lastOf({ age: 38 }, 'something herbal for losing a few kilos?', 'what about coffee').text).not.toContain(
    'water, not fat',
  );
});
