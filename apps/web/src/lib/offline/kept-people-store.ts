import { getSession, type Profile, type Supplement } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { clearStore, put, readStore, objectStores } from './device-store.ts';
import { signedInId } from './outbox.ts';

/** The account's people as last loaded from the server; stored only where a person asked for it. */
export interface KeptPeople {
  readonly userId: number;
  readonly keptAt: string;
  readonly profiles: readonly Profile[];
  readonly supplements: Readonly<Record<number, readonly Supplement[]>>;
}

const key = 'all';
/** The idle lifetime of a remembered session. */
const maxMs = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
let servedAt: string | null = null;

/** When the people on screen were stored; null while they come from the server. */
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

/** The stored people of whoever is signed in, or while that is unknown. Deletes data of someone else or too old. */
export async function readKept(): Promise<KeptPeople | null> {
  const [row] = await readStore(objectStores.people).catch(() => []);
  if (row === undefined) return null;
  // safe: only this module writes to this store.
  const kept = row as KeptPeople;
  const age = Date.now() - Date.parse(kept.keptAt);
  const isKnown = queryClient.getQueryData([getSession.path]) !== undefined;
  if (age < maxMs && (!isKnown || kept.userId === signedInId())) return kept;
  await clearStore(objectStores.people).catch(() => undefined);
  return null;
}

export async function isKeeping(): Promise<boolean> {
  return (await readKept()) !== null;
}

export async function keep(kept: KeptPeople): Promise<void> {
  if (kept.profiles.length === 0) await clearStore(objectStores.people);
  else await put(objectStores.people, key, kept);
  setServedAt(servedAt);
}

export async function forgetPeople({ butOf }: { readonly butOf?: number } = {}): Promise<void> {
  if (butOf !== undefined && (await readKept())?.userId === butOf) return;
  await clearStore(objectStores.people).catch(() => undefined);
  setServedAt(null);
}
