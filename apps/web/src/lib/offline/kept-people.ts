import { listProfiles, listSupplements, type Profile, type Supplement } from '@herbie/contract';
import { queryClient, refresh } from '../query-client.ts';
import { request } from '../send.ts';
import { keep, type KeptPeople, readKept, readServedAt, setServedAt } from './people-shelf.ts';
import { signedInId } from './waiting.ts';

/** Begins to keep the people of the account on this device, until the log-out. */
export async function startKeeping(): Promise<void> {
  const userId = signedInId();
  if (userId === null) throw new Error('nobody is signed in');
  await keep(await readFromServer(userId));
}

/** Brings what is kept up to date; does nothing where nobody asked for it. */
export async function keepUpToDate(): Promise<void> {
  const kept = await readKept();
  if (!kept || kept.userId !== signedInId()) return;
  const next = await readFromServer(kept.userId);
  // Somebody may have logged out, or changed their mind, meanwhile.
  if ((await readKept())?.userId === signedInId()) await keep(next);
}

/** The profiles that are kept, in place of a server that cannot be reached; null when there are none. */
export async function serveProfiles(): Promise<readonly Profile[] | null> {
  const kept = await readKept();
  // What this page has read itself is never older.
  if (!kept || (readServedAt() === null && queryClient.getQueryData([listProfiles.path]) !== undefined)) return null;
  setServedAt(kept.keptAt);
  return kept.profiles;
}

export async function keptSupplements(profileId: number): Promise<readonly Supplement[] | undefined> {
  return (await readKept())?.supplements[profileId];
}

/** The server can be reached again: its own answers take the place of what was kept. */
export async function stopServing(): Promise<void> {
  if (readServedAt() === null) return;
  setServedAt(null);
  await refresh(listProfiles.path, `${listProfiles.path}/`);
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
