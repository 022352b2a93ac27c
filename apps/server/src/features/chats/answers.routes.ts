import {
  type Answer,
  editMessage,
  regenerateAnswer,
  resumeAnswer,
  sendMessage,
  stopAnswer,
  succeeded,
} from '@herbie/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { type ReplyRecorder, wantsEvents } from '../../platform/http/idempotency.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { createAssistant } from '../assistant/assistant.ts';
import { ask, askAgain, askDifferently, type StartedAnswer } from './asking.service.ts';
import { chatsErrors } from './chats.errors.ts';
import { getOwnChatRow } from './chats.service.ts';
import { streamAnswer } from './event-stream.ts';
import { followEnded } from './followed-answer.ts';
import { createRunningAnswers } from './running-answers.ts';
import { createSharedAnswers } from './shared-answers.ts';

interface Delivery {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: SignedIn;
}

interface Asked extends Pick<Delivery, 'request' | 'session'> {
  readonly recorder: ReplyRecorder;
  readonly params: { readonly id: number };
  readonly body: { readonly askId?: string | undefined };
}

/** Questions and their answers: streamed to callers that accept events, as a whole to all others. */
export function registerAnswers(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });
  const { db } = deps;
  const answers = createRunningAnswers(createSharedAnswers(deps));
  const assistant = createAssistant(deps, app.log);
  // The database is closed next, so wait briefly for answers that are almost finished.
  app.addHook('onClose', () => answers.idle());
  const asking = ({ request, session, recorder, params, body }: Asked) => {
    const asked = { chatId: params.id, userId: session.user.id, askId: body.askId };
    return { deps, answers, assistant, request, session, recorder, ...asked };
  };
  const deliver = ({ running, answer }: StartedAnswer, { request, reply, session }: Delivery) =>
    wantsEvents(request) ? streamAnswer({ deps, reply, running, sessionId: session.sessionId }) : answer;
  const replay = (answer: Answer, { reply, session }: Pick<Delivery, 'reply' | 'session'>) =>
    streamAnswer({ deps, reply, running: followEnded(answer), sessionId: session.sessionId });

  registerCall(sendMessage, async (input) => deliver(await ask(asking(input), input.body), input), replay);

  registerCall(
    regenerateAnswer,
    async (input) => deliver(await askAgain(asking(input), input.params.messageId), input),
    replay,
  );

  registerCall(
    editMessage,
    async (input) => {
      const { messageId } = input.params;
      return deliver(await askDifferently(asking(input), { messageId, content: input.body.content }), input);
    },
    replay,
  );

  registerCall(resumeAnswer, async ({ session, params, reply }) => {
    const owner = { chatId: params.id, userId: session.user.id };
    await getOwnChatRow(db, { id: params.id, userId: session.user.id });
    const running = answers.find(owner) ?? (await answers.shared?.find(owner));
    if (!running) throw new AppError(chatsErrors.nothingRunning);
    return streamAnswer({ deps, reply, running, sessionId: session.sessionId });
  });

  registerCall(stopAnswer, async ({ session, params, body }) => {
    const owner = { chatId: params.id, userId: session.user.id };
    await getOwnChatRow(db, { id: params.id, userId: session.user.id });
    if (answers.stop({ ...owner, askId: body.askId }) === 'not-here') await answers.shared?.stop(owner);
    return succeeded;
  });
}
