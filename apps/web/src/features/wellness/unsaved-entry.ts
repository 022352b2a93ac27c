import { isKeptInTab } from '../../lib/use-kept-in-tab.ts';

/** Under which what was typed of a person's days is kept until it is saved. */
export function unsavedEntryKey(profileId: number): string {
  return `unsaved-entries:${profileId}`;
}

/** Whether the page was left, by a reload or an ended session, while a day was being logged. */
export function hasUnsavedEntry(profileId: number): boolean {
  return isKeptInTab(unsavedEntryKey(profileId));
}
