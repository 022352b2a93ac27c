import { expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../testing/talk.ts';

const expecting: Asker = { age: 31, gender: 'female', healthConcerns: '6 weeks pregnant' };
const epileptic: Asker = { age: 38, gender: 'female', healthConcerns: 'epilepsy' };
const dry: Asker = { age: 45, gender: 'male', healthConcerns: 'alcoholic, 3 weeks dry' };

test.each<[Asker, string]>([
  [expecting, 'cramping and spotting a bit, what tea'],
  [expecting, 'i have cramps and some bleeding'],
  [expecting, 'pink discharge since last night'],
  [expecting, 'a bit of spotting today'],
  [epileptic, 'had two fits in a row this morning didnt wake up between, ok now'],
  [epileptic, 'three fits in my sleep last night'],
  [dry, 'i dont sleep and everything crawls on the wall'],
  [dry, "i see spiders that aren't there"],
])('needs help first: %o "%s"', (asker, message) => expect(lastOf(asker, message).level).toBe('emergency'));

test.each<[Asker, string]>([
  [expecting, 'my gums are bleeding a bit'],
  [expecting, 'is raspberry leaf ok, no bleeding or anything'],
  [epileptic, 'does it fit in my diet'],
  [dry, 'ivy crawls on the wall of our house'],
])('does not: %o "%s"', (asker, message) => expect(lastOf(asker, message).level).not.toBe('emergency'));

test('what somebody reacted to is noted, and is no complaint', () => {
  const { text } = lastOf(
    { age: 55, gender: 'female' },
    'what is good for joints',
    'i reacted to chamomile tea once, itchy mouth',
  );
  expect(text).toContain('allergic to');
  expect(text).not.toContain('for the skin');
});

test.each(['even 2 or 3', 'only a few on sundays'])('a little of what is forbidden: "%s"', (question) =>
  expect(lastOf({ age: 67, healthConcerns: 'high blood pressure' }, 'is licorice candy ok', question).text).toContain(
    'not even a little',
  ),
);
