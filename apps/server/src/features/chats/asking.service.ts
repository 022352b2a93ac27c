import type { Answer, BodyOf, Profile, sendMessage } from '@herbie/contract';
import type { FastifyRequest } from 'fastify';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { recordEvent } from '../analytics/analytics.service.ts';
import type { Assistant } from '../assistant/assistant.ts';
import { profilesErrors } from '../profiles/profiles.errors.ts';
import { findMainProfile, getOwnProfile } from '../profiles/profiles.service.ts';
import { writeAnswer } from './answering.ts';
import { chatsErrors, tooManyAnswers } from './chats.errors.ts';
import { getOwnChatRow } from './chats.service.ts';
import { noteNewMessage } from './chats.store.ts';
import type { RunningAnswer } from './followed-answer.ts';
import { toAssistantMessage, toUserMessage } from './messages.service.ts';
import { findMessageRow, findRunning, insertMessage, type MessageRow, updateMessage } from './messages.store.ts';
import type { RunningAnswers } from './running-answers.ts';

/** A started answer: follow it block by block, or wait for the whole. */
export interface StartedAnswer {
  readonly running: RunningAnswer;
  readonly answer: Promise<Answer>;
}

interface Asking {
  readonly deps: AppDeps;
  readonly answers: RunningAnswers;
  readonly assistant: Assistant;
  readonly request: FastifyRequest;
  readonly session: SignedIn;
  readonly recorder: ReplyRecorder;
  readonly chatId: number;
  readonly userId: number;
  readonly askId: string | undefined;
}

/** A new message at the end of the chat. */
export async function ask(asking: Asking, body: BodyOf<typeof sendMessage>): Promise<StartedAnswer> {
  const { deps, chatId, userId } = asking;
  if (body.chatId !== undefined && body.chatId !== chatId) throw new AppError(chatsErrors.chatDiffers);
  await getOwnChatRow(deps.db, { id: chatId, userId });
  const profile = await profileFor(deps, { userId, profileId: body.profileId ?? null });
  return begin(asking, { after: 'the newest', content: body.content, profile });
}

/** Answers the same question again; the older answer stays as a version. */
export async function askAgain(asking: Asking, messageId: number): Promise<StartedAnswer> {
  const { deps, chatId, userId } = asking;
  await getOwnChatRow(deps.db, { id: chatId, userId });
  const old = await findMessageRow(deps.db, { id: messageId, chatId });
  const question = old?.parentId == null ? undefined : await findMessageRow(deps.db, { id: old.parentId, chatId });
  if (old?.role !== 'assistant' || question?.role !== 'user') throw new AppError(chatsErrors.messageNotFound);
  const profile = await profileStillThere(deps, { userId, profileId: question.profileId });
  return begin(asking, { question, profile });
}

/** Replaces a question with another wording; the older branch stays. */
export async function askDifferently(
  asking: Asking,
  { messageId, content }: { messageId: number; content: string },
): Promise<StartedAnswer> {
  const { deps, chatId, userId } = asking;
  await getOwnChatRow(deps.db, { id: chatId, userId });
  const old = await findMessageRow(deps.db, { id: messageId, chatId });
  if (old?.role !== 'user') throw new AppError(chatsErrors.messageNotFound);
  const profile = await profileStillThere(deps, { userId, profileId: old.profileId });
  return begin(asking, { after: old.parentId, content, profile });
}

type Start = { readonly profile: Profile | null } & (
  | { readonly after: number | null | 'the newest'; readonly content: string }
  | { readonly question: MessageRow }
);

