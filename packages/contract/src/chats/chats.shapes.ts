import * as z from 'zod/mini';
import { id, list, timestamp } from '../fields.ts';
import { product } from '../products/products.calls.ts';
import { finding, source } from '../safety/safety.shapes.ts';

/** A conversation without its messages. */
export const chat = z.object({
  id,
  userId: id,
  title: z.string(),
  createdAt: timestamp,
  pinned: z.boolean(),
  /** When the newest message was written, or when the chat was made. */
  lastActivityAt: timestamp,
  /** The text around a search match. */
  snippet: z.optional(z.string()),
  /** In lists: the beginning of the first question, for chats without a title. */
  opening: z.optional(z.string()),
});
export type Chat = z.output<typeof chat>;

/** Who wrote an answer: the built-in guide, or a language model. */
export const engines = ['built-in', 'model'] as const;
/** `emergency` and `urgent` carry help instead of herbs. */
export const answerLevels = ['none', 'urgent', 'emergency'] as const;
/** Ratings of an answer; `unsafe` is a report to the operator. */
export const ratings = ['up', 'down', 'unsafe'] as const;
export type Rating = (typeof ratings)[number];
/** `stopped` by its reader, `interrupted` by the server: both keep what was written. */
export const answerStatuses = ['complete', 'stopped', 'interrupted'] as const;

/** What an assistant message contains besides its text. */
const answerFields = {
  products: list(product),
  engine: z.enum(engines),
  status: z.enum(answerStatuses),
  level: z.enum(answerLevels),
  recommended: list(z.object({ herbId: id, name: z.string() })),
  findings: list(finding),
  /** Whom the findings are about, if not only the person of `profileId`: "your daughter". */
  checkedFor: z.optional(z.string()),
  unrecognised: list(z.string()),
  sources: list(source),
  followUps: list(z.string()),
  knowledgeVersion: z.string(),
  /** True when a finding of this answer would have another severity with today's knowledge. */
  wouldDiffer: z.optional(z.boolean()),
  /** The reader's rating. */
  rating: z.optional(z.enum(ratings)),
};

const messageFields = {
  id,
  chatId: id,
  content: z.string(),
  profileId: z.nullable(id),
  createdAt: timestamp,
  /** Ids of all versions of this message, oldest first, itself included. */
  versions: list(id),
};

/** A question as it was typed: plain text. */
export const userMessage = z.object({ ...messageFields, role: z.literal('user') });
/** An answer: `content` is clean HTML. */
export const assistantMessage = z.object({ ...messageFields, role: z.literal('assistant'), ...answerFields });
/** Either of them, discriminated by `role`. */
export const message = z.discriminatedUnion('role', [userMessage, assistantMessage]);
export type UserMessage = z.output<typeof userMessage>;
export type AssistantMessage = z.output<typeof assistantMessage>;
export type Message = z.output<typeof message>;

/** The assistant's message with the question it answers: the reply to a new message. */
export const answer = z.extend(assistantMessage, { userMessage });
export type Answer = z.output<typeof answer>;
