import type { Generated } from 'kysely';
import type { StoredBoolean } from '../../platform/database/values.ts';

export interface ChatsTables {
  chats: {
    id: Generated<number>;
    userId: number;
    title: string;
    pinned: StoredBoolean;
    lastActivityAt: string;
    /** The newest message of the branch on screen. */
    activeMessageId: number | null;
    /** Set when deleted; erased 30 days later. */
    deletedAt: string | null;
    createdAt: string;
  };
  chat_messages: {
    id: Generated<number>;
    chatId: number;
    userId: number;
    /** The message this one follows; siblings are versions of each other. */
    parentId: number | null;
    content: string;
    role: 'user' | 'assistant';
    profileId: number | null;
    /** Assistant messages only: `running` while being written. */
    status: 'complete' | 'stopped' | 'interrupted' | 'running' | null;
    /** `built-in`, or the name of the language model that wrote it. */
    engine: string | null;
    /** JSON with findings, products, sources and the rest of an answer. */
    answer: string | null;
    knowledgeVersion: string | null;
    createdAt: string;
  };
  /** Answers being written on PostgreSQL, so that every instance knows of them. */
  running_answers: {
    chatId: number;
    userId: number;
    messageId: number;
    /** JSON of the events so far. */
    events: string;
    /** Set by an instance that does not write this answer itself. */
    stopAsked: StoredBoolean;
    /** When its writer last gave a sign of life. */
    seenAt: string;
  };
  message_feedback: {
    id: Generated<number>;
    userId: number;
    messageId: number;
    rating: 'up' | 'down' | 'unsafe';
    note: string | null;
    /** Whether the person let the operator read the answer's text. */
    sharesAnswer: StoredBoolean;
    /** When an operator was done with a report. */
    handledAt: string | null;
    createdAt: string;
  };
}
