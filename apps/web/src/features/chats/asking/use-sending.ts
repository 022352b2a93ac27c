import {
  type Answer,
  editMessage,
  listChats,
  type Message,
  regenerateAnswer,
  sendMessage,
  stopAnswer,
} from '@herbie/contract';
import { useCallback } from 'react';
import { queryClient, refresh } from '../../../lib/query-client.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { request, send, UnreachableError } from '../../../lib/send.ts';
import { tellTabs } from './chat-tabs.ts';
import { followAnswer, messagesKey, readAnew, showAnswer } from './follow-answer.ts';
import { markAnswered, type Pending, pendingOf, setPending, usePending } from './pending-store.ts';
import { bodyOf, keepQuestion, sendInTurn } from './unsent.ts';

export type Ask =
  | { readonly kind: 'send'; readonly content: string; readonly profileId: number | null }
  | { readonly kind: 'again'; readonly messageId: number }
  | { readonly kind: 'edit'; readonly messageId: number; readonly content: string };

/** Sends questions of one chat and shows their answers while they are written. Nothing typed is ever lost. */
export function useSending(chatId: number, onSettled: () => void) {
  const pending = usePending(chatId);
  const ask = useCallback((question: Ask) => void sendQuestion({ chatId, onSettled }, question), [chatId, onSettled]);
  return { pending, ask };
}

/** Keeps what is there of the answer; while the question is still on its way, nothing but the question. */
export function stopAnswering(chatId: number): void {
  const pending = pendingOf(chatId);
  if (pending?.state !== 'sending' || pending.isStopping) return;
  setPending(chatId, { ...pending, isStopping: true });
  tellToStop(chatId, pending);
}

function tellToStop(chatId: number, { askId }: Pending): void {
  send(stopAnswer, { params: { id: chatId }, body: { askId } }).catch((error: unknown) => {
    reportFailure('not stopped', error);
    const pending = pendingOf(chatId);
    // It can be pressed again; what is on its way is stopped when it has arrived.
    if (pending?.state === 'sending' && pending.isStored) setPending(chatId, { ...pending, isStopping: false });
  });
}

/** The chat a question is asked in, and what is done once it is answered or refused. */
interface Asked {
  readonly chatId: number;
  readonly onSettled: () => void;
}

/** One question at a time in a chat. */
async function sendQuestion(asked: Asked, question: Ask): Promise<void> {
  const { chatId, onSettled } = asked;
  if (pendingOf(chatId)?.state === 'sending') return;
  if (question.kind === 'send' && (await sendInTurn(chatId, question))) return onSettled();
  const start: Pending = {
    question: question.kind === 'again' ? null : question.content,
    profileId: question.kind === 'send' ? question.profileId : null,
    blocks: [],
    level: 'none',
    state: 'sending',
    isStored: false,
    askId: randomKey(),
    isStopping: false,
    replaces: question.kind === 'send' ? null : question.messageId,
    retry: () => void sendQuestion(asked, question),
  };
  setPending(chatId, start);
  const onStored = () => {
    tellTabs({ chatId, news: 'asked' });
    // Another instance may have the question than the one that was told before.
    if (pendingOf(chatId)?.isStopping) tellToStop(chatId, start);
  };
  try {
    const response = await open(chatId, question, start);
    const answer = await showAnswer({ chatId, response, start, onStored });
    await settle(chatId, question, answer);
    setPending(chatId, null);
    markAnswered(chatId);
    void refresh(listChats.path);
  } catch (error) {
    reportFailure('message not answered', error);
    const last = pendingOf(chatId) ?? start;
    const failed: Pending = { ...last, state: 'failed', isStopping: false };
    // What the server has must not be sent twice: what became of it is read.
    if (failed.isStored) await readAnew(chatId, { ...failed, retry: () => void followAnswer(chatId) });
    else if (question.kind === 'send' && error instanceof UnreachableError && !last.isStopping) {
      await keepQuestion(chatId, question);
      setPending(chatId, null);
    } else setPending(chatId, failed);
  }
  tellTabs({ chatId, news: 'answered' });
  onSettled();
}

function open(chatId: number, question: Ask, { askId }: Pending): Promise<Response> {
  const accept = 'text/event-stream';
  if (question.kind === 'send') {
    const body = { ...bodyOf(chatId, question), askId };
    return request(sendMessage, { params: { id: chatId }, body, accept });
  }
  const params = { id: chatId, messageId: question.messageId };
  return question.kind === 'again'
    ? request(regenerateAnswer, { params, body: { askId }, accept })
    : request(editMessage, { params, body: { content: question.content, askId }, accept });
}

/** Puts the answer into the list of messages, or reads the list anew when a branch changed. */
async function settle(chatId: number, question: Ask, answer: Answer): Promise<void> {
  const key = messagesKey(chatId);
  if (question.kind === 'send') {
    const { userMessage, ...reply } = answer;
    const isNew = ({ id }: Message) => id !== userMessage.id && id !== reply.id;
    queryClient.setQueryData<Message[]>([key], (present) => present && [...present.filter(isNew), userMessage, reply]);
  } else await refresh(key);
}
