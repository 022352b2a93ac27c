import {
  addDays,
  deleteWellness,
  listProfileDoses,
  listWellness,
  saveWellness,
  type WellnessEntry,
} from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { queryClient, reading, refresh } from '../../lib/query-client.ts';
import { sendDelete } from '../../lib/send-delete.ts';
import { pathOf, send } from '../../lib/send.ts';
import { type EntryDraft, toBody, toDraft } from './entry-draft.ts';
import type { ReadEntry } from './entry-files.ts';

interface Window {
  readonly profileId: number;
  readonly days: number;
  /** The last day of the range. */
  readonly today: string;
}

export function useEntries({ profileId, days, today }: Window) {
  return useQuery(reading(listWellness, { params: { id: profileId }, query: { days, today } }));
}

/** The range of the same length just before. */
export function useEarlierEntries({ profileId, days, today }: Window) {
  return useEntries({ profileId, days, today: addDays(today, -days) });
}

/** A month is what the list of supplements has read already. */
const dosesRead = { fewest: 30, most: 366 } as const;

/** All doses of so many days, and of a month at least. */
export function useDosesOf({ profileId, days, today }: Window) {
  const read = Math.min(Math.max(days, dosesRead.fewest), dosesRead.most);
  return useQuery(reading(listProfileDoses, { params: { id: profileId }, query: { days: read, today } }));
}

/** The entry of one day, if there is one. */
export function useEntryOf({ profileId, date }: { profileId: number; date: string }) {
  return useQuery({
    ...reading(listWellness, { params: { id: profileId }, query: { days: 1, today: date } }),
    enabled: date !== '',
  });
}

/** What a list that was read before tells of a day; undefined where none reaches it. */
export function findReadEntry({
  profileId,
  date,
}: {
  profileId: number;
  date: string;
}): readonly WellnessEntry[] | undefined {
  const path = pathOf(listWellness, { params: { id: profileId } });
  const lists = queryClient.getQueriesData<readonly WellnessEntry[]>({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith(`${path}?`) && isReached(key, date),
  });
  const [, list] = lists.findLast(([, read]) => read !== undefined) ?? [];
  return list?.filter((entry) => entry.date === date);
}

function isReached(address: string, date: string): boolean {
  const query = new URLSearchParams(address.split('?')[1]);
  const [days, today] = [Number(query.get('days')), query.get('today')];
  return today !== null && days > 0 && date <= today && date > addDays(today, -days);
}

export async function saveEntry({
  profileId,
  date,
  draft,
}: {
  profileId: number;
  date: string;
  draft: EntryDraft;
}): Promise<void> {
  await send(saveWellness, { params: { id: profileId }, body: toBody({ profileId, date, draft }) });
  await refreshEntries(profileId);
}

const yearDays = 366;

/** All entries of the last year, past the cache. */
export function loadAYear({
  profileId,
  today,
}: {
  profileId: number;
  today: string;
}): Promise<readonly WellnessEntry[]> {
  return send(listWellness, { params: { id: profileId }, query: { days: yearDays, today } });
}

interface Import {
  readonly profileId: number;
  readonly entries: readonly ReadEntry[];
  readonly onSaved: (count: number) => void;
  readonly signal: AbortSignal;
}

/** Saves entries one by one; saving a day twice is harmless. */
export async function importEntries({ profileId, entries, onSaved, signal }: Import): Promise<void> {
  try {
    for (const [place, entry] of entries.entries()) {
      if (signal.aborted) return;
      await send(saveWellness, { params: { id: profileId }, body: { ...entry, profileId } });
      onSaved(place + 1);
    }
  } finally {
    await refreshEntries(profileId);
  }
}

export async function deleteEntry({ id, profileId }: WellnessEntry): Promise<void> {
  await sendDelete(deleteWellness, { params: { id } });
  await refreshEntries(profileId);
}

export async function restoreEntry(entry: WellnessEntry): Promise<void> {
  await saveEntry({ profileId: entry.profileId, date: entry.date, draft: toDraft(entry) });
}

function refreshEntries(profileId: number): Promise<void> {
  return refresh(pathOf(listWellness, { params: { id: profileId } }));
}
