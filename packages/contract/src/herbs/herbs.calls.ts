import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idText, list, tooLong, wholeText } from '../fields.ts';
import { evidenceGrade, finding, source } from '../safety/safety.shapes.ts';
import { herb } from './herbs.shapes.ts';

/** Every herb, by name; with `q` by any name or misspelling, best first. */
export const listHerbs = defineCall({
  name: 'listHerbs',
  method: 'GET',
  path: '/api/herbs',
  access: 'user',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200, tooLong(200)))),
    use: z.optional(z.string().check(z.maxLength(100, tooLong(100)))),
    letter: z.optional(z.string().check(z.maxLength(1, 'letter must be one letter'))),
    /** Only herbs that are described in full, not those listed for their warnings alone. */
    covered: z.optional(z.literal('true', 'covered must be true')),
    limit: z.optional(wholeText({ min: 1, max: 1000, message: 'limit must be a number from 1 to 1000' })),
  }),
  reply: list(herb),
});

/** One herb in short. Refused with `herb_not_found`. */
export const getHerb = defineCall({
  name: 'getHerb',
  method: 'GET',
  path: '/api/herbs/:id',
  access: 'user',
  params: idParams,
  reply: herb,
});

/**
 * Herbs that fit a person's concerns and goals, none of them contraindicated or major; of the main profile when none
 * is named. Refused with `profile_not_found`.
 */
export const recommendHerbs = defineCall({
  name: 'recommendHerbs',
  method: 'GET',
  path: '/api/herbs/recommended',
  access: 'user',
  query: z.object({
    profileId: z.optional(idText),
    limit: z._default(wholeText({ min: 1, max: 20, message: 'limit must be a number from 1 to 20' }), 4),
  }),
  reply: list(z.extend(herb, { because: z.string(), findings: list(finding) })),
});

const cited = z.object({ text: z.string(), sources: list(z.string()) });

/** One rule of the knowledge base in words, for the page that shows them all. */
const ruleInWords = z.object({
  kind: z.string(),
  with: list(z.string()),
  severity: z.enum(['contraindicated', 'major', 'moderate', 'minor', 'none-known', 'unknown']),
  evidence: evidenceGrade,
  why: z.string(),
  advice: z.string(),
  forms: list(z.string()),
  sources: list(z.string()),
});

/**
 * Everything known of a herb, and what concerns the named person. Refused with `herb_not_found` or
 * `profile_not_found`.
 */
export const getMonograph = defineCall({
  name: 'getMonograph',
  method: 'GET',
  path: '/api/herbs/:id/monograph',
  access: 'user',
  params: idParams,
  query: z.object({ profileId: z.optional(idText) }),
  reply: z.object({
    herb,
    kind: z.string(),
    family: z.nullable(z.string()),
    names: list(z.string()),
    neverSuggest: z.boolean(),
    covered: z.boolean(),
    partsUsed: list(z.string()),
    forms: list(z.string()),
    traditionalUses: z.nullable(z.string()),
    uses: list(
      z.object({
        use: z.string(),
        label: z.string(),
        evidence: evidenceGrade,
        /** Where the studies were good enough to see that it does not help. */
        result: z.optional(z.literal('no-benefit')),
        text: z.string(),
        sources: list(z.string()),
      }),
    ),
    amounts: list(z.object({ form: z.string(), text: z.string(), sources: list(z.string()) })),
    preparation: z.nullable(z.string()),
    timeToEffect: z.nullable(z.string()),
    sideEffects: z.nullable(cited),
    precautions: z.nullable(cited),
    lookAlikes: z.nullable(cited),
    morphology: z.nullable(z.looseObject({})),
    rules: list(ruleInWords),
    sources: list(source),
    profileId: z.nullable(z.number()),
    findings: list(finding),
    unrecognised: list(z.string()),
    knowledgeVersion: z.string(),
  }),
});
