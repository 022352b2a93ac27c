import type { Profile } from '@herbie/contract';
import { useState } from 'react';
import { sessionStore } from '../../lib/storage.ts';
import { blankDraft, type ProfileDraft, toDraft } from './profile-draft.ts';

/**
 * What is typed into one person's form. It is kept in this tab until it is saved or taken back, so that leaving the page
 * or a session that is over loses nothing; logging out and other people clear it.
 */
export function useDraft(profile: Profile | null) {
  const start = profile ? toDraft(profile) : blankDraft;
  const [unsaved] = useState(() => readUnsaved(profile));
  const [draft, setDraft] = useState<ProfileDraft>(unsaved ?? start);
  const [isFromBefore, setFromBefore] = useState(unsaved !== null);
  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (JSON.stringify(next) === JSON.stringify(start)) forgetUnsaved(profile);
    else sessionStore.write(keyOf(profile), JSON.stringify(next));
  };
  const takeBack = () => {
    forgetUnsaved(profile);
    setDraft(start);
    setFromBefore(false);
  };
  return { draft, isFromBefore, change, takeBack };
}

export function forgetUnsaved(profile: Profile | null): void {
  sessionStore.remove(keyOf(profile));
}

function readUnsaved(profile: Profile | null): ProfileDraft | null {
  const kept = sessionStore.read(keyOf(profile));
  // safe: only `useDraft` writes it, in this tab.
  return kept === null ? null : { ...blankDraft, ...(JSON.parse(kept) as ProfileDraft) };
}

function keyOf(profile: Profile | null): string {
  return `unsaved-profile:${profile?.id ?? 'new'}`;
}
