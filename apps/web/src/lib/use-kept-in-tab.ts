import { useState } from 'react';
import { sessionStore } from './storage.ts';

/**
 * State that also outlives the page in this tab, so that a reload or a session that is over loses nothing that was typed.
 * Whoever saves or takes back forgets it; logging out and other people clear it.
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

function read<T>(key: string): T | null {
  const kept = sessionStore.read(key);
  // safe: only `keep` writes it, in this tab.
  return kept === null ? null : (JSON.parse(kept) as T);
}
