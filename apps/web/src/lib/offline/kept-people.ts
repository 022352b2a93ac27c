import { listProfiles, listSupplements, type Profile, type Supplement } from '@herbie/contract';
import { queryClient, refresh } from '../query-client.ts';
import { request } from '../send.ts';
import { keep, type KeptPeople, readKept, readServedAt, setServedAt } from './kept-people-store.ts';
import { signedInId } from './outbox.ts';

/** Starts storing the account's profiles on this device, until log-out. */
export async function startKeeping(): Promise<void> {
  const userId = signedInId();
  if (userId === null) throw new Error('nobody is signed in');
  await keep(await readFromServer(userId));
}

/** Refreshes the stored profiles; does nothing unless they are stored. */
export async function keepUpToDate(): Promise<void> {
  const kept = await readKept();
  if (!kept || kept.userId !== signedInId()) return;
  const next = await readFromServer(kept.userId);
  // Somebody may have logged out, or changed their mind, meanwhile.
  if ((await readKept())?.userId === signedInId()) await keep(next);
}

/** The stored profiles, for when the server cannot be reached; null when there are none. */
export async function serveProfiles(): Promise<readonly Profile[] | null> {
  const kept = await readKept();
  // What this page has loaded itself is at least as new.
  if (!kept || (readServedAt() === null && queryClient.getQueryData([listProfiles.path]) !== undefined)) return null;
  setServedAt(kept.keptAt);
  return kept.profiles;
}

export async function keptSupplements(profileId: number): Promise<readonly Supplement[] | undefined> {
  return (await readKept())?.supplements[profileId];
}

/** The server can be reached again: its replies replace the stored profiles. */
export async function stopServing(): Promise<void> {
  if (readServedAt() === null) return;
  setServedAt(null);
  await refresh(listProfiles.path, `${listProfiles.path}/`);
}

/** Bypasses the cache and the offline fallback, so that old data is not stored as new. */
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
