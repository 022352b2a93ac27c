import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const answerTo = (question: string, supplements: readonly string[]) =>
  lastOf({ name: 'Tom', age: 42, gender: 'male', supplements }, question);

test.each([
  'My doctor wants to put me on warfarin. Does that go with what I take?',
  "I've been prescribed warfarin, any problem?",
  'starting warfarin tomorrow',
])('a new medicine is held against the herbs that are taken already: %s', (question) => {
  const { findings } = answerTo(question, ["St John's wort", 'Magnesium']);

  expect(findings[0]).toMatchObject({ subject: { id: 'st-johns-wort' }, with: { id: 'warfarin' } });
});

test('where nothing is found it says what it was held against', () => {
  const { text } = answerTo('is amoxicillin ok with my supplements?', ['Chamomile']);

  expect(text).toContain('what you take besides (chamomile), I found no warning, which is no promise');
});

test("somebody else's medicine is not held against them", () => {
  expect(answerTo('my wife got warfarin, is that ok?', ["St John's wort"]).findings).toEqual([]);
});
