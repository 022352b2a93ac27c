import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const onGliclazide = { age: 70, gender: 'female', currentMedications: 'gliclazide', healthConcerns: 'type 2 diabetes' };

test.each([
  'This morning before lunch I went all shaky and clammy and muddled, I had three biscuits and it passed. Is that my age?',
  'had a funny spell earlier, sweaty and trembling, ate some jelly babies and was fine after',
  'felt wobbly and sweating at the bus stop, drank a cola, all right now',
  'I got jittery and light headed around four, had some juice and felt better',
])('a spell of low sugar that something sweet has ended is told as one: "%s"', (told) => {
  const { text, level } = lastOf(onGliclazide, 'I drink fenugreek water too', told);
  expect(level).toBe('urgent');
  expect(text).toContain('most likely low blood sugar');
});

test.each([
  'sweaty and trembling now, ate some jelly babies but no better',
  'shaky and muddled, had a biscuit, then passed out',
])('one that goes on or was worse is not: "%s"', (told) => {
  const { text, level } = lastOf(onGliclazide, told);
  expect(level).not.toBe('none');
  expect(text).not.toContain('To eat something sweet was right');
});

test('nor one of somebody whose medicine does not lower sugar', () =>
  expect(
    lastOf({ age: 30 }, 'I was shaky and sweaty before lunch, had some biscuits and felt fine').text,
  ).not.toContain('most likely low blood sugar, from'));

test('what is asked after it is answered', () => {
  const { text, level } = lastOf(
    onGliclazide,
    'fenugreek drink, can I?',
    'and her bitter gourd too',
    'I went all shaky and muddled, had three biscuits and it passed',
    'So which of all these should I leave off',
  );
  expect(level).toBe('none');
  expect(text).toContain('Of all that was named');
});

test.each(['was 5.4 fasting this morning so it works?', 'my sugar was 5.8 today'])(
  'one value of who is treated proves no herb: "%s"',
  (told) => {
    const asker = { age: 50, currentMedications: 'gliclazide', healthConcerns: 'type 2 diabetes' };
    const { text } = lastOf(asker, 'is bitter melon juice ok?', told);
    expect(text).toMatch(/does not tell what did it[^]*Tell the diabetes team of bitter melon/);
    expect(text).not.toContain('where doctors test for diabetes');
    expect(lastOf(asker, 'is chamomile ok?', told).text).not.toContain('of chamomile too');
  },
);
