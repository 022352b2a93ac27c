import { type Answer, listChats, listMessages, type Message, resumeAnswer } from '@herbie/contract';
import { ApiError } from '../../../lib/api-error.ts';
import { queryClient, refresh } from '../../../lib/query-client.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { pathOf, request, send } from '../../../lib/send.ts';
import { readAnswer } from './answer-stream.ts';
import { tellTabs } from './chat-tabs.ts';
import { markAnswered, markAnswering, type Pending, pendingOf, setPending } from './pending-store.ts';

/**
 * Shows an answer that the server is writing for another tab, or for this one before its connection broke. When nothing
 * is being written any more, the messages are read anew: they hold what became of it.
 */
export async function followAnswer(chatId: number): Promise<void> {
  if (pendingOf(chatId)?.state === 'sending') return;
  const before = pendingOf(chatId);
  const retry = () => void followAnswer(chatId);
  const start: Pending = before ?? { ...nothingYet, retry };
  setPending(chatId, { ...start, state: 'sending', retry });
  try {
    const response = await request(resumeAnswer, { params: { id: chatId }, accept: 'text/event-stream' });
    await showAnswer({ chatId, response, start: { ...start, blocks: [], state: 'sending', retry } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) reportFailure('answer not followed', error);
  }
  markAnswering(chatId, false);
  await readAnew(chatId, { ...start, state: 'failed', retry });
  tellTabs({ chatId, news: 'answered' });
}

interface Showing {
  readonly chatId: number;
  readonly response: Response;
  readonly start: Pending;
  /** Called once the server has the question. */
  readonly onStored?: () => void;
}

/** Shows an answer while it is written. */
export async function showAnswer({ chatId, response, start, onStored }: Showing): Promise<Answer> {
  let shown = start;
  const show = (change: Partial<Pending>) => {
    shown = { ...shown, ...change, isStopping: pendingOf(chatId)?.isStopping === true };
    setPending(chatId, shown);
  };
  const blocks: string[] = [];
  return readAnswer(response, ({ event, data }) => {
    if (event === 'user') {
      onStored?.();
      show({ isStored: true });
      if (isOnScreen(chatId, data.id)) show({ question: null });
      else if (shown.replaces === null) show({ question: data.content, profileId: data.profileId });
    }
    if (event === 'level') show({ level: data.level });
    if (event !== 'html') return;
    blocks[data.block] = data.html;
    show({ blocks: [...blocks] });
  });
}

/** The messages as the server has them; without a network what is shown stays, with a way to try again. */
export async function readAnew(chatId: number, failed: Pending | null): Promise<void> {
  try {
    const messages = await send(listMessages, { params: { id: chatId } });
    queryClient.setQueryData<readonly Message[]>([messagesKey(chatId)], messages);
    setPending(chatId, null);
    markAnswered(chatId);
    await refresh(listChats.path);
  } catch (error) {
    reportFailure('messages not read', error);
    setPending(chatId, failed);
  }
}

export function messagesKey(chatId: number): string {
  return pathOf(listMessages, { params: { id: chatId } });
}

function isOnScreen(chatId: number, messageId: number): boolean {
  return queryClient.getQueryData<Message[]>([messagesKey(chatId)])?.some(({ id }) => id === messageId) ?? false;
}

const nothingYet = {
  question: null,
  profileId: null,
  blocks: [],
  level: 'none',
  state: 'sending',
  isStored: true,
  isStopping: false,
  replaces: null,
} as const;
