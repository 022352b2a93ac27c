import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const asker = { age: 25, gender: 'female', currentMedications: 'isotretinoin', healthConcerns: 'acne' };
const asked = 'not wanting to live';

test.each([
  'yeah i cry a lot and sometimes i think whats the point',
  "I'm just so tired of it all, sorry",
  "i feel nothing anymore, can't be arsed",
])('"%s" is asked about, and no herb is named', (said) => {
  const answer = lastOf(asker, said);
  expect(answer.level).toBe('urgent');
  expect(answer.text).toContain(asked);
  expect(answer.text).toContain('isotretinoin');
  expect(answer.offered).toEqual([]);
});

test('death laughed about is taken for a measure of pain, with a number all the same', () => {
  const answer = lastOf(asker, 'cramps so bad', 'gonna throw myself off a bridge its that bad lmaooo');
  expect(answer.level).toBe('none');
  expect(answer.text).toContain('988');
});

test.each([
  ["no, i don't want to die, just low", 'none'],
  ['sometimes yes', 'emergency'],
])('what is said to the question counts: "%s"', (reply, level) => {
  expect(lastOf(asker, 'so tired of it all', reply).level).toBe(level);
});

test.each(["what's the point then?", 'what is the point of taking it with food', 'tired of all these tablets'])(
  'of a herb the same words are none: "%s"',
  (said) => expect(lastOf(asker, 'does echinacea work for colds', said).text).not.toContain(asked),
);
