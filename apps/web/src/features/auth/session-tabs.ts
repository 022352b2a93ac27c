// Tabs of one browser share a session: who logs in or out in one of them is told to the others, by id alone.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('herbie-session');

/** Null: nobody is signed in any more. */
export function tellSession(userId: number | null): void {
  channel?.postMessage(userId);
}

export function onSessionElsewhere(listener: (userId: number | null) => void): () => void {
  // safe: only tellSession writes to this channel, on this origin.
  const hear = ({ data }: MessageEvent) => listener(data as number | null);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
