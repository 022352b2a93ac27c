import type { FindingReply } from '../safety/safety.shapes.ts';
import type { Product } from '../products/products.calls.ts';
import type { Answer, UserMessage } from './chats.shapes.ts';

/** The events of a streamed answer, in the order they may come; exactly one `done` or `error` ends it. */
export type AnswerEvent =
  | { readonly event: 'user'; readonly data: UserMessage }
  | { readonly event: 'level'; readonly data: { readonly level: 'urgent' | 'emergency' } }
  | { readonly event: 'html'; readonly data: { readonly block: number; readonly html: string } }
  | { readonly event: 'findings'; readonly data: readonly FindingReply[] }
  | { readonly event: 'products'; readonly data: readonly Product[] }
  | { readonly event: 'done'; readonly data: Answer }
  | { readonly event: 'error'; readonly data: { readonly message: string } };
