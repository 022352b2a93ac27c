import { useEffect, useRef } from 'react';
import { sessionStore } from '../../../lib/storage.ts';
import { readDraft } from './chat-input.tsx';
import { type Pending, pendingOf } from './pending-store.ts';

/**
 * The words of a question the server did not take. Until it has them they are kept as a draft too, so that neither a
 * reload nor the way over the log-in page loses them.
 */
export function useRefusedText(pending: Pending | null, draftKey: string): string | null {
  const unsent = unsentOf(pending);
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (kept.current !== null && kept.current !== unsent && readDraft(draftKey) === kept.current) {
      sessionStore.remove(draftKey);
      sessionStore.remove(sentKeyOf(draftKey));
    }
    kept.current = unsent;
    if (unsent === null || readDraft(draftKey) !== '') return;
    sessionStore.write(draftKey, unsent);
    sessionStore.write(sentKeyOf(draftKey), unsent);
  }, [unsent, draftKey]);
  return pending?.state === 'failed' ? unsent : null;
}

/** Beside a draft that is the copy of a question on its way: a reload may find that the server has it. */
export function sentKeyOf(draftKey: string): string {
  return `${draftKey}-sent`;
}

/** What the field begins with: the draft, unless its words stand in the chat already. */
export function startText(chatId: number, draftKey: string): string {
  const draft = readDraft(draftKey);
  return draft === unsentOf(pendingOf(chatId)) ? '' : draft;
}

function unsentOf(pending: Pending | null): string | null {
  return pending === null || pending.isStored ? null : pending.question;
}
