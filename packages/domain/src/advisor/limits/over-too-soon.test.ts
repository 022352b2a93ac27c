import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const onDigoxin = {
  age: 71,
  gender: 'male',
  currentMedications: 'digoxin 0.125, warfarin',
  healthConcerns: 'weak heart',
};
const bells =
  'my wife made the tea one hour ago from that plant and she drank the full cup, me only half. it had purple bells like thimbles. She wants to vomit and the lamps look yellow to her';

describe('whoever had some of a poison is seen to, also when all feels well', () => {
  test.each([
    'i feel ok I think. only she goes then?',
    'do I go too?',
    'should we both be seen?',
    'me too? I only had half',
    'i feel fine, can I stay home?',
    'just her to the hospital, right?',
    'she is better now. no need to call then?',
  ])('"%s"', (said) => {
    const { level, text, offered } = lastOf(
      onDigoxin,
      'comfrey tea for the cough? we have it in the garden',
      bells,
      said,
    );
    expect(level).toBe('emergency');
    expect(text).toContain('whoever had any of it');
    expect(offered).toEqual([]);
  });
});

describe('a sugar that came up may fall again', () => {
  const father = 'my father, 73, has diabetes and takes glimepiride 4 mg. can he take bitter melon?';
  test.each([
    'We gave him Coke and he is better and asking for food. So we can sleep now?',
    'he had juice and is fine now. is it over?',
    'all good now, do we still need to call?',
    'he feels better, ok to go to bed?',
  ])('"%s"', (said) => {
    const { text } = lastOf(
      { age: 44 },
      father,
      'he is now sweating too much and talking things that dont make sense, the body is cold',
      said,
    );
    expect(text).toContain('it can drop again for a day');
  });
});

test('another emergency is not called over either', () =>
  expect(
    lastOf(
      { age: 60 },
      'my chest feels crushed and my left arm hurts, sweating',
      'it went away. do i still need to call?',
    ).text,
  ).toContain('not call it over'));

test.each([
  ['is chamomile ok?', 'so she can sleep now?'],
  ['my chest feels crushed and my left arm hurts', 'the ambulance is here'],
  ['i want to die', 'can i sleep now?'],
])('nothing of it is said after "%s": "%s"', (told, said) =>
  expect(lastOf({ age: 40 }, told, said).text).not.toMatch(/not over|over yet/),
);
