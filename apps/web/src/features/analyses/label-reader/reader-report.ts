import type { ReadSoFar } from '@herbie/domain';

/** What the reader's worker tells the page. */
export type ReaderReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly soFar: ReadSoFar }
  | { readonly kind: 'done'; readonly result: ReadSoFar }
  | { readonly kind: 'failed'; readonly reason: string };
