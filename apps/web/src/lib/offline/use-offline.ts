import { useEffect, useState, useSyncExternalStore } from 'react';
import { isKeeping, onKeptChange, readServedAt } from './kept-people-store.ts';
import { onOutboxChange, readOutbox, type OutboxItem } from './outbox.ts';

/** Whether the device says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, () => navigator.onLine);
}

/** What the signed-in person wrote that is not sent yet, oldest first. */
export function useOutbox(): readonly OutboxItem[] {
  return useSyncExternalStore(onOutboxChange, readOutbox);
}

/** When the people on screen were kept on this device; null while the server told them. */
export function useServedAt(): string | null {
  return useSyncExternalStore(onKeptChange, readServedAt);
}

/** Whether the people of this account are kept here; null until that is known. */
export function useIsKeeping(): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => void isKeeping().then(setKept);
    look();
    return onKeptChange(look);
  }, []);
  return isKept;
}

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
