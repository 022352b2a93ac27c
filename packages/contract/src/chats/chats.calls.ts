import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  done,
  id,
  idParams,
  idText,
  inThousands,
  list,
  optionalText,
  pageQuery,
  tooLong,
  trueOrFalse,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { answer, chat, message, ratings } from './chats.shapes.ts';

const content = z
  .string('Message is required')
  .check(
    z.trim(),
    z.minLength(1, 'Message is required'),
    z.maxLength(limits.message, `Message must be at most ${inThousands(limits.message)} characters`),
  );
/** An id that may also be sent as a string of digits, as forms do. */
const looseId = z.union([id, idText], 'Invalid id');
/** Made up by the asker, who can stop the answer by it before the question has arrived. */
const askId = z.optional(
  z.string('Invalid askId').check(z.minLength(1), z.maxLength(limits.askId, tooLong(limits.askId))),
);
const messageParams = z.object({ id: idText, messageId: idText });

/** The account's chats, newest first; with `q` those whose title or messages hold its words. */
export const listChats = defineCall({
  name: 'listChats',
  method: 'GET',
  path: '/api/chats',
  access: 'user',
  query: z.extend(pageQuery({ defaultLimit: 50, maxLimit: limits.page }), {
    q: z.optional(z.string().check(z.trim(), z.maxLength(limits.chatSearch, tooLong(limits.chatSearch)))),
    /** Only pinned chats. */
    pinned: z.optional(z.literal('true', 'pinned must be true')),
  }),
  reply: list(chat),
});

/** One chat. Refused with `chat_not_found`. */
export const getChat = defineCall({
  name: 'getChat',
  method: 'GET',
  path: '/api/chats/:id',
  access: 'user',
  params: idParams,
  reply: chat,
});

/** The messages of the branch on screen, oldest first. Refused with `chat_not_found`. */
export const listMessages = defineCall({
  name: 'listMessages',
  method: 'GET',
  path: '/api/chats/:id/messages',
  access: 'user',
  params: idParams,
  query: pageQuery({ defaultLimit: limits.messagesPage, maxLimit: limits.messagesPage }),
  reply: list(message),
});

/** Creates an empty chat. */
export const createChat = defineCall({
  name: 'createChat',
  method: 'POST',
  path: '/api/chats',
  access: 'user',
  body: z.object({ title: optionalText(limits.chatTitle) }),
  reply: chat,
  success: [201],
});

/** The branch on screen as a file, without affiliate tags. Refused with `chat_not_found`. */
export const exportChat = defineCall({
  name: 'exportChat',
  method: 'GET',
  path: '/api/chats/:id/export',
  access: 'user',
  params: idParams,
  query: z.object({ format: z._default(z.enum(['txt', 'md', 'json'], 'format must be txt, md or json'), 'txt') }),
  reply: z.string(),
  raw: true,
});

/**
 * Asks a question and answers it; asked for `text/event-stream`, the same call streams the answer (see answer-events.ts).
 * Refused with `chat_not_found`, `chat_differs`, `profile_not_found`, `still_answering` or `too_many_answers`.
 */
export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/chats/:id/messages',
  access: 'user',
  params: idParams,
  body: z.object({
    content,
    chatId: z.optional(id),
    role: z.optional(z.literal('user', 'role must be user')),
    profileId: z.optional(z.nullable(looseId)),
    askId,
  }),
  reply: answer,
  success: [201],
});

/** Streams an answer that is being written, from its beginning. Refused with `nothing_running`. */
export const resumeAnswer = defineCall({
  name: 'resumeAnswer',
  method: 'GET',
  path: '/api/chats/:id/stream',
  access: 'user',
  params: idParams,
  reply: z.string(),
  raw: true,
});

/**
 * Stops the answer that is being written and keeps what was shown; succeeds when there is none. With an `askId` only the
 * answer to that question, as soon as it is asked if it is still on its way. Refused with `chat_not_found`.
 */
export const stopAnswer = defineCall({
  name: 'stopAnswer',
  method: 'POST',
  path: '/api/chats/:id/stop',
  access: 'user',
  params: idParams,
  body: z.object({ askId }),
  reply: done,
});

/** Renames, pins or switches the branch on screen. Refused with `chat_not_found` or `message_not_found`. */
export const updateChat = defineCall({
  name: 'updateChat',
  method: 'PATCH',
  path: '/api/chats/:id',
  access: 'user',
  params: idParams,
  body: z.object({
    title: optionalText(limits.chatTitle),
    pinned: z.optional(trueOrFalse),
    /** Switches to the branch that contains this message. */
    versionId: z.optional(id),
  }),
  reply: chat,
});

/** Deletes a chat; it can be restored for 30 days. Refused with `chat_not_found`. */
export const deleteChat = defineCall({
  name: 'deleteChat',
  method: 'DELETE',
  path: '/api/chats/:id',
  access: 'user',
  params: idParams,
  reply: done,
});

/** Restores a chat deleted in the last 30 days. Refused with `chat_not_found`. */
export const restoreChat = defineCall({
  name: 'restoreChat',
  method: 'POST',
  path: '/api/chats/:id/restore',
  access: 'user',
  params: idParams,
  reply: chat,
});

/**
 * Answers the same question again, as another version. Refused with `message_not_found` or
 * `still_answering`.
 */
export const regenerateAnswer = defineCall({
  name: 'regenerateAnswer',
  method: 'POST',
  path: '/api/chats/:id/messages/:messageId/regenerate',
  access: 'user',
  params: messageParams,
  body: z.object({ askId }),
  reply: answer,
  success: [201],
});

/**
 * Replaces a question by another wording, as another version. Refused with `message_not_found` or
 * `still_answering`.
 */
export const editMessage = defineCall({
  name: 'editMessage',
  method: 'PUT',
  path: '/api/chats/:id/messages/:messageId',
  access: 'user',
  params: messageParams,
  body: z.object({ content, askId }),
  reply: answer,
  success: [201],
});

/** Rates an answer, replacing an earlier rating. Refused with `message_not_found`. */
export const rateMessage = defineCall({
  name: 'rateMessage',
  method: 'POST',
  path: '/api/chats/:id/messages/:messageId/feedback',
  access: 'user',
  params: messageParams,
  body: z.object({
    rating: z.enum(ratings, 'rating must be up, down or unsafe'),
    note: optionalText(limits.ratingNote),
    /** Lets the operator read this answer's text with the report. */
    sharesAnswer: z._default(trueOrFalse, false),
  }),
  reply: done,
});
