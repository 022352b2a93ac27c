import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const thisWeek = 'belongs to a doctor this week';

test.each([
  'Never a headache in forty years. Now these three weeks I have one at my temples every day. Is peppermint oil on the forehead safe?',
  "I don't usually get headaches but this one won't shift, weeks now. which tea",
  'I never really had headaches, now one keeps coming for weeks. is lavender oil on the temples ok?',
])('a headache that is new late in life is seen first, and the question answered: "%s"', (asked) => {
  const { text, level } = lastOf({ age: 66 }, asked);
  expect(level).toBe('none');
  expect(text).toContain(thisWeek);
});

test.each<[number, string]>([
  [28, "I don't usually get headaches but this one won't shift, weeks now. which tea"],
  [66, 'headaches for years, doctor knows. peppermint oil ok?'],
  [66, 'never had a bad night, now most days for a month. valerian?'],
])('none of it at %d: "%s"', (age, asked) => expect(lastOf({ age }, asked).text).not.toContain(thisWeek));
