import type { Supplement } from '@herbie/contract';
import { isKeptInTab } from '../../lib/use-kept-in-tab.ts';

/** Under which what was typed of a supplement, or of a new one, is kept until it is saved. */
export function unsavedSupplementKey(profileId: number, id: number | null): string {
  return `unsaved-supplement:${profileId}:${id ?? 'new'}`;
}

export interface LeftOpen {
  readonly profileId: number;
  readonly supplements: readonly Supplement[] | undefined;
}

/** What was being typed when the page was left, by a reload or an ended session: a new supplement, or changes of one. */
export function findUnsaved({ profileId, supplements = [] }: LeftOpen): 'new' | Supplement | undefined {
  const isKept = (id: number | null) => isKeptInTab(unsavedSupplementKey(profileId, id));
  return isKept(null) ? 'new' : supplements.find(({ id }) => isKept(id));
}