/** The user's message is stored before anything is asked; one answer at a time in a chat. */
async function begin(asking: Asking, start: Start): Promise<StartedAnswer> {
  const { deps, answers, assistant, request, session, recorder, chatId, userId, askId } = asking;
  await deps.limits.spend('messagesPerUser', String(userId));
  const running = answers.begin({ chatId, userId, askId });
  if (running === 'busy') throw new AppError(chatsErrors.stillAnswering);
  if (running === 'too-many') throw tooManyAnswers();
  try {
    const stored = await store({ deps, answers, request, recorder, chatId, userId, start });
    const tellNoMore = answers.shared?.tell(running, stored.reply.id);
    const job = { deps, assistant, running, session, recorder, profile: start.profile, ...stored };
    const answer = writeAnswer(job).finally(() => {
      answers.end(chatId);
      return tellNoMore?.();
    });
    answer.catch(() => recorder.giveUp());
    return { running, answer };
  } catch (error) {
    answers.end(chatId);
    throw error;
  }
}

interface Store {
  readonly deps: AppDeps;
  readonly answers: RunningAnswers;
  readonly request: FastifyRequest;
  readonly recorder: ReplyRecorder;
  readonly chatId: number;
  readonly userId: number;
  readonly start: Start;
}

interface Stored {
  readonly question: MessageRow;
  readonly reply: MessageRow;
}

function store(input: Store): Promise<Stored> {
  const { deps, answers, request, recorder, chatId, userId, start } = input;
  const { db, clock } = deps;
  const profileId = start.profile?.id ?? null;
  return db.transaction().execute(async (tx) => {
    await answers.shared?.refuseWhenBusy(tx, { chatId, userId });
    const unfinished = await findRunning(tx, chatId);
    if (unfinished && !isOver(input, unfinished)) throw new AppError(chatsErrors.stillAnswering);
    if (unfinished) await updateMessage(tx, { id: unfinished.id, changes: { status: 'interrupted' } });
    const createdAt = timestamp(clock);
    const blank = { chatId, userId, profileId, engine: null, answer: null, knowledgeVersion: null, createdAt };
    const question =
      'question' in start
        ? start.question
        : await insertMessage(tx, {
            ...blank,
            parentId: start.after === 'the newest' ? await newestOnScreen(tx, { id: chatId, userId }) : start.after,
            content: start.content,
            role: 'user',
            status: null,
          });
    const reply = await insertMessage(tx, {
      ...blank,
      parentId: question.id,
      content: '',
      role: 'assistant',
      status: 'running',
    });
    await recorder.begin(tx, toUnfinished({ question, reply }));
    await answers.shared?.begin(tx, { chatId, userId, messageId: reply.id });
    await noteNewMessage(tx, { id: chatId, messageId: reply.id, at: createdAt });
    await recordEvent({ db: tx, clock, request, type: 'chat_message', userId });
    return { question, reply };
  });
}

/** Read with the message that follows it: another answer may have been finished, or the chat deleted, since the request came. */
async function newestOnScreen(tx: Db, chat: Owned): Promise<number | null> {
  return (await getOwnChatRow(tx, chat)).activeMessageId;
}

/** The reply in case the answer is never finished. */
function toUnfinished({ question, reply }: Stored): Answer {
  const userMessage = toUserMessage(question, [question.id]);
  return { ...toAssistantMessage(reply, { versions: [reply.id] }), userMessage };
}

/** True when nobody is writing this answer any more. A single instance knows its own running answers. */
function isOver({ answers }: Store, row: Pick<MessageRow, 'createdAt'>): boolean {
  return answers.shared?.isOver(row) ?? true;
}

/** The profile asked for, which must be the user's own; else the main one; else none. */
function profileFor(
  { db }: AppDeps,
  { userId, profileId }: { userId: number; profileId: number | null },
): Promise<Profile | null> {
  return profileId === null ? findMainProfile(db, userId) : getOwnProfile(db, { id: profileId, userId });
}

/** The profile a stored question was asked for; the main one when it is gone. */
async function profileStillThere(
  deps: AppDeps,
  owner: { userId: number; profileId: number | null },
): Promise<Profile | null> {
  return profileFor(deps, owner).catch((error: unknown) => {
    if (error instanceof AppError && error.code === profilesErrors.profileNotFound.code)
      return findMainProfile(deps.db, owner.userId);
    throw error;
  });
}
