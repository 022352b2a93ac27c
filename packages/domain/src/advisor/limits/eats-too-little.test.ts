import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const girl = { age: 17, gender: 'female' };

describe('a young one who has hardly eaten', () => {
  test.each(['only 2 bags. i havent really eaten since yesterday tho', 'ive not eaten all day'])(
    'is met kindly, and no slimming herb is offered: "%s"',
    (told) => {
      const { text, offered } = lastOf(girl, 'senna tea every day for losing weight is it bad', told);
      expect(text).toContain('Your body is still growing');
      expect(offered).toEqual([]);
    },
  );

  test('a grown man who fasted for a blood test is not', () =>
    expect(
      lastOf({ age: 45, gender: 'male' }, 'ive not eaten since last night for a blood test, ginger tea ok?').text,
    ).not.toContain('eating disorder'));
});

test.each(['he hardly eats on the meds, what helps?', 'no appetite on concerta, any herb?'])(
  'what a medicine takes away is no holding back: "%s"',
  (asked) => {
    const { text } = lastOf({ age: 10, currentMedications: 'methylphenidate' }, asked);
    expect(text).not.toContain('Your body is still growing');
    expect(text).toContain('often take away appetite and sleep');
  },
);

test.each([
  ['mum, 84, has a poor appetite and her skirts are falling down since may. gentian?', true],
  ['dad hardly eats, his jeans hang off him now, are bitters ok?', true],
  ['my trousers keep sliding down since the gym and the diet, bitters for appetite?', false],
])('clothes that hang off one tell of weight: "%s"', (asked, isSeen) =>
  expect(
    lastOf({ age: 55 }, asked).text.includes('Weight that goes without trying') ||
      lastOf({ age: 55 }, asked).level === 'urgent',
  ).toBe(isSeen),
);
