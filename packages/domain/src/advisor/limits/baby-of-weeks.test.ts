import { expect, test } from 'vitest';
import { advise } from '../advise.ts';
import { emptyPerson } from '../../safety/person/empty-person.ts';

const letter = (told: string) =>
  `Good morning, I write for the whole house. My sister Ines came home with her first child three weeks ago, and she would like fennel tea for her milk. ${told} My own question is whether I can have valerian for my sleep, I am 44 and take nothing at all. Our neighbour drinks sage tea for her sweating and is very fond of it. Thank you for any word on the tea and how much of it.`;
const levelOf = (told: string) =>
  advise({ question: letter(told), history: [], person: emptyPerson, profileName: null }).level;

test.each([
  'The little one has been warm since the evening, the thermometer said 38.6 and he leaves half of his bottle, but babies do sleep much.',
  'She was rather hot this morning, we measured thirty eight point nine, and she only took a few sips.',
  'He will hardly feed since last night and is so sleepy that she has to wake him, the heat I suppose.',
])('a baby of three weeks who is ill is heard in a letter about teas: %s', (told) => {
  expect(levelOf(told)).toBe('emergency');
});

test.each([
  'He sleeps well and drinks well, and the midwife is happy with him.',
  'Her husband had a fever last week, and he is at work again.',
  'I run hot at night and throw off the blanket, she laughs at me for it.',
])('who is well, or somebody else who is warm, raises nothing: %s', (told) => {
  expect(levelOf(told)).toBe('none');
});
