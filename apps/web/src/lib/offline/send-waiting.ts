import { listChats, listMessages, listWellness, saveWellness, sendMessage } from '@herbie/contract';
import { ApiError } from '../api-error.ts';
import { refresh } from '../query-client.ts';
import { pathOf, request } from '../send.ts';
import { discard, markRefused, readWaiting, reload, signedInId, type Waiting, type WaitingMessage } from './waiting.ts';

const lockName = 'herbie-waiting';
/** Not yet, rather than never: too early, too many, still busy. */
const laterStatus = new Set([401, 408, 409, 425, 429]);
let running: Promise<void> | null = null;

/** Sends what waits, oldest first and each once, in one tab at a time. */
export function sendWaiting(): Promise<void> {
  running ??= inOneTab(sendAll).finally(() => (running = null));
  return running;
}

async function inOneTab(act: () => Promise<void>): Promise<void> {
  // Missing on plain http; then the keys of what is sent are what keeps it single.
  const locks: LockManager | undefined = navigator.locks;
  await (locks === undefined ? act() : locks.request(lockName, act));
}

async function sendAll(): Promise<void> {
  if (signedInId() === null) return;
  await reload();
  for (const waiting of readWaiting()) {
    if (waiting.refused !== null) continue;
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

async function sendOne({ call, id, body, key }: Waiting): Promise<void> {
  const sending = { params: { id }, idempotencyKey: key };
  const response =
    call === 'saveWellness'
      ? await request(saveWellness, { ...sending, body })
      : await request(sendMessage, { ...sending, body });
  // To the end: the answer is written when it has been read.
  await response.text();
}

/** A connection can break after the server took a message and before it said so. */
async function hasArrived(waiting: Waiting): Promise<boolean> {
  if (waiting.call !== 'sendMessage' || waiting.after === null) return false;
  const response = await request(listMessages, { params: { id: waiting.id } });
  return isAmong(waiting, await response.json());
}

function isAmong({ after, body }: WaitingMessage, messages: unknown): boolean {
  if (!Array.isArray(messages) || after === null) return false;
  return messages.some(
    (message: { id?: unknown; role?: unknown; content?: unknown }) =>
      Number(message.id) > after && message.role === 'user' && message.content === body.content.trim(),
  );
}

/** What was sent is read anew. */
async function refreshAfter({ call, id }: Waiting): Promise<void> {
  if (call === 'saveWellness') await refresh(pathOf(listWellness, { params: { id } }));
  else await refresh(pathOf(listMessages, { params: { id } }), listChats.path);
}
