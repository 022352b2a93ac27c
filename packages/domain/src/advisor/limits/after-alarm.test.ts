import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const answerTo = (...questions: readonly string[]) => lastOf({}, ...questions);

test.each([
  ['my chest is crushing and my arm hurts', 'can I just take hawthorn?'],
  ['I took 30 paracetamol', 'i feel fine now, can i have milk thistle'],
  ['my son ate yew berries', 'he looks ok, chamomile?'],
])('after "%s" the herb of the next question waits: "%s"', (alarm, next) => {
  const answer = answerTo(alarm, next);
  expect(answer.level).toBe('emergency');
  expect(answer.recommended).toEqual([]);
  expect(answer.products).toEqual([]);
});

test('whoever wishes to die is not sold a tea for the night', () => {
  const answer = answerTo('I want to die', 'just give me a tea to sleep');
  expect(answer.text).toContain('988');
  expect(answer.products).toEqual([]);
});

test.each([
  ['my dad had a stroke', 'ten years ago. can he have ginger tea?'],
  ['he collapsed', 'in the film I mean. what tea for a movie night'],
  ['my son ate foxglove', 'the doctor checked him and he is home again. chamomile for him?'],
])('what is taken back or was helped is over: "%s", "%s"', (alarm, next) => {
  expect(answerTo(alarm, next).level).toBe('none');
});

test('an emergency that was told twice over is recalled in a line, and the talk goes on', () => {
  const answer = answerTo('my chest is crushing and my arm hurts', 'which tea?', 'ginger?', 'please, ginger?');
  expect(answer.level).toBe('none');
  expect(answer.blocks[0]).toContain('If you have not had help yet');
  expect(answer.products).toEqual([]);
});
