import { type BodyInputOf, getSession, type saveWellness, type sendMessage } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { randomKey } from '../random-key.ts';
import { emptyShelf, put, readShelf, remove, shelves } from './device-store.ts';

interface Kept {
  /** Also the Idempotency-Key it is sent with. */
  readonly key: string;
  readonly userId: number;
  readonly since: string;
  /** Why the server will never take it; null while it waits. */
  readonly refused: string | null;
}

export interface WaitingMessage extends Kept {
  readonly call: 'sendMessage';
  readonly id: number;
  readonly body: BodyInputOf<typeof sendMessage>;
  /** The newest message of the chat when it was written; null when that was not known. */
  readonly after: number | null;
}

export interface WaitingEntry extends Kept {
  readonly call: 'saveWellness';
  readonly id: number;
  readonly body: BodyInputOf<typeof saveWellness>;
}

/** What a person wrote while the server could not be reached. */
export type Waiting = WaitingMessage | WaitingEntry;
export type ToKeep = Omit<WaitingMessage, keyof Kept> | Omit<WaitingEntry, keyof Kept>;

const listeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('herbie-waiting');
otherTabs.addEventListener('message', () => void reload());
let all: readonly Waiting[] = [];
let mine: readonly Waiting[] = [];
/** Storage was blocked or full: these wait as long as the page is open. */
const notOnDevice = new Set<string>();

export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What waits for the person who is signed in, oldest first; while that cannot be known, what waits on this device. The
 * same list until something changes.
 */
export function readWaiting(): readonly Waiting[] {
  const isKnown = queryClient.getQueryData([getSession.path]) !== undefined;
  const userId = signedInId();
  const next = all.filter((each) => (isKnown ? each.userId === userId : each.refused === null));
  if (next.length !== mine.length || next.some((each, place) => each !== mine[place])) mine = next;
  return mine;
}

export async function keepForLater(toKeep: ToKeep): Promise<void> {
  const userId = signedInId();
  if (userId === null) throw new Error('nobody is signed in');
  const kept = { key: randomKey(), userId, since: nextMoment(), refused: null };
  const waiting: Waiting = { ...toKeep, ...kept };
  await put(shelves.waiting, waiting.key, waiting).catch(() => notOnDevice.add(waiting.key));
  change([...all, waiting]);
}

/** Now, or a moment after the newest: two kept within one millisecond still have an order. */
function nextMoment(): string {
  const newest = Math.max(0, ...all.map(({ since }) => Date.parse(since)));
  return new Date(Math.max(Date.now(), newest + 1)).toISOString();
}

export async function markRefused(waiting: Waiting, reason: string): Promise<void> {
  const refused = { ...waiting, refused: reason };
  await put(shelves.waiting, waiting.key, refused).catch(() => undefined);
  change(all.map((each) => (each.key === waiting.key ? refused : each)));
}

export async function discard({ key }: Pick<Waiting, 'key'>): Promise<void> {
  notOnDevice.delete(key);
  await remove(shelves.waiting, key).catch(() => undefined);
  change(all.filter((each) => each.key !== key));
}

/** Reads anew what this device keeps. */
export async function reload(): Promise<readonly Waiting[]> {
  const stored = await readShelf(shelves.waiting).catch(() => []);
  // safe: only this module writes to the shelf.
  const onDevice = stored as Waiting[];
  const next = [...onDevice, ...all.filter(({ key }) => notOnDevice.has(key))].toSorted((a, b) =>
    a.since.localeCompare(b.since),
  );
  change(next, { tellTabs: false });
  return next;
}

/** Nothing unsent of anybody stays on this device; or of anybody else, when somebody has just signed in. */
export async function forgetWaiting({ butOf }: { readonly butOf?: number } = {}): Promise<void> {
  const others = (await reload()).filter(({ userId }) => userId !== butOf);
  if (butOf === undefined) await emptyShelf(shelves.waiting).catch(() => undefined);
  for (const { key } of others) await remove(shelves.waiting, key).catch(() => undefined);
  for (const { key } of others) notOnDevice.delete(key);
  change(all.filter(({ userId }) => userId === butOf));
}

export function signedInId(): number | null {
  const session = queryClient.getQueryData<{ readonly user: { readonly id: number } | null }>([getSession.path]);
  return session?.user?.id ?? null;
}

function change(next: readonly Waiting[], { tellTabs = true } = {}): void {
  all = next;
  if (tellTabs) otherTabs.postMessage('changed');
  for (const listener of listeners) listener();
}
