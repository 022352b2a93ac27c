import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const ellie = { name: 'Ellie', age: 19, gender: 'female' };

test.each([
  ['spots on chin, tea tree?', 'my cat sleeps on my pillow tho'],
  ['rosemary oil for thinning hair', 'dog licks my face a lot'],
  ['lavender oil for sleep', 'we have two cats'],
])('an animal that is close gets some of the oil: "%s" "%s"', (first, then) => {
  const { text } = lastOf(ellie, first, then);

  expect(text).toContain('Essential oils harm cats and dogs, tea tree above all.');
  expect(text).toContain('call a vet');
  expect(text).not.toMatch(/corner of the pillow/);
});

test('what is drunk is no matter for the cat on the bed', () =>
  expect(lastOf(ellie, 'chamomile tea for sleep?', 'the cat sleeps on my bed').text).not.toContain('Mind the animal'));

test('an animal that is to have it is for a vet', () =>
  expect(lastOf(ellie, 'tea tree for spots?', 'can i put it on my dog in the house').text).toContain(
    'I know herbs for people only',
  ));
