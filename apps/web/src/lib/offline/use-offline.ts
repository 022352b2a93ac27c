import { useSyncExternalStore } from 'react';
import { onWaitingChange, readWaiting, type Waiting } from './waiting.ts';

/** Whether the device says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, () => navigator.onLine);
}

/** What the signed-in person wrote that is not sent yet, oldest first. */
export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(onWaitingChange, readWaiting);
}

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
