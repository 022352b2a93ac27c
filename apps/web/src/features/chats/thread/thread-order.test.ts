import { expect, test } from 'vitest';
import { beforeBranch, changesOfPerson, isForSomeoneElse } from './thread-order.ts';

const maria = 1;
const leo = 2;
const ask = (id: number, profileId: number | null) => ({ id, role: 'user' as const, profileId });
const reply = (id: number, profileId: number | null, checkedFor?: string) => ({
  id,
  role: 'assistant' as const,
  profileId,
  checkedFor,
});

test('a line stands where the person changes, and at the first question of a family', () => {
  const messages = [ask(1, maria), reply(2, maria), ask(3, maria), reply(4, maria), ask(5, leo), reply(6, leo)];

  expect([...changesOfPerson(messages, [maria, leo])]).toEqual([
    [1, maria],
    [5, leo],
  ]);
});

test('an answer that was asked for others is set apart under their names, and the next one for oneself again', () => {
  const messages = [ask(1, maria), reply(2, maria), ask(3, maria), reply(4, maria, 'Leo and Mia'), ask(5, maria)];

  expect([...changesOfPerson(messages, [maria, leo])]).toEqual([
    [1, maria],
    [3, 'Leo and Mia'],
    [5, maria],
  ]);
  expect(isForSomeoneElse(messages.slice(0, 4), maria, [maria, leo])).toBe(true);
});

test('somebody alone needs no line', () => {
  expect(changesOfPerson([ask(1, maria), ask(3, maria)], [maria]).size).toBe(0);
});

test('answers for a profile that is gone are set apart from those for a person', () => {
  const gone = 9;

  expect([...changesOfPerson([ask(1, gone), ask(3, null), ask(5, maria)], [maria])]).toEqual([
    [1, null],
    [5, maria],
  ]);
});

test('a question on its way is told apart when it is for somebody else', () => {
  const messages = [ask(1, maria), reply(2, maria)];

  expect(isForSomeoneElse(messages, leo, [maria, leo])).toBe(true);
  expect(isForSomeoneElse(messages, maria, [maria, leo])).toBe(false);
  expect(isForSomeoneElse([], maria, [maria])).toBe(false);
});

test('what comes after an edited question leaves the screen while the new answer is written', () => {
  const messages = [ask(1, maria), reply(2, maria), ask(3, maria), reply(4, maria)];

  expect(beforeBranch(messages, 3).map(({ id }) => id)).toEqual([1, 2]);
  expect(beforeBranch(messages, null)).toHaveLength(4);
  expect(beforeBranch(messages, 99)).toHaveLength(4);
});
