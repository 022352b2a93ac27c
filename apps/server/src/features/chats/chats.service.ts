import type { BodyOf, Chat, createChat, updateChat } from '@herbie/contract';
import { timestamp, timestampAfter, timestampBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { fromStored, toStored } from '../../platform/database/values.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import type { PageOfUser } from '../../platform/paging.ts';
import { maxAnswerMs } from '../assistant/model-engine.ts';
import { chatsErrors } from './chats.errors.ts';
import {
  type ChatRow,
  deleteChatRow,
  eraseDeletedChats,
  findChatRow,
  insertChat,
  listChatRows,
  listPinnedRows,
  restoreChatRow,
  searchChatRows,
  type ListedRow,
  untitled,
  updateChatRow,
} from './chats.store.ts';
import { findNewestLeaf } from './branches.store.ts';
import { findMessageRow, interruptAbandoned } from './messages.store.ts';
import { snippetAround } from './snippet.ts';

const keptAfterDeleteMs = 30 * 24 * 60 * 60 * 1000;
const maxWords = 8;
const abandonedAfterMs = 60 * 1000 + maxAnswerMs;

interface Listing extends PageOfUser {
  readonly q?: string | undefined;
  readonly pinned?: 'true' | undefined;
}

export async function listOwnChats(db: Db, { q, pinned, ...page }: Listing): Promise<Chat[]> {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  if (pinned) return (await listPinnedRows(db, page)).map(toListed);
  if (words.length === 0) return (await listChatRows(db, page)).map(toListed);
  const rows = await searchChatRows(db, { ...page, words: words.slice(0, maxWords) });
  return rows.map(({ found, ...row }) => ({
    ...toChat(row),
    snippet: snippetAround(found ?? row.title, words[0] ?? ''),
  }));
}

function toListed(row: ListedRow): Chat {
  return row.opening === null ? toChat(row) : { ...toChat(row), opening: row.opening };
}

/** Someone else's chat is not found, never forbidden. */
export async function getOwnChatRow(db: Db, owned: Owned): Promise<ChatRow> {
  const row = await findChatRow(db, owned);
  if (!row) throw new AppError(chatsErrors.chatNotFound);
  return row;
}

export async function ownsChat(db: Db, owned: Owned): Promise<boolean> {
  return (await findChatRow(db, owned)) !== undefined;
}

interface Start {
  readonly userId: number;
  readonly body: BodyOf<typeof createChat>;
  readonly recorder: ReplyRecorder;
}

export function startChat({ clock }: AppDeps, { userId, body, recorder }: Start): Promise<Chat> {
  const now = timestamp(clock);
  return recorder.write(async (tx) => {
    const row = await insertChat(tx, {
      userId,
      title: body.title ?? untitled,
      pinned: 0,
      lastActivityAt: now,
      activeMessageId: null,
      deletedAt: null,
      createdAt: now,
    });
    return { answer: toChat(row), isNew: true };
  });
}

interface Change {
  readonly id: number;
  readonly userId: number;
  readonly body: BodyOf<typeof updateChat>;
}

export async function changeChat({ db }: AppDeps, { id, userId, body }: Change): Promise<Chat> {
  await getOwnChatRow(db, { id, userId });
  const version =
    body.versionId === undefined ? undefined : await findMessageRow(db, { id: body.versionId, chatId: id });
  if (body.versionId !== undefined && !version) throw new AppError(chatsErrors.messageNotFound);
  await updateChatRow(db, {
    id,
    userId,
    changes: {
      ...(body.title === undefined ? {} : { title: body.title ?? untitled }),
      ...(body.pinned === undefined ? {} : { pinned: toStored(body.pinned) }),
      ...(version ? { activeMessageId: await findNewestLeaf(db, { id: version.id, chatId: id }) } : {}),
    },
  });
  return toChat(await getOwnChatRow(db, { id, userId }));
}

export async function removeChat({ db, clock }: AppDeps, owned: Owned): Promise<void> {
  if (!(await deleteChatRow(db, { ...owned, at: timestamp(clock) }))) throw new AppError(chatsErrors.chatNotFound);
}

export async function bringBackChat({ db, clock }: AppDeps, owned: Owned): Promise<Chat> {
  const since = timestampBefore(clock, keptAfterDeleteMs);
  await restoreChatRow(db, { ...owned, since });
  // One that is there already needed no restoring.
  return toChat(await getOwnChatRow(db, owned));
}

/** At the start: interrupts answers of a stopped process and erases chats that can no longer be restored. */
export async function cleanUpChats({ db, clock, engine }: AppDeps): Promise<void> {
  // The embedded database belongs to this process alone; on PostgreSQL another instance may still be writing.
  await interruptAbandoned(
    db,
    engine === 'sqlite' ? timestampAfter(clock, 1) : timestampBefore(clock, abandonedAfterMs),
  );
  await eraseOldChats({ db, clock });
}

export async function eraseOldChats({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await eraseDeletedChats(db, timestampBefore(clock, keptAfterDeleteMs));
}

/** Key by key: a spread takes four times as long, for each row of each list. */
export function toChat({
  id,
  userId,
  title,
  pinned,
  lastActivityAt,
  createdAt,
}: Omit<ChatRow, 'activeMessageId'>): Chat {
  return { id, userId, title, pinned: fromStored(pinned), lastActivityAt, createdAt };
}
