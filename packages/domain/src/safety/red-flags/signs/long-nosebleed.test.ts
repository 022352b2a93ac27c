import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onThinner = { age: 77, gender: 'male', currentMedications: 'apixaban, bisoprolol', healthConcerns: 'afib' };

test.each([
  'my nose has been bleeding since we had lunch and it is getting on for four o’clock now, I have gone through most of a box of tissues. Is there a herb to stop that?',
  'nosebleed since breakfast and it is past noon, used a whole roll of kitchen paper',
  'blood is dripping from my nose and has been all afternoon. what tea helps?',
  'my nose started bleeding at breakfast and it is lunch time now',
  'nose still dripping blood, started this morning',
  'my nose won’t stop bleeding',
])('hours of it on a blood thinner are an emergency, with first aid: "%s"', (told) => {
  const { level, text } = lastOf(onThinner, told);
  expect(level).toBe('emergency');
  expect(text).toMatch(/beside apixaban is an emergency[^]*lean forward and pinch[^]*stop no medicine on your own/);
});

test('hours of it are one for everybody', () =>
  expect(lastOf({ age: 40 }, 'my nose has been bleeding since lunch, it is four now').level).toBe('emergency'));

test('also of somebody who is told of', () =>
  expect(lastOf({ age: 60 }, 'my husband’s nose has bled all evening, he takes xarelto').level).toBe('emergency'));

test.each([
  'I had a nosebleed this morning, it stopped after five minutes',
  'my nose is runny since this morning and my blood pressure is fine',
  'my nose bleeds a bit when I blow it',
  'my nose has been running all day',
  'I get a nosebleed now and then, only a drop',
])('a short one, or a cold, is none: "%s"', (told) => expect(lastOf(onThinner, told).level).not.toBe('emergency'));
