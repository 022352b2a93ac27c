import { type BodyInputOf, getSession, type saveWellness, type sendMessage } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { randomKey } from '../random-key.ts';
import { clearStore, put, readStore, remove, objectStores } from './device-store.ts';

interface Kept {
  /** Also the Idempotency-Key it is sent with. */
  readonly key: string;
  readonly userId: number;
  readonly since: string;
  /** Why the server refused it for good; null while it waits. */
  readonly refused: string | null;
}

export interface OutboxMessage extends Kept {
  readonly call: 'sendMessage';
  readonly id: number;
  readonly body: BodyInputOf<typeof sendMessage>;
  /** The newest message of the chat when it was written; null when that was not known. */
  readonly after: number | null;
}

export interface OutboxEntry extends Kept {
  readonly call: 'saveWellness';
  readonly id: number;
  readonly body: BodyInputOf<typeof saveWellness>;
}

/** Something a person wrote while the server could not be reached. */
export type OutboxItem = OutboxMessage | OutboxEntry;
export type NewOutboxItem = Omit<OutboxMessage, keyof Kept> | Omit<OutboxEntry, keyof Kept>;

const listeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('herbie-waiting');
otherTabs.addEventListener('message', () => void reload());
let all: readonly OutboxItem[] = [];
let mine: readonly OutboxItem[] = [];
/** Items that storage refused, because it is blocked or full: they wait as long as the page is open. */
const notOnDevice = new Set<string>();

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The outbox of the person who is signed in, oldest first; while that is unknown, the outbox of the device. Returns the
 * same array until something changes.
 */
export function readOutbox(): readonly OutboxItem[] {
  const isKnown = queryClient.getQueryData([getSession.path]) !== undefined;
  const userId = signedInId();
  const next = all.filter((each) => (isKnown ? each.userId === userId : each.refused === null));
  if (next.length !== mine.length || next.some((each, place) => each !== mine[place])) mine = next;
  return mine;
}

export async function addToOutbox(toKeep: NewOutboxItem): Promise<void> {
  const userId = signedInId();
  if (userId === null) throw new Error('nobody is signed in');
  const kept = { key: randomKey(), userId, since: nextMoment(), refused: null };
  const waiting: OutboxItem = { ...toKeep, ...kept };
  await put(objectStores.waiting, waiting.key, waiting).catch(() => notOnDevice.add(waiting.key));
  change([...all, waiting]);
}

/** Now, or just after the newest item, so that two items of one millisecond still have an order. */
function nextMoment(): string {
  const newest = Math.max(0, ...all.map(({ since }) => Date.parse(since)));
  return new Date(Math.max(Date.now(), newest + 1)).toISOString();
}

export async function markRefused(waiting: OutboxItem, reason: string): Promise<void> {
  // Discarded meanwhile, or its owner has signed out: it must not come back.
  if (!all.some(({ key }) => key === waiting.key)) return;
  const refused = { ...waiting, refused: reason };
  await put(objectStores.waiting, waiting.key, refused).catch(() => undefined);
  change(all.map((each) => (each.key === waiting.key ? refused : each)));
}

export async function discard({ key }: Pick<OutboxItem, 'key'>): Promise<void> {
  notOnDevice.delete(key);
  await remove(objectStores.waiting, key).catch(() => undefined);
  change(all.filter((each) => each.key !== key));
}

/** Reads the outbox from the device again. */
export async function reload(): Promise<readonly OutboxItem[]> {
  const stored = await readStore(objectStores.waiting).catch(() => []);
  // safe: only this module writes to this store.
  const onDevice = stored as OutboxItem[];
  const next = [...onDevice, ...all.filter(({ key }) => notOnDevice.has(key))].toSorted((a, b) =>
    a.since.localeCompare(b.since),
  );
  change(next, { tellTabs: false });
  return next;
}

/** Deletes the outbox of everybody, or of everybody but one, when somebody has just signed in. */
export async function clearOutbox({ butOf }: { readonly butOf?: number } = {}): Promise<void> {
  const isKept = ({ userId }: OutboxItem) => userId === butOf;
  const others = (await reload()).filter((each) => !isKept(each));
  // At once: nothing of it is sent or marked while the device deletes it.
  change(all.filter(isKept), { tellTabs: false });
  if (butOf === undefined) await clearStore(objectStores.waiting).catch(() => undefined);
  for (const { key } of others) await remove(objectStores.waiting, key).catch(() => undefined);
  for (const { key } of others) notOnDevice.delete(key);
  change(all.filter(isKept));
}

export function signedInId(): number | null {
  const session = queryClient.getQueryData<{ readonly user: { readonly id: number } | null }>([getSession.path]);
  return session?.user?.id ?? null;
}

function change(next: readonly OutboxItem[], { tellTabs = true } = {}): void {
  all = next;
  if (tellTabs) otherTabs.postMessage('changed');
  for (const listener of listeners) listener();
}
