import type { Chat } from '@herbie/contract';
import { useSyncExternalStore } from 'react';

/** A question on its way, or one that did not get there. */
export interface Pending {
  /** Null while an answer is written anew for a question that is on screen. */
  readonly question: string | null;
  readonly profileId: number | null;
  readonly blocks: readonly string[];
  readonly level: 'none' | 'urgent' | 'emergency';
  readonly state: 'sending' | 'failed';
  /** The server has the question: it is never sent a second time. */
  readonly isStored: boolean;
  /** By it the answer can be stopped before the server has the question; absent for one asked elsewhere. */
  readonly askId?: string | undefined;
  /** The person wants no more of it; the server is told. */
  readonly isStopping: boolean;
  /** The message whose place the new branch takes. */
  readonly replaces: number | null;
  readonly retry: () => void;
}

/** Which conversations are being answered, and which were answered while nobody looked. */
export interface Activity {
  readonly answering: ReadonlySet<number>;
  readonly unread: ReadonlySet<number>;
}

const maxElsewhereMs = 180_000;
const pendings = new Map<number, Pending>();
/** Answered in another tab; here it is only known, not shown. With each chat the timer that ends the wait for it. */
const elsewhere = new Map<number, ReturnType<typeof setTimeout>>();
const unread = new Set<number>();
const listeners = new Set<() => void>();
let activity: Activity = { answering: new Set(), unread: new Set() };
let open: number | null = null;
let deleted: Chat | null = null;
let owner: number | null = null;

/** Nothing of one person is shown to the next who signs in on this page. */
export function keepFor(userId: number | null): void {
  if (userId === owner) return;
  owner = userId;
  pendings.clear();
  for (const chatId of elsewhere.keys()) forgetElsewhere(chatId);
  unread.clear();
  deleted = null;
  activity = { answering: new Set(), unread: new Set() };
}

/** The conversation deleted last, which can still be taken back. */
export function useDeletedChat(): Chat | null {
  return useSyncExternalStore(subscribe, () => deleted);
}

export function keepDeleted(chat: Chat | null): void {
  deleted = chat;
  tell();
}

export function deletedChat(): Chat | null {
  return deleted;
}

export function pendingOf(chatId: number): Pending | null {
  return pendings.get(chatId) ?? null;
}

export function setPending(chatId: number, pending: Pending | null): void {
  if (pending) pendings.set(chatId, pending);
  else pendings.delete(chatId);
  tell();
}

/** Pending questions by chat. They outlive the screen: whoever leaves and returns sees the answer continue. */
export function usePending(chatId: number): Pending | null {
  return useSyncExternalStore(subscribe, () => pendingOf(chatId));
}

export function useActivity(): Activity {
  return useSyncExternalStore(subscribe, () => activity);
}

export function markAnswering(chatId: number, isAnswering: boolean): void {
  forgetElsewhere(chatId);
  // The tab that asked may be closed before it can report the end.
  if (isAnswering)
    elsewhere.set(
      chatId,
      setTimeout(() => markAnswering(chatId, false), maxElsewhereMs),
    );
  tell();
}

function forgetElsewhere(chatId: number): void {
  clearTimeout(elsewhere.get(chatId));
  elsewhere.delete(chatId);
}

/** An answer came; the chat on screen counts as read while its tab is looked at. */
export function markAnswered(chatId: number): void {
  forgetElsewhere(chatId);
  if (open !== chatId || document.hidden) unread.add(chatId);
  tell();
}

/** The chat on screen from now on; null when none is. */
export function openInView(chatId: number | null): void {
  open = chatId;
  readWhatIsOpen();
}

export function openChatId(): number | null {
  return open;
}

function readWhatIsOpen(): void {
  if (open !== null && !document.hidden && unread.delete(open)) tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', readWhatIsOpen);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readWhatIsOpen);
  };
}

function tell(): void {
  const sending = [...pendings].filter(([, { state }]) => state === 'sending').map(([chatId]) => chatId);
  activity = { answering: new Set([...sending, ...elsewhere.keys()]), unread: new Set(unread) };
  for (const listener of listeners) listener();
}
