import { getSession, listProfiles, listSupplements, type Profile, type Supplement } from '@herbie/contract';
import { queryClient, refresh } from '../query-client.ts';
import { request } from '../send.ts';
import { emptyShelf, put, readShelf, shelves } from './device-store.ts';
import { signedInId } from './waiting.ts';

/** Who is on this device, as the server last told it; only where a person asked for that. */
interface KeptPeople {
  readonly userId: number;
  readonly keptAt: string;
  readonly profiles: readonly Profile[];
  readonly supplements: Readonly<Record<number, readonly Supplement[]>>;
}

const key = 'all';
/** As long as a remembered session lives unused. */
const longestMs = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
let servedAt: string | null = null;

/** When the people on screen were kept; null while they are the server's own answer. */
export function readServedAt(): string | null {
  return servedAt;
}

export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Begins to keep the people of the account on this device, until the log-out. */
export async function startKeeping(): Promise<void> {
  const userId = signedInId();
  if (userId === null) throw new Error('nobody is signed in');
  await write(await readFromServer(userId));
}

/** Brings what is kept up to date; does nothing where nobody asked for it. */
export async function keepUpToDate(): Promise<void> {
  const kept = await readKept();
  if (!kept || kept.userId !== signedInId()) return;
  const next = await readFromServer(kept.userId);
  // Somebody may have logged out, or changed their mind, meanwhile.
  if ((await readKept())?.userId === signedInId()) await write(next);
}

export async function isKeeping(): Promise<boolean> {
  return (await readKept()) !== null;
}

export async function forgetPeople({ butOf }: { readonly butOf?: number } = {}): Promise<void> {
  if (butOf !== undefined && (await readKept())?.userId === butOf) return;
  await emptyShelf(shelves.people).catch(() => undefined);
  tell(null);
}

/** The profiles that are kept, in place of a server that cannot be reached; null when there are none. */
export async function serveProfiles(): Promise<readonly Profile[] | null> {
  const kept = await readKept();
  // What this page has read itself is never older.
  if (!kept || (servedAt === null && queryClient.getQueryData([listProfiles.path]) !== undefined)) return null;
  tell(kept.keptAt);
  return kept.profiles;
}

export async function keptSupplements(profileId: number): Promise<readonly Supplement[] | undefined> {
  return (await readKept())?.supplements[profileId];
}

/** The server can be reached again: its own answers take the place of what was kept. */
export async function stopServing(): Promise<void> {
  if (servedAt === null) return;
  tell(null);
  await refresh(listProfiles.path, `${listProfiles.path}/`);
}

async function readKept(): Promise<KeptPeople | null> {
  const [row] = await readShelf(shelves.people).catch(() => []);
  if (row === undefined) return null;
  // safe: only this module writes to the shelf.
  const kept = row as KeptPeople;
  const age = Date.now() - Date.parse(kept.keptAt);
  const isKnown = queryClient.getQueryData([getSession.path]) !== undefined;
  if (age < longestMs && (!isKnown || kept.userId === signedInId())) return kept;
  await emptyShelf(shelves.people).catch(() => undefined);
  return null;
}

/** Asks past the cache and past what stands in for the server: old words must not be kept as new ones. */
async function readFromServer(userId: number): Promise<KeptPeople> {
  const keptAt = new Date().toISOString();
  // safe: the server builds these replies from the contract's schemas.
  const profiles = (await (await request(listProfiles)).json()) as Profile[];
  const supplements: Record<number, readonly Supplement[]> = {};
  for (const { id } of profiles) {
    // safe: as above.
    supplements[id] = (await (await request(listSupplements, { params: { id } })).json()) as Supplement[];
  }
  return { userId, keptAt, profiles, supplements };
}

async function write(kept: KeptPeople): Promise<void> {
  if (kept.profiles.length === 0) await emptyShelf(shelves.people);
  else await put(shelves.people, key, kept);
  tell(servedAt);
}

function tell(next: string | null): void {
  servedAt = next;
  for (const listener of listeners) listener();
}
