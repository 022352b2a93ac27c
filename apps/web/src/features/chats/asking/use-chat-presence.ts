import { listChats, listMessages, type Message } from '@herbie/contract';
import { useEffect } from 'react';
import { refresh } from '../../../lib/query-client.ts';
import { pathOf } from '../../../lib/send.ts';
import { onTabNews, type TabNews } from './chat-tabs.ts';
import { followAnswer } from './follow-answer.ts';
import { markAnswered, markAnswering, openChatId, openInView, pendingOf } from './pending-store.ts';

/** Keeps a chat on screen in step with what happens to it in other tabs, and with an answer begun before it was opened. */
export function useChatPresence(chatId: number, messages: readonly Message[] | undefined): void {
  useEffect(() => {
    openInView(chatId);
    return () => openInView(null);
  }, [chatId]);

  const last = messages?.at(-1);
  const isUnanswered = last?.role === 'user';
  useEffect(() => {
    if (isUnanswered && pendingOf(chatId) === null) void followAnswer(chatId);
  }, [chatId, isUnanswered]);
}

/** Hears other tabs for as long as the page lives. */
onTabNews(({ chatId, news }: TabNews) => {
  if (news === 'asked') {
    if (openChatId() === chatId) void followAnswer(chatId);
    else markAnswering(chatId, true);
    return;
  }
  if (news === 'answered' && pendingOf(chatId)?.state !== 'sending') {
    markAnswered(chatId);
    void refresh(pathOf(listMessages, { params: { id: chatId } }));
  }
  void refresh(listChats.path, `${listChats.path}/${chatId}`);
});
