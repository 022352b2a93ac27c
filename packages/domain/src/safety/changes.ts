import { knowledgeChanges } from './changes.gen.ts';
import type { KnowledgeChange } from './knowledge-change.ts';

/** Every recorded change, the latest first. Written by `npm run knowledge:record`. */
export function listChanges(): readonly KnowledgeChange[] {
  return knowledgeChanges;
}
