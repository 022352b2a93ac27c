import type { Chat } from '@herbie/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../lib/storage.ts';
import {
  deletedChat,
  keepDeleted,
  keepFor,
  markAnswered,
  markAnswering,
  openInView,
  type Pending,
  pendingOf,
  setPending,
  useActivity,
} from './pending-store.ts';
import { startText, useRefusedText } from './use-refused-text.ts';

const chatId = 7;
const draftKey = 'draft-of-chat-7';
const refused: Pending = {
  question: 'Is it safe with warfarin?',
  profileId: null,
  blocks: [],
  level: 'none',
  state: 'failed',
  isStored: false,
  askId: 'a',
  isStopping: false,
  replaces: null,
  retry: () => undefined,
};
const chat: Chat = {
  id: chatId,
  userId: 1,
  title: 'Sleep',
  pinned: false,
  lastActivityAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
};

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  keepFor(null);
  keepFor(1);
  openInView(null);
  sessionStore.clear();
});
test('nothing of one person is left for the next who signs in on this page', () => {
  setPending(chatId, refused);
  markAnswered(8);
  keepDeleted(chat);

  keepFor(1);
  expect(pendingOf(chatId)).toBe(refused);
  keepFor(2);

  expect(pendingOf(chatId)).toBeNull();
  expect(deletedChat()).toBeNull();
  expect(renderHook(useActivity).result.current).toEqual({ answering: new Set(), unread: new Set() });
});

test('an answer counts as news unless its chat is on screen', () => {
  openInView(chatId);
  markAnswered(chatId);
  markAnswered(8);

  expect(renderHook(useActivity).result.current.unread).toEqual(new Set([8]));
});

test('an answer in another tab is waited for three minutes, however shortly after an earlier one it began', () => {
  vi.useFakeTimers();
  const answering = () => renderHook(useActivity).result.current.answering;
  markAnswering(chatId, true);
  vi.advanceTimersByTime(60_000);
  markAnswered(chatId);
  vi.advanceTimersByTime(60_000);
  markAnswering(chatId, true);

  vi.advanceTimersByTime(179_000);
  expect(answering()).toEqual(new Set([chatId]));
  vi.advanceTimersByTime(1000);
  expect(answering()).toEqual(new Set());
});

test('words the server did not take outlive a reload, and stand in one place only', () => {
  setPending(chatId, refused);
  const { result } = renderHook(() => useRefusedText(pendingOf(chatId), draftKey));

  expect(result.current).toBe(refused.question);
  expect(startText(chatId, draftKey)).toBe('');
  keepFor(null);
  expect(startText(chatId, draftKey)).toBe(refused.question);
});

test('words the server has taken at last are no draft any more', () => {
  const { rerender } = renderHook(({ pending }) => useRefusedText(pending, draftKey), {
    initialProps: { pending: refused as Pending | null },
  });
  expect(sessionStore.read(draftKey)).toBe(refused.question);

  rerender({ pending: null });

  expect(sessionStore.read(draftKey)).toBeNull();
});

test('a draft of other words is never replaced by those that were refused', () => {
  sessionStore.write(draftKey, 'Something I type meanwhile');

  renderHook(() => useRefusedText(refused, draftKey));

  expect(sessionStore.read(draftKey)).toBe('Something I type meanwhile');
});
