import {
  createChat,
  deleteChat,
  editMessage,
  exportChat,
  getChat,
  listChats,
  listMessages,
  rateMessage,
  regenerateAnswer,
  restoreChat,
  resumeAnswer,
  sendMessage,
  stopAnswer,
  succeeded,
  updateChat,
} from '@herbie/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { type KeptAnswer, wantsEvents } from '../../platform/http/idempotency.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { createAssistant } from '../assistant/assistant.ts';
import { ask, askAgain, askDifferently, type Asked } from './asking.service.ts';
import { chatsErrors } from './chats.errors.ts';
import {
  bringBackChat,
  changeChat,
  getOwnChatRow,
  listOwnChats,
  removeChat,
  startChat,
  toChat,
} from './chats.service.ts';
import { streamAnswer } from './event-stream.ts';
import { exportFormats } from './export.ts';
import { listBranchOnScreen, listOwnMessages, rate } from './messages.service.ts';
import { createRunningAnswers } from './running-answers.ts';
import { createSharedAnswers } from './shared-answers.ts';

const exportedMessages = 10_000;

export function registerChats(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });
  const { db } = deps;
  const answers = createRunningAnswers(createSharedAnswers(deps));
  const assistant = createAssistant(deps, app.log);
  // The database is closed next: an answer that is almost written is worth the short wait.
  app.addHook('onClose', () => answers.idle());
  const asking = (input: { request: FastifyRequest; session: SignedIn; kept: KeptAnswer; params: { id: number } }) => ({
    deps,
    answers,
    assistant,
    request: input.request,
    session: input.session,
    kept: input.kept,
    chatId: input.params.id,
    userId: input.session.user.id,
  });
  const deliver = (
    { running, answer }: Asked,
    { request, reply, session }: { request: FastifyRequest; reply: FastifyReply; session: SignedIn },
  ) => (wantsEvents(request) ? streamAnswer({ deps, reply, running, sessionId: session.sessionId }) : answer);

  registerCall(listChats, ({ session, query }) => listOwnChats(db, { userId: session.user.id, ...query }));

  registerCall(createChat, ({ session, body, kept }) => startChat(deps, { userId: session.user.id, body, kept }));

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
    listOwnMessages(deps, { chatId: params.id, userId: session.user.id, limit: query.limit, before: query.before }),
  );

  registerCall(sendMessage, async (input) => deliver(await ask(asking(input), input.body), input));

  registerCall(regenerateAnswer, async (input) =>
    deliver(await askAgain(asking(input), input.params.messageId), input),
  );

  registerCall(editMessage, async (input) => {
    const { messageId } = input.params;
    return deliver(await askDifferently(asking(input), { messageId, content: input.body.content }), input);
  });

  registerCall(resumeAnswer, async ({ session, params, reply }) => {
    const owner = { chatId: params.id, userId: session.user.id };
    await getOwnChatRow(db, { id: params.id, userId: session.user.id });
    const running = answers.find(owner) ?? (await answers.shared?.find(owner));
    if (!running) throw new AppError(chatsErrors.nothingRunning);
    return streamAnswer({ deps, reply, running, sessionId: session.sessionId });
  });

  registerCall(stopAnswer, async ({ session, params }) => {
    const owner = { chatId: params.id, userId: session.user.id };
    await getOwnChatRow(db, { id: params.id, userId: session.user.id });
    const running = answers.find(owner);
    if (running) running.stop.abort();
    else await answers.shared?.stop(owner);
    return succeeded;
  });

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
    const messages = await listBranchOnScreen(deps, { chatId: params.id, userId, most: exportedMessages });
    const format = exportFormats[query.format];
    return reply
      .headers({
        'content-type': format.type,
        'content-disposition': `attachment; filename="chat-${chat.id}.${query.format}"`,
      })
      .send(await format.write({ chat, messages }));
  });
}
