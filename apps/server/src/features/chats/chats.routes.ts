import {
  createChat,
  deleteChat,
  exportChat,
  getChat,
  listChats,
  listMessages,
  rateMessage,
  restoreChat,
  succeeded,
  updateChat,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import {
  bringBackChat,
  changeChat,
  getOwnChatRow,
  listOwnChats,
  removeChat,
  startChat,
  toChat,
} from './chats.service.ts';
import { exportFormats } from './export.ts';
import { listBranchOnScreen, listOwnMessages, rate } from './messages.service.ts';

const exportedMessages = 10_000;

/** Conversations and their messages; answering is registered in answers.routes.ts. */
export function registerChats(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });
  const { db } = deps;

  registerCall(listChats, ({ session, query }) => listOwnChats(db, { userId: session.user.id, ...query }));

  registerCall(createChat, ({ session, body, recorder }) =>
    startChat(deps, { userId: session.user.id, body, recorder }),
  );

  registerCall(getChat, async ({ session, params }) =>
    toChat(await getOwnChatRow(db, { id: params.id, userId: session.user.id })),
  );

  registerCall(updateChat, ({ session, params, body }) =>
    changeChat(deps, { id: params.id, userId: session.user.id, body }),
  );

  registerCall(deleteChat, async ({ session, params }) => {
    await removeChat(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });

  registerCall(restoreChat, ({ session, params }) => bringBackChat(deps, { id: params.id, userId: session.user.id }));

  registerCall(listMessages, ({ session, params, query }) =>
    listOwnMessages(deps, { chatId: params.id, userId: session.user.id, ...query }),
  );

  registerCall(rateMessage, async ({ session, params, body }) => {
    const { rating, note, sharesAnswer } = body;
    await rate(deps, {
      chatId: params.id,
      messageId: params.messageId,
      userId: session.user.id,
      rating,
      note: note ?? null,
      sharesAnswer,
    });
    return succeeded;
  });

  registerCall(exportChat, async ({ session, params, query, reply }) => {
    const userId = session.user.id;
    const chat = toChat(await getOwnChatRow(db, { id: params.id, userId }));
    const messages = await listBranchOnScreen(deps, { chatId: params.id, userId, max: exportedMessages });
    const format = exportFormats[query.format];
    return reply
      .headers({
        'content-type': format.type,
        'content-disposition': `attachment; filename="chat-${chat.id}.${query.format}"`,
      })
      .send(await format.write({ chat, messages }));
  });
}
