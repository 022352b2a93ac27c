import { getSession, type Profile, type Supplement } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { emptyShelf, put, readShelf, shelves } from './device-store.ts';
import { signedInId } from './waiting.ts';

/** Who is on this device, as the server last told it; only where a person asked for that. */
export interface KeptPeople {
  readonly userId: number;
  readonly keptAt: string;
  readonly profiles: readonly Profile[];
  readonly supplements: Readonly<Record<number, readonly Supplement[]>>;
}

const key = 'all';
/** As long as a remembered session lives unused. */
const maxMs = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
let servedAt: string | null = null;

/** When the people on screen were kept; null while they are the server's own answer. */
export function readServedAt(): string | null {
  return servedAt;
}

export function setServedAt(next: string | null): void {
  servedAt = next;
  for (const listener of listeners) listener();
}

export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is kept for who is signed in, or while that cannot be known; what is not theirs, or too old, goes. */
export async function readKept(): Promise<KeptPeople | null> {
  const [row] = await readShelf(shelves.people).catch(() => []);
  if (row === undefined) return null;
  // safe: only this module writes to the shelf.
  const kept = row as KeptPeople;
  const age = Date.now() - Date.parse(kept.keptAt);
  const isKnown = queryClient.getQueryData([getSession.path]) !== undefined;
  if (age < maxMs && (!isKnown || kept.userId === signedInId())) return kept;
  await emptyShelf(shelves.people).catch(() => undefined);
  return null;
}

export async function isKeeping(): Promise<boolean> {
  return (await readKept()) !== null;
}

export async function keep(kept: KeptPeople): Promise<void> {
  if (kept.profiles.length === 0) await emptyShelf(shelves.people);
  else await put(shelves.people, key, kept);
  setServedAt(servedAt);
}

export async function forgetPeople({ butOf }: { readonly butOf?: number } = {}): Promise<void> {
  if (butOf !== undefined && (await readKept())?.userId === butOf) return;
  await emptyShelf(shelves.people).catch(() => undefined);
  setServedAt(null);
}
