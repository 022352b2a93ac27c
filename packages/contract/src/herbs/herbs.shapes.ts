import * as z from 'zod/mini';
import { id, timestamp } from '../fields.ts';

/** A herb in short, as lists and cards show it; `uses` and `precautions` are plain sentences. */
export const herb = z.object({
  id,
  /** The knowledge base's stable key. */
  key: z.string(),
  name: z.string(),
  scientificName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  uses: z.nullable(z.string()),
  precautions: z.nullable(z.string()),
  createdAt: timestamp,
});
export type HerbReply = z.output<typeof herb>;

/** As a reader looks names up, alike everywhere: damiana stands before DHEA. */
export function byHerbName(one: Pick<HerbReply, 'name'>, other: Pick<HerbReply, 'name'>): number {
  return one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });
}
