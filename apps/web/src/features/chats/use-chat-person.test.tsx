import type { Message } from '@herbie/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../lib/storage.ts';
import { useChatPerson } from './use-chat-person.ts';

const maria = 1;
const ben = 2;
const profileIds = [maria, ben];
const askedFor = (profileId: number | null): Message => ({
  id: 21,
  chatId: 7,
  role: 'user',
  content: 'Can I take ginkgo?',
  profileId,
  createdAt: '2026-11-20T10:00:00.000Z',
  versions: [21],
});
const personOf = (known: Parameters<typeof useChatPerson>[1]) =>
  renderHook(() => useChatPerson(7, known)).result.current.profileId;

beforeEach(() => sessionStore.clear());
test('the next question is for whom the last one was for, and for the first profile in a new chat', () => {
  expect(personOf({ messages: [askedFor(ben)], profileIds })).toBe(ben);
  expect(personOf({ messages: [], profileIds })).toBe(maria);
  expect(personOf({ messages: [], profileIds: [] })).toBeNull();
});

test('the person chosen by hand stays chosen after a reload', () => {
  const { result } = renderHook(() => useChatPerson(7, { messages: [askedFor(ben)], profileIds }));

  act(() => result.current.choosePerson(maria));

  expect(result.current.profileId).toBe(maria);
  expect(personOf({ messages: [askedFor(ben)], profileIds })).toBe(maria);
});

test('a person whose profile is gone is not asked for', () => {
  sessionStore.write('profile-of-chat-7', '3');

  expect(personOf({ messages: [askedFor(4)], profileIds })).toBe(maria);
});
