import { findHerb, type RecommendedKeys } from '@herbie/domain';
import * as z from 'zod/mini';

const shape = z.object({
  herbs: z.optional(z.array(z.string()).check(z.maxLength(20))),
  products: z.optional(z.array(z.string()).check(z.maxLength(20))),
});

/** Parses the data block at the end of a model's answer. Keys that the knowledge base does not know are ignored. */
export function readRecommendedKeys(text: string): RecommendedKeys {
  const parsed = z.safeParse(shape, firstObject(text));
  if (!parsed.success) return { herbs: [], products: [] };
  const known = (keys: readonly string[] | undefined) => (keys ?? []).filter((key) => findHerb(key) !== undefined);
  return { herbs: known(parsed.data.herbs), products: known(parsed.data.products) };
}

/** The first {…} of a text; models like to write something around it. */
function firstObject(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return null;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return null;
  }
}
