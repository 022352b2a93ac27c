import {
  type Answer,
  editMessage,
  listChats,
  listMessages,
  type Message,
  regenerateAnswer,
  sendMessage,
  stopAnswer,
} from '@herbie/contract';
import { useState } from 'react';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { pathOf, request, send } from '../../lib/send.ts';
import { readAnswer } from './answer-stream.ts';

/** A question on its way, or one that did not get there. */
export interface Pending {
  readonly question: string | null;
  readonly blocks: readonly string[];
  readonly state: 'sending' | 'failed';
  readonly retry: () => void;
}

type Ask =
  | { readonly kind: 'send'; readonly content: string; readonly profileId: number | null }
  | { readonly kind: 'again'; readonly messageId: number }
  | { readonly kind: 'edit'; readonly messageId: number; readonly content: string };

/** Sends questions of one chat and shows their answers while they are written. Nothing typed is ever lost. */
export function useSending(chatId: number, onSettled: () => void) {
  const [pending, setPending] = useState<Pending | null>(null);

  async function ask(question: Ask): Promise<void> {
    if (pending?.state === 'sending') return;
    const shown = question.kind === 'again' ? null : question.content;
    const retry = () => void ask(question);
    const blocks: string[] = [];
    setPending({ question: shown, blocks: [], state: 'sending', retry });
    try {
      const response = await open(chatId, question);
      const answer = await readAnswer(response, (event) => {
        if (event.event !== 'html') return;
        blocks[event.data.block] = event.data.html;
        setPending({ question: shown, blocks: [...blocks], state: 'sending', retry });
      });
      await settle(chatId, question, answer);
      setPending(null);
    } catch (error) {
      console.error('message not answered', error instanceof Error ? error.message : error);
      setPending({ question: shown, blocks: [...blocks], state: 'failed', retry });
    }
    onSettled();
  }

  const stop = () => {
    send(stopAnswer, { params: { id: chatId } }).catch((error: unknown) =>
      console.error('not stopped', error instanceof Error ? error.message : error),
    );
  };
  return { pending, ask, stop };
}

function open(chatId: number, question: Ask): Promise<Response> {
  const accept = 'text/event-stream';
  if (question.kind === 'send') {
    const { content, profileId } = question;
    return request(sendMessage, {
      params: { id: chatId },
      body: { chatId, role: 'user', content, ...(profileId === null ? {} : { profileId }) },
      accept,
    });
  }
  const params = { id: chatId, messageId: question.messageId };
  return question.kind === 'again'
    ? request(regenerateAnswer, { params, accept })
    : request(editMessage, { params, body: { content: question.content }, accept });
}

/** Puts the answer into the list of messages, or reads the list anew when a branch changed. */
async function settle(chatId: number, question: Ask, answer: Answer): Promise<void> {
  const key = pathOf(listMessages, { params: { id: chatId } });
  if (question.kind === 'send') {
    const { userMessage, ...reply } = answer;
    queryClient.setQueryData<Message[]>([key], (present = []) => [...present, userMessage, reply]);
  } else await refresh(key);
  await refresh(listChats.path);
}
