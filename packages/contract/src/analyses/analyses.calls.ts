import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, id, idParams, list, pageQuery, timestamp, tooLong, trueOrFalse } from '../fields.ts';
import { herb } from '../herbs/herbs.shapes.ts';
import { limits } from '../limits.ts';
import { product } from '../products/products.calls.ts';
import { finding } from '../safety/safety.shapes.ts';

/** A row of the list of analyses: `result` is clean HTML. */
export const analysisSummary = z.object({
  id,
  userId: id,
  result: z.string(),
  herbId: z.nullable(id),
  herbName: z.nullable(z.string()),
  /** What the label calls the product. */
  productName: z.nullable(z.string()),
  /** How many ingredients were read from the label. */
  ingredientCount: z.number(),
  /** Whether a picture is kept: text alone has none. */
  hasPicture: z.boolean(),
  createdAt: timestamp,
});
export type AnalysisSummary = z.output<typeof analysisSummary>;

/** What the printed words of a package say. An `amount` in its `unit` is null where the label gives none. */
export const labelReading = z.object({
  productName: z.nullable(z.string()),
  primaryHerb: z.nullable(z.string()),
  ingredients: list(
    z.object({
      name: z.string(),
      text: z.string(),
      amount: z.nullable(z.number()),
      unit: z.nullable(z.string()),
      herbId: z.nullable(id),
    }),
  ),
  warnings: list(z.string()),
  text: z.string(),
});
export type LabelReading = z.output<typeof labelReading>;

const candidate = z.object({
  herbId: id,
  name: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
  because: z.enum(['label text', 'photo']),
});

/** A whole analysis; `matchedHerb` is missing where nothing was recognised for sure. */
export const analysis = z.object({
  id,
  matchedHerb: z.optional(herb),
  result: z.string(),
  herbName: z.optional(z.string()),
  createdAt: timestamp,
  candidates: list(candidate),
  label: z.optional(labelReading),
  findings: list(finding),
  unrecognised: list(z.string()),
  products: list(product),
  engine: z.enum(['built-in', 'model']),
});
export type Analysis = z.output<typeof analysis>;

/** What is kept of an analysis beside its text. Findings are left out: they grow old, and the check is asked anew. */
export const whatWasSeen = z.object({
  label: z.optional(labelReading),
  candidates: list(candidate),
  products: list(product),
});

/** A row of the list with what was read and seen. */
const pastAnalysis = z.object({ ...analysisSummary.shape, ...whatWasSeen.shape });
export type PastAnalysis = z.output<typeof pastAnalysis>;

/** The account's analyses, newest first. */
export const listAnalyses = defineCall({
  name: 'listAnalyses',
  method: 'GET',
  path: '/api/analyses',
  access: 'user',
  query: pageQuery({ defaultLimit: 50, maxLimit: limits.page }),
  reply: list(analysisSummary),
});

/** One analysis of the past with what was read and seen. Refused with `analysis_not_found`. */
export const getAnalysis = defineCall({
  name: 'getAnalysis',
  method: 'GET',
  path: '/api/analyses/:id',
  access: 'user',
  params: idParams,
  reply: pastAnalysis,
});

/**
 * Reads a label's text or photo and checks what it names for a person. Refused with `not_an_image`, `image_too_big` or
 * `profile_not_found`.
 */
export const createAnalysis = defineCall({
  name: 'createAnalysis',
  method: 'POST',
  path: '/api/analyses',
  access: 'user',
  body: z
    .object({
      imageBase64: z.optional(z.nullable(z.string('imageBase64 must be text'))),
      labelText: z.optional(
        z.nullable(z.string('labelText must be text').check(z.maxLength(limits.labelText, tooLong(limits.labelText)))),
      ),
      profileId: z.optional(z.nullable(id)),
      /** Keeps this photo from the photo service, where the site has one. */
      keepHere: z.optional(trueOrFalse),
      /** The sender's own reader has looked at this photo and found no words: the server need not look again. */
      isRead: z.optional(trueOrFalse),
    })
    .check(
      z.refine(
        ({ imageBase64, labelText }) => imageBase64 != null || (labelText ?? '').trim() !== '',
        'Send a picture or the text of a label',
      ),
    ),
  reply: analysis,
  success: [201],
  bodyLimit: 15 * 1024 * 1024,
});

/** The picture of an analysis, as JPEG. Refused with `analysis_not_found`. */
export const getAnalysisImage = defineCall({
  name: 'getAnalysisImage',
  method: 'GET',
  path: '/api/analyses/:id/image',
  access: 'user',
  params: idParams,
  reply: z.string(),
  raw: true,
});

/** Deletes an analysis and its picture. Refused with `analysis_not_found`. */
export const deleteAnalysis = defineCall({
  name: 'deleteAnalysis',
  method: 'DELETE',
  path: '/api/analyses/:id',
  access: 'user',
  params: idParams,
  reply: done,
});
