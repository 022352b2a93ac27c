import { useState } from 'react';
import { sessionStore } from './storage.ts';

/**
 * State that is also kept in session storage, so that a reload or an expired session loses nothing that was typed. Call
 * `forget` after saving or discarding; logging out and signing in as someone else clear it too.
 */
export function useKeptInTab<T>(key: string, initial: T) {
  const [kept] = useState(() => read<T>(key));
  const [value, setValue] = useState<T>(kept ?? initial);
  return {
    value,
    isFromBefore: kept !== null,
    keep: (next: T) => {
      setValue(next);
      sessionStore.write(key, JSON.stringify(next));
    },
    forget: () => sessionStore.remove(key),
  };
}

/** Whether something typed is kept under this key. */
export function isKeptInTab(key: string): boolean {
  return sessionStore.read(key) !== null;
}

function read<T>(key: string): T | null {
  const kept = sessionStore.read(key);
  // safe: only `keep` writes it, in this tab.
  return kept === null ? null : (JSON.parse(kept) as T);
}
