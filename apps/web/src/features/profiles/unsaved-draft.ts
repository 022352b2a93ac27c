import type { Profile } from '@herbie/contract';
import { sessionStore } from '../../lib/storage.ts';
import { blankDraft, type ProfileDraft } from './profile-draft.ts';

/** What was typed when the session turned out to be over, for the way through the log-in; logging out and other people clear it. */
export function keepUnsaved(profile: Profile | null, draft: ProfileDraft): void {
  sessionStore.write(keyOf(profile), JSON.stringify(draft));
}

export function readUnsaved(profile: Profile | null): ProfileDraft | null {
  const kept = sessionStore.read(keyOf(profile));
  // safe: only `keepUnsaved` writes it, in this tab.
  return kept === null ? null : { ...blankDraft, ...(JSON.parse(kept) as ProfileDraft) };
}

export function forgetUnsaved(profile: Profile | null): void {
  sessionStore.remove(keyOf(profile));
}

function keyOf(profile: Profile | null): string {
  return `unsaved-profile:${profile?.id ?? 'new'}`;
}
