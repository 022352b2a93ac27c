import { useEffect } from 'react';
import { sessionStore } from '../../lib/storage.ts';
import { readDraft } from './chat-input.tsx';
import type { Pending } from './pending-store.ts';

/** The words of a question the server did not take; they are kept as a draft too, so that a reload does not lose them. */
export function useRefusedText(pending: Pending | null, draftKey: string): string | null {
  const refused = pending?.state === 'failed' && !pending.isStored ? pending.question : null;
  useEffect(() => {
    if (refused === null) return undefined;
    if (readDraft(draftKey) === '') sessionStore.write(draftKey, refused);
    return () => {
      if (readDraft(draftKey) === refused) sessionStore.remove(draftKey);
    };
  }, [refused, draftKey]);
  return refused;
}
