import * as z from 'zod/mini';
import { list } from '../fields.ts';

/** From never to good to know. */
export const severity = z.enum(['contraindicated', 'major', 'moderate', 'minor']);
/** How well a claim is shown. */
export const evidenceGrade = z.enum(['strong', 'moderate', 'limited', 'theoretical']);

/** A published work that a claim rests on. `url` and `checkedOn` are null unless the page was read. */
export const source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  year: z.nullable(z.number()),
  url: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
});
export type SourceReply = z.output<typeof source>;

/** One thing that speaks against an item: `subject` is the item, `with` what it does not go with, in the words it was told in. */
export const finding = z.object({
  ruleId: z.string(),
  severity,
  kind: z.enum([
    'medicine',
    'condition',
    'pregnancy',
    'breastfeeding',
    'age',
    'allergy',
    'surgery',
    'supplement',
    'alcohol',
  ]),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  with: z.object({ kind: z.string(), id: z.string(), name: z.string(), text: z.string() }),
  why: z.string(),
  advice: z.string(),
  evidence: evidenceGrade,
  sources: list(source),
});
export type FindingReply = z.output<typeof finding>;

/** How a name of a profile was read: of a slip or a brand a person wants to know it. */
export const nameRead = z.object({ text: z.string(), name: z.string() });
