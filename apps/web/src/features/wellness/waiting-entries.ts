import type { WellnessEntry } from '@herbie/contract';
import { useMemo } from 'react';
import { discard, type OutboxEntry, type OutboxItem, readOutbox } from '../../lib/offline/outbox.ts';
import { useOutbox } from '../../lib/offline/use-offline.ts';

/** An entry that is still to be sent, as it will be once it is; without an id of its own until then. */
export interface WaitingEntry extends WellnessEntry {
  /** Why the server refused it; null while it waits. */
  readonly refused: string | null;
}

interface OfDay {
  readonly profileId: number;
  readonly date: string;
}

/** What was logged for a person without a connection: of each day what was said last. */
export function useWaitingEntries(profileId: number): readonly WaitingEntry[] {
  const waiting = useOutbox();
  return useMemo(() => {
    const ofPerson = waiting.filter((each) => isOf(each, profileId));
    return [...new Map(ofPerson.map((each) => [each.body.date, toEntry(each)])).values()];
  }, [waiting, profileId]);
}

/** The keys of what waits for a day: a later word on it takes their place. */
export function waitingKeysOf({ profileId, date }: OfDay): string[] {
  return readOutbox().flatMap((each) => (isOf(each, profileId) && each.body.date === date ? [each.key] : []));
}

export async function discardWaiting(keys: readonly string[]): Promise<void> {
  for (const key of keys) await discard({ key });
}

function isOf(waiting: OutboxItem, profileId: number): waiting is OutboxEntry {
  return waiting.call === 'saveWellness' && waiting.id === profileId;
}

function toEntry({ body, id, since, refused }: OutboxEntry): WaitingEntry {
  const { mood = null, symptoms = [], notes = null } = body;
  return { ...body, mood, symptoms: symptoms ?? [], notes, id: 0, profileId: id, createdAt: since, refused };
}
