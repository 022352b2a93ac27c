/** What one tab tells the others of a conversation; ids alone, no words. */
export interface TabNews {
  readonly chatId: number;
  readonly news: 'asked' | 'answered' | 'changed';
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('herbie-chats');

export function tellTabs(news: TabNews): void {
  channel?.postMessage(news);
}

export function onTabNews(listener: (news: TabNews) => void): () => void {
  // safe: only tellTabs writes to this channel, on this origin.
  const hear = ({ data }: MessageEvent) => listener(data as TabNews);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
