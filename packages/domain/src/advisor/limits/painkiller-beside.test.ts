import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  ['lithium 800', 'is dandelion tea ok? and i take nurofen for the cramps like 4 days in a row', 'hold lithium back'],
  ['lithium', 'I have a cold, took ibuprofen yesterday. Thyme tea?', 'hold lithium back'],
  ['Priadel', 'can I take naproxen with ginger?', 'hold lithium back'],
  ['lithium', 'can i take ibuprofen', 'hold lithium back'],
  ['warfarin', 'my knees hurt, been on diclofenac tablets all week. is boswellia better', 'blood thinner'],
  ['Eliquis', 'I have Advil for my head now and then, is peppermint oil alright as well?', 'blood thinner'],
])('a painkiller bought beside %s comes first: "%s"', (currentMedications, asked, line) =>
  expect(lastOf({ age: 50, gender: 'female', currentMedications }, asked).text).toContain(line),
);

test.each([
  'is arnica gel ok instead of ibuprofen',
  "chamomile? I don't take ibuprofen anymore",
  'is chamomile ok? I was told not to take ibuprofen',
  'is ginger ok? I use ibuprofen gel on my knee',
])('it is not said of what is not swallowed: "%s"', (asked) =>
  expect(lastOf({ age: 50, currentMedications: 'lithium' }, asked).text).not.toContain('hold lithium back'),
);

test('nor of somebody for whom nothing speaks against it', () =>
  expect(
    lastOf({ age: 50, currentMedications: 'levothyroxine' }, 'I take ibuprofen, is ginger ok?').text,
  ).not.toContain('matters more'));
