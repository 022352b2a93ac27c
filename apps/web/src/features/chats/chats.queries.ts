import {
  type BodyInputOf,
  type Chat,
  deleteChat,
  exportChat,
  getChat,
  listChats,
  listMessages,
  type Message,
  rateMessage,
  restoreChat,
  updateChat,
} from '@herbie/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { pageHistory } from '../../lib/location.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { pathOf, request, send } from '../../lib/send.ts';
import { toast } from '../../ui/toast.tsx';
import { tellTabs } from './asking/chat-tabs.ts';
import { changeFailed, chatMessages } from './chats.messages.ts';
import { deletedChat, keepDeleted, openChatId } from './asking/pending-store.ts';

/** The title that a list read before tells of a chat, which may be all there is of it. */
export function findReadTitle(chatId: number): string | undefined {
  const { path } = listChats;
  const lists = queryClient.getQueriesData<readonly Chat[] | InfiniteData<readonly Chat[]>>({
    predicate: ({ queryKey: [key] }) => key === path || String(key).startsWith(`${path}?`),
  });
  const chats = lists.flatMap(([, list = []]) => ('pages' in list ? list.pages.flat() : list));
  return chats.find(({ id }) => id === chatId)?.title;
}

export type ExportFormat = 'txt' | 'md' | 'json';

export async function renameChat(id: number, title: string): Promise<void> {
  await change(id, { title });
}

export async function pinChat({ id, pinned }: Chat): Promise<void> {
  await orToast(() => change(id, { pinned: !pinned }));
}

/** Deletes a chat and offers to take that back; who was reading it lands on the dashboard, and back in it by Undo. */
export async function removeChat(chat: Chat): Promise<void> {
  await orToast(async () => {
    await send(deleteChat, { params: { id: chat.id } });
    const wasOpen = openChatId() === chat.id;
    keepDeleted(chat);
    if (wasOpen) pageHistory.push('/dashboard');
    toast({
      title: chatMessages.deleted(chat.title),
      action: { label: 'Undo', act: () => void bringBack(chat, wasOpen) },
    });
    await refresh(listChats.path);
    tellTabs({ chatId: chat.id, news: 'changed' });
  });
}

export async function bringBack({ id }: Chat, isShown: boolean): Promise<void> {
  await orToast(async () => {
    await send(restoreChat, { params: { id } });
    if (deletedChat()?.id === id) keepDeleted(null);
    await refresh(listChats.path, pathOf(getChat, { params: { id } }));
    if (isShown) pageHistory.push(`/chat/${id}`);
    tellTabs({ chatId: id, news: 'changed' });
  });
}

/** Keeps what was said of an answer, here too: the chat is not read again when it is opened again. */
export async function rate(
  { chatId, id }: { chatId: number; id: number },
  body: BodyInputOf<typeof rateMessage>,
): Promise<void> {
  await send(rateMessage, { params: { id: chatId, messageId: id }, body });
  const address = pathOf(listMessages, { params: { id: chatId } });
  queryClient.setQueriesData<Message[]>(
    { predicate: ({ queryKey: [key] }) => key === address || String(key).startsWith(`${address}?`) },
    (messages) =>
      messages?.map((message) =>
        message.id === id && message.role === 'assistant' ? { ...message, rating: body.rating } : message,
      ),
  );
}

/** Puts another version of a question or an answer on screen. */
export async function showVersion(chatId: number, messageId: number): Promise<void> {
  await orToast(async () => {
    await send(updateChat, { params: { id: chatId }, body: { versionId: messageId } });
    await refresh(pathOf(listMessages, { params: { id: chatId } }));
  });
}

/** A failed export is only logged. */
export async function download(chatId: number, format: ExportFormat): Promise<void> {
  try {
    const response = await request(exportChat, { params: { id: chatId }, query: { format } });
    saveFile(await response.blob(), `chat-${chatId}.${format}`);
    toast(chatMessages.exported[format]);
  } catch (error) {
    reportFailure('chat not exported', error);
  }
}

async function change(id: number, body: { title?: string; pinned?: boolean }): Promise<void> {
  const chat = await send(updateChat, { params: { id }, body });
  queryClient.setQueryData([pathOf(getChat, { params: { id } })], chat);
  await refresh(listChats.path);
  tellTabs({ chatId: id, news: 'changed' });
}

async function orToast(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    reportFailure('chat not changed', error);
    toast(changeFailed);
  }
}
