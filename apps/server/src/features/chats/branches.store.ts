import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { messageColumns, type MessageRow, running } from './messages.store.ts';

type Spoken = Pick<MessageRow, 'role' | 'content' | 'profileId'>;
interface Branch {
  readonly chatId: number;
  /** The newest message of the branch. */
  readonly leafId: number;
  readonly limit: number;
}

/** The branch that ends in `leafId`, oldest first, at most `limit` messages from its end. */
export async function listBranch(db: Db, { chatId, leafId, limit }: Branch): Promise<MessageRow[]> {
  return readBranch(db, [leafId, chatId, limit]);
}

/** The same, only who says what, and for whom. */
export function listSpoken(db: Db, { chatId, leafId, limit }: Branch): Promise<Spoken[]> {
  return readSpoken(db, [leafId, chatId, limit]);
}

const ofBranch = messageColumns.map((column) => `chat_messages.${column}` as const);
const readBranch = compileOnce((db) => branchIn(db).select(ofBranch));
const readSpoken = compileOnce((db) => branchIn(db).select(['role', 'content', 'profileId']));

function branchIn(db: Db) {
  return db
    .withRecursive('branch', (recursive) =>
      recursive
        .selectFrom('chat_messages')
        .select(['id', 'parentId'])
        .select((eb) => eb.lit(1).as('depth'))
        .where('id', '=', 1)
        .where('chatId', '=', 1)
        .unionAll(
          recursive
            .selectFrom('chat_messages as older')
            .innerJoin('branch', 'older.id', 'branch.parentId')
            .select(['older.id', 'older.parentId'])
            .select((eb) => eb('branch.depth', '+', eb.lit(1)).as('depth'))
            .where('branch.depth', '<', 1),
        ),
    )
    .selectFrom('chat_messages')
    .innerJoin('branch', 'branch.id', 'chat_messages.id')
    .orderBy('branch.depth', 'desc');
}

/** Ids of all messages with the same parents: versions of one another. */
export function listSiblings(db: Db, { chatId, parentIds }: { chatId: number; parentIds: readonly (number | null)[] }) {
  const known = parentIds.filter((id) => id !== null);
  return db
    .selectFrom('chat_messages')
    .select(['id', 'parentId', 'role'])
    .where('chatId', '=', chatId)
    .where((where) =>
      where.or([
        ...(known.length > 0 ? [where('parentId', 'in', known)] : []),
        ...(known.length < parentIds.length ? [where('parentId', 'is', null)] : []),
      ]),
    )
    .where((where) => where.or([where('status', 'is', null), where('status', '!=', 'running')]))
    .orderBy('id')
    .execute();
}

/** The other versions of a question that is being answered, and of its answer. */
export function listVersions(db: Db, { chatId, id, parentId }: Pick<MessageRow, 'chatId' | 'id' | 'parentId'>) {
  return parentId === null ? listFirstOr(db, [chatId, id]) : listUnder(db, [chatId, id, parentId]);
}

const listFirstOr = compileOnce((db) =>
  versionsIn(db).where((where) => where.or([where('parentId', '=', 1), where('parentId', 'is', null)])),
);
const listUnder = compileOnce((db) => versionsIn(db).where('parentId', 'in', [1, 1]));

function versionsIn(db: Db) {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'parentId', 'role'])
    .where('chatId', '=', 1)
    .where((where) => where.or([where('status', 'is', null), where('status', '!=', running)]))
    .orderBy('id');
}

/** The newest message below `id`, following the newest child each time; `id` itself when it has none. */
export async function findNewestLeaf(db: Db, { id, chatId }: { id: number; chatId: number }): Promise<number> {
  const { leaf } = await db
    .withRecursive('branch', (recursive) =>
      recursive
        .selectFrom('chat_messages')
        .select((eb) => eb.ref('id').$castTo<number | null>().as('id'))
        .where('id', '=', id)
        .unionAll(
          recursive
            .selectFrom('branch')
            .select((eb) =>
              eb
                .selectFrom('chat_messages as child')
                .select((child) => child.fn.max('child.id').as('id'))
                .where('child.chatId', '=', chatId)
                .whereRef('child.parentId', '=', 'branch.id')
                .as('id'),
            )
            .where('branch.id', 'is not', null),
        ),
    )
    .selectFrom('branch')
    // A child is always newer than what it follows.
    .select((eb) => eb.fn.max('branch.id').as('leaf'))
    .executeTakeFirstOrThrow();
  return leaf ?? id;
}
