import { listChats, listMessages, listWellness, saveWellness, sendMessage } from '@herbie/contract';
import { ApiError } from '../api-error.ts';
import { refresh } from '../query-client.ts';
import { pathOf, request } from '../send.ts';
import { discard, markRefused, readOutbox, reload, signedInId, type OutboxItem, type OutboxMessage } from './outbox.ts';

const lockName = 'herbie-waiting';
/** Statuses that mean `try again later`. */
const laterStatus = new Set([401, 408, 409, 425, 429]);
let running: Promise<void> | null = null;

/** Sends the outbox, oldest first and each item once, from one tab at a time. */
export function sendOutbox(): Promise<void> {
  running ??= inOneTab(sendAll).finally(() => (running = null));
  return running;
}

async function inOneTab(act: () => Promise<void>): Promise<void> {
  // Locks are missing on plain http; then the Idempotency-Keys prevent duplicates.
  const locks: LockManager | undefined = navigator.locks;
  await (locks === undefined ? act() : locks.request(lockName, act));
}

async function sendAll(): Promise<void> {
  if (signedInId() !== null) await reload();
  const tried = new Set<string>();
  // Looked up anew each time: meanwhile items are added and discarded, and people sign out.
  const next = () =>
    signedInId() === null ? undefined : readOutbox().find(({ key, refused }) => refused === null && !tried.has(key));
  for (let waiting = next(); waiting !== undefined; waiting = next()) {
    tried.add(waiting.key);
    try {
      if (!(await hasArrived(waiting))) await sendOne(waiting);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || laterStatus.has(error.status)) return;
      await markRefused(waiting, error.serverMessage ?? 'The server did not take it.');
      continue;
    }
    await discard(waiting);
    await refreshAfter(waiting).catch(() => undefined);
  }
}

async function sendOne({ call, id, body, key }: OutboxItem): Promise<void> {
  const sending = { params: { id }, idempotencyKey: key };
  const response =
    call === 'saveWellness'
      ? await request(saveWellness, { ...sending, body })
      : await request(sendMessage, { ...sending, body });
  // Read to the end: only then has the answer been written.
  await response.text();
}

/** A connection can break after the server stored a message and before it replied. */
async function hasArrived(waiting: OutboxItem): Promise<boolean> {
  if (waiting.call !== 'sendMessage' || waiting.after === null) return false;
  const response = await request(listMessages, { params: { id: waiting.id } });
  return isAmong(waiting, await response.json());
}

function isAmong({ after, body }: OutboxMessage, messages: unknown): boolean {
  if (!Array.isArray(messages) || after === null) return false;
  return messages.some(
    (message: { id?: unknown; role?: unknown; content?: unknown }) =>
      Number(message.id) > after && message.role === 'user' && message.content === body.content.trim(),
  );
}

/** Refreshes the queries that an item changes. */
async function refreshAfter({ call, id }: OutboxItem): Promise<void> {
  if (call === 'saveWellness') await refresh(pathOf(listWellness, { params: { id } }));
  else await refresh(pathOf(listMessages, { params: { id } }), listChats.path);
}
