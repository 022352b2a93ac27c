import type { BodyInputOf, Message, sendMessage } from '@herbie/contract';
import { useMemo } from 'react';
import { useOutbox } from '../../../lib/offline/use-offline.ts';
import { addToOutbox, readOutbox, type OutboxMessage } from '../../../lib/offline/outbox.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { messagesKey } from './follow-answer.ts';

interface Question {
  readonly content: string;
  readonly profileId: number | null;
}

export function bodyOf(chatId: number, { content, profileId }: Question): BodyInputOf<typeof sendMessage> {
  return { chatId, role: 'user', content, ...(profileId === null ? {} : { profileId }) };
}

/** Kept on this device until there is a connection, then sent once. */
export async function keepQuestion(chatId: number, question: Question): Promise<void> {
  const messages = queryClient.getQueryData<Message[]>([messagesKey(chatId)]);
  const after = messages === undefined ? null : Math.max(0, ...messages.map(({ id }) => id));
  await addToOutbox({ call: 'sendMessage', id: chatId, body: bodyOf(chatId, question), after });
}

/** What waits goes first: a new question takes its place behind it. */
export async function sendInTurn(chatId: number, question: Question): Promise<boolean> {
  if (!readOutbox().some((each) => isOfChat(each, chatId) && each.refused === null)) return false;
  await keepQuestion(chatId, question);
  const { sendOutbox } = await import('../../../lib/offline/send-outbox.ts');
  await sendOutbox();
  return true;
}

/** The questions of a chat that wait to be sent, oldest first. */
export function useUnsent(chatId: number): readonly OutboxMessage[] {
  const waiting = useOutbox();
  return useMemo(() => waiting.filter((each) => isOfChat(each, chatId)), [waiting, chatId]);
}

function isOfChat(waiting: ReturnType<typeof readOutbox>[number], chatId: number): waiting is OutboxMessage {
  return waiting.call === 'sendMessage' && waiting.id === chatId;
}
