import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type Answer,
  assistantMessage,
  type AssistantMessage,
  type Message,
  type Rating,
  type UserMessage,
} from '@herbie/contract';
import { coverage, hasChanged } from '@herbie/domain';
import * as z from 'zod/mini';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { readStored, toStored } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { PageOfUser } from '../../platform/paging.ts';
import { maxAnswerMs } from '../assistant/model-engine.ts';
import { chatsErrors } from './chats.errors.ts';
import { getOwnChatRow } from './chats.service.ts';
import { listBranch, listSiblings } from './branches.store.ts';
import { findAnswerRow, findMessageRow, listRatings, type MessageRow, replaceFeedback } from './messages.store.ts';

/** What an answer carries beside its text, as it is stored. */
export const storedAnswer = z.pick(assistantMessage, {
  products: true,
  level: true,
  recommended: true,
  findings: true,
  checkedFor: true,
  unrecognised: true,
  sources: true,
  followUps: true,
});
export type StoredAnswer = z.output<typeof storedAnswer>;

export const emptyAnswer: StoredAnswer = {
  products: [],
  level: 'none',
  recommended: [],
  findings: [],
  unrecognised: [],
  sources: [],
  followUps: [],
};

interface PageOfChat extends PageOfUser {
  readonly chatId: number;
}

/** The branch on screen, oldest first, with the versions of each message. */
export async function listOwnMessages(
  deps: AppDeps,
  { chatId, userId, limit, before }: PageOfChat,
): Promise<Message[]> {
  const { db } = deps;
  const chat = await getOwnChatRow(db, { id: chatId, userId });
  const leafId =
    before === undefined
      ? chat.activeMessageId
      : ((await findMessageRow(db, { id: before, chatId }))?.parentId ?? null);
  if (leafId === null) return [];
  const rows = await listBranch(db, { chatId, leafId, limit });
  const told = rows.filter((row) => row.status !== 'running' || isAbandoned(deps, row));
  return withVersions(db, { chatId, rows: told });
}

/** Of the built-in guide, with much to spare. */
const maxComposingMs = 60_000;

/** No answer takes this long: its process has died, or could not store the failure. */
function isAbandoned(
  { clock, model }: Pick<AppDeps, 'clock' | 'model'>,
  row: Pick<MessageRow, 'status' | 'createdAt'>,
): boolean {
  const maxMs = maxComposingMs + (model === null ? 0 : maxAnswerMs);
  return row.status === 'running' && clock.now().getTime() - Date.parse(row.createdAt) > maxMs;
}

const readAtOnce = 500;

/** The newest `max` messages of the branch on screen, read in batches that yield to other requests. */
export async function listBranchOnScreen(
  deps: AppDeps,
  { max, ...owned }: { chatId: number; userId: number; max: number },
): Promise<Message[]> {
  const pages: Message[][] = [];
  let before: number | undefined;
  for (let read = 0; read < max; read += readAtOnce) {
    const page = await listOwnMessages(deps, { ...owned, limit: Math.min(readAtOnce, max - read), before });
    pages.unshift(page);
    before = page[0]?.id;
    if (before === undefined) break;
    await yieldToEventLoop();
  }
  return pages.flat();
}

async function withVersions(
  db: Db,
  { chatId, rows }: { chatId: number; rows: readonly MessageRow[] },
): Promise<Message[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const answers = rows.filter((row) => row.role === 'assistant').map(({ id }) => id);
  const given = answers.length === 0 ? [] : await listRatings(db, { userId: first.userId, messageIds: answers });
  const ratings = new Map(given.map(({ messageId, rating }) => [messageId, rating]));
  const siblings = await listSiblings(db, { chatId, parentIds: [...new Set(rows.map((row) => row.parentId))] });
  const groups = Map.groupBy(siblings, placeOf);
  return rows.map((row) => {
    const versions = (groups.get(placeOf(row)) ?? []).map(({ id }) => id);
    return row.role === 'user'
      ? toUserMessage(row, versions)
      : toAssistantMessage(row, { versions, rating: ratings.get(row.id) });
  });
}

/** Versions share a position: the same parent and the same role. */
function placeOf({ parentId, role }: Pick<MessageRow, 'parentId' | 'role'>): string {
  return `${role} ${parentId}`;
}

/** A stored answer together with the question it answers. */
export async function readExchange(db: Db, messageId: number): Promise<Answer | undefined> {
  const reply = await findAnswerRow(db, messageId);
  if (reply?.parentId == null) return undefined;
  const { chatId } = reply;
  const question = await findMessageRow(db, { id: reply.parentId, chatId });
  if (question === undefined) return undefined;
  const [userMessage, written] = await withVersions(db, { chatId, rows: [question, reply] });
  return userMessage?.role === 'user' && written?.role === 'assistant' ? { ...written, userMessage } : undefined;
}

export function toUserMessage(row: MessageRow, versions: readonly number[]): UserMessage {
  const { id, chatId, content, profileId, createdAt } = row;
  return { id, chatId, role: 'user', content, profileId, createdAt, versions };
}

/** Null when the record is damaged. */
export function readStoredAnswer(json: string | null): StoredAnswer | null {
  return json === null ? emptyAnswer : readStored(storedAnswer, json);
}

interface Around {
  readonly versions: readonly number[];
  readonly rating?: Rating | undefined;
}

export function toAssistantMessage(row: MessageRow, { versions, rating }: Around): AssistantMessage {
  const { id, chatId, content, profileId, createdAt } = row;
  const readable = readStoredAnswer(row.answer);
  const answer = readable ?? emptyAnswer;
  return {
    id,
    chatId,
    role: 'assistant',
    content,
    profileId,
    createdAt,
    versions,
    engine: row.engine === null || row.engine === 'built-in' ? 'built-in' : 'model',
    // Findings must not be dropped silently: an answer with a damaged record counts as interrupted.
    status: readable === null || row.status === null || row.status === 'running' ? 'interrupted' : row.status,
    knowledgeVersion: row.knowledgeVersion ?? '',
    ...(wouldDiffer(row.knowledgeVersion, answer.findings) ? { wouldDiffer: true } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...answer,
  };
}

/** Answers of the current knowledge version cannot differ. */
function wouldDiffer(knowledgeVersion: string | null, findings: StoredAnswer['findings']): boolean {
  return knowledgeVersion !== coverage().version && findings.some(hasChanged);
}

interface Verdict {
  readonly chatId: number;
  readonly messageId: number;
  readonly userId: number;
  readonly rating: Rating;
  readonly note: string | null;
  readonly sharesAnswer: boolean;
}

export async function rate({ db, clock }: AppDeps, verdict: Verdict): Promise<void> {
  const { chatId, messageId, userId, rating, note, sharesAnswer } = verdict;
  await getOwnChatRow(db, { id: chatId, userId });
  const row = await findMessageRow(db, { id: messageId, chatId });
  if (row?.role !== 'assistant') throw new AppError(chatsErrors.messageNotFound);
  const said = { rating, note, sharesAnswer: toStored(sharesAnswer), createdAt: timestamp(clock) };
  await db.transaction().execute((tx) => replaceFeedback(tx, { userId, messageId, ...said }));
}
