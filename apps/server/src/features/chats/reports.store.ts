import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/paging.ts';

export type ReportRow = Awaited<ReturnType<typeof listReportRows>>[number];

/** Newest first, of all users: for admins alone. */
export function listReportRows(db: Db, { limit, before }: Page) {
  const query = before === undefined ? reported(db) : reported(db).where('message_feedback.id', '<', before);
  return query.orderBy('message_feedback.id', 'desc').limit(limit).execute();
}

export function findReportRow(db: Db, id: number): Promise<ReportRow | undefined> {
  return reported(db).where('message_feedback.id', '=', id).executeTakeFirst();
}

export async function markReport(db: Db, { id, handledAt }: { id: number; handledAt: string | null }): Promise<void> {
  await db
    .updateTable('message_feedback')
    .set({ handledAt })
    .where('id', '=', id)
    .where('rating', '=', 'unsafe')
    .execute();
}

/** Selects no column that reveals whose answer it was, the question, or for whom. */
function reported(db: Db) {
  return db
    .selectFrom('message_feedback')
    .innerJoin('chat_messages', 'chat_messages.id', 'message_feedback.messageId')
    .innerJoin('chats', 'chats.id', 'chat_messages.chatId')
    .select([
      'message_feedback.id',
      'message_feedback.createdAt as reportedAt',
      'message_feedback.note',
      'message_feedback.sharesAnswer',
      'message_feedback.handledAt',
      'chat_messages.engine',
      'chat_messages.knowledgeVersion',
      'chat_messages.answer',
      'chat_messages.content',
      'chats.deletedAt',
    ])
    .where('message_feedback.rating', '=', 'unsafe');
}
