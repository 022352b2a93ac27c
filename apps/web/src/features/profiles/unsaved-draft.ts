import type { Profile } from '@herbie/contract';
import { useState } from 'react';
import { sessionStore } from '../../lib/storage.ts';
import { blankDraft, type ProfileDraft, toDraft } from './profile-draft.ts';

/**
 * Unsaved input of one person's form, kept in this tab until it is saved or discarded, so that leaving the page
 * or an expired session loses nothing; logging out and signing in as someone else clear it.
 */
export function useDraft(profile: Profile | null) {
  const [start] = useState(() => (profile ? toDraft(profile) : blankDraft));
  const [unsaved] = useState(() => readUnsaved(profile));
  const [draft, setDraft] = useState<ProfileDraft>({ ...start, ...unsaved });
  const [isFromBefore, setFromBefore] = useState(unsaved !== null);
  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepUnsaved(profile, start, next);
  };
  const takeBack = () => {
    forgetUnsaved(profile);
    setDraft(start);
    setFromBefore(false);
  };
  return { start, draft, isFromBefore, change, takeBack };
}

export function forgetUnsaved(profile: Profile | null): void {
  sessionStore.remove(keyOf(profile));
}

/** Keeps only what differs, so that the rest is shown as it is by then. */
function keepUnsaved(profile: Profile | null, start: ProfileDraft, draft: ProfileDraft): void {
  const before: Readonly<Record<string, unknown>> = { ...start };
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  if (changed.length === 0) forgetUnsaved(profile);
  else sessionStore.write(keyOf(profile), JSON.stringify(Object.fromEntries(changed)));
}

function readUnsaved(profile: Profile | null): Partial<ProfileDraft> | null {
  const kept = sessionStore.read(keyOf(profile));
  // safe: only `keepUnsaved` writes it, in this tab.
  return kept === null ? null : (JSON.parse(kept) as Partial<ProfileDraft>);
}

function keyOf(profile: Profile | null): string {
  return `unsaved-profile:${profile?.id ?? 'new'}`;
}
