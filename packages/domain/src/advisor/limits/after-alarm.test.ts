import { describe, expect, test } from 'vitest';
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

describe('what may have been misread is told once, and does not stand against another question', () => {
  test.each([
    ['he chokes with water sometimes, the nurse thickens it for him', 'and iron? the doctor gave iron since monday'],
    ['I already drank one at like 8 and my pill was at 7.30', 'and for the PMS, chasteberry?'],
  ])('after "%s": "%s"', (alarm, next) => {
    const answer = answerTo(alarm, next);
    expect(answer.level).toBe('none');
    expect(answer.products).toEqual([]);
  });

  test('who will call may ask for somebody else', () => {
    const answer = answerTo(
      'he is on warfarin and vomits blood',
      'ok i will call. for me i also want something for pressure, hibiscus tea?',
    );
    expect(answer.text).toMatch(/^If you have not had help yet/);
    expect(answer.text).toMatch(/hibiscus/i);
  });

  test('but nothing for the pain itself', () => {
    const answer = answerTo(
      'my chest is crushing and my arm hurts',
      'ok i will go to the doctor. what tea for the pain?',
    );
    expect(answer.level).toBe('emergency');
  });
});

test.each(['is there anything to calm it?', 'do you have something that slows it', 'what would settle it down'])(
  'nor is anything offered for it when it was only likely: "%s"',
  (asked) => {
    const told = 'had four cans of energy drink at the LAN party, my pulse is racing and I am shaking';
    const { level, offered } = lastOf({ age: 20, currentMedications: 'none' }, told, asked);
    expect(level).toBe('emergency');
    expect(offered).toEqual([]);
  },
);

test('what a doctor should see this week is recalled once, and is no emergency in every answer', () => {
  const told = ['always tired, always cold, hair falling out. what can I take?', 'is nettle ok?'];
  expect(answerTo(...told).text).toMatch(/^As I said: please see the doctor/);
  const later = answerTo(...told, 'and horsetail?');
  expect(later.text).not.toMatch(/see the doctor about what you told me|not had help yet/);
});

describe('a wish to die that is laughed off at once', () => {
  test.each(['honestly I could just end my life lol, kidding', "wish I'd never wake up and was dead, only joking!"])(
    'is answered with the line, and another question after it calmly: "%s"',
    (told) => {
      expect(answerTo(told).text).toContain('988');
      const next = answerTo(told, 'right, which tea is good for a cold?');
      expect(next.level).toBe('none');
      expect(next.text).toContain('If such thoughts ever come');
      expect(next.text).not.toContain('please get it first');
    },
  );

  test.each(['I want to die, and I am not joking', 'took all my pills to die, haha joke'])(
    'is none where it is meant or done: "%s"',
    (told) => expect(answerTo(told, 'right, which tea is good for a cold?').level).toBe('emergency'),
  );
});
