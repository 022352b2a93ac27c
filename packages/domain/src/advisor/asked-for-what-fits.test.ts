import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('what does not clash is asked for as an idea, and told as what it is checked against', () => {
  test.each([
    ['my knees hurt, what can i take that wont mess with my warfarin?', /warfarin/],
    ["i sleep badly, is there anything that doesn't interact with my lithium?", /lithium/],
    ['bloated all day. which tea that will not clash with my tacrolimus?', /tacrolimus/],
  ])('%s', (question, medicine) => {
    const { text, offered, findings } = lastOf({ age: 50, gender: 'male' }, question);
    expect(text).toMatch(medicine);
    expect(offered.length).toBeGreaterThan(0);
    expect(
      findings.filter(({ subject }) => offered.includes(subject.id)).every(({ severity }) => severity === 'minor'),
    ).toBe(true);
  });
});

test.each(['what herbs help to get pregnant', 'any tea to fall pregnant faster?', 'vitamins for getting pregnant'])(
  'a wish for a child is understood: %s',
  (question) => {
    const { text, offered } = lastOf({ ...healthyAdult, gender: 'female', age: 33 }, question);
    expect(text).toMatch(/folic acid every day/);
    expect(offered).not.toContain('chasteberry');
  },
);

test('a study of migraine is told of to who asks for a headache', () => {
  expect(lastOf(healthyAdult, 'headaches a lot, feverfew?').text).toMatch(/Migraine pain/);
});
