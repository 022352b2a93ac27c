import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idText, list, optionalText, tooLong } from '../fields.ts';
import { herb } from '../herbs/herbs.shapes.ts';
import { limits } from '../limits.ts';
import { finding, nameRead } from './safety.shapes.ts';
import { age, gender, profile } from '../profiles/profiles.shapes.ts';
import { schedule } from '../supplements/supplements.shapes.ts';

const checked = {
  findings: list(finding),
  recognised: list(
    z.object({
      input: z.string(),
      kind: z.enum(['herb', 'medicine', 'condition', 'allergen']),
      id: z.string(),
      name: z.string(),
    }),
  ),
  unrecognised: list(z.string()),
  coverage: z.object({ herbs: z.number(), medicines: z.number(), rules: z.number(), version: z.string() }),
};

/**
 * Checks every pair among the items and the person they are for; typed fields stand in for the stored ones. Refused
 * with `profile_not_found`.
 */
export const checkSafety = defineCall({
  name: 'checkSafety',
  method: 'POST',
  path: '/api/safety/check',
  access: 'user',
  body: z.object({
    profileId: z.optional(z.nullable(id)),
    profile: z.optional(
      z.nullable(
        z.object({
          age,
          gender: z.optional(z.nullable(gender)),
          currentMedications: optionalText(limits.healthText),
          allergies: optionalText(limits.healthText),
          healthConcerns: optionalText(limits.healthText),
        }),
      ),
    ),
    items: z
      .array(
        z
          .string('Each item must be text')
          .check(z.maxLength(limits.checkedItem, `Each item must be at most ${limits.checkedItem} characters`)),
        'items must be a list',
      )
      .check(z.maxLength(limits.checkedItems, `At most ${limits.checkedItems} items can be checked at once`)),
    /** The words that tell how much of an item there is, where its name does not: a line of a label. */
    amounts: z.optional(
      z
        .array(
          z.object({
            item: z.string().check(z.maxLength(limits.checkedItem, tooLong(limits.checkedItem))),
            told: z.string().check(z.maxLength(limits.toldAmount, tooLong(limits.toldAmount))),
          }),
        )
        .check(z.maxLength(limits.checkedItems, `At most ${limits.checkedItems} amounts can be checked at once`)),
    ),
  }),
  reply: z.object({
    ...checked,
    /** Only of a typed profile. */
    readAs: z.optional(list(nameRead)),
  }),
});

/** Herbs for a use that suit everybody of the account, and those that do not, for whom and why. */
export const checkHousehold = defineCall({
  name: 'checkHousehold',
  method: 'GET',
  path: '/api/safety/household',
  access: 'user',
  query: z.object({ use: z.optional(z.string().check(z.maxLength(100, tooLong(100)))) }),
  reply: z.object({
    suitable: list(z.object({ herb })),
    excluded: list(z.object({ herb, for: list(z.object({ profileId: id, findings: list(finding) })) })),
    /** Words in the profiles that stand for nothing known: against those nothing was checked. */
    unrecognised: list(z.object({ profileId: id, texts: list(z.string()) })),
    /** Why nothing is listed, when nothing could be checked. */
    note: z.nullable(z.string()),
  }),
});

/** Herbs and medicines that a name or misspelling may stand for, best first. */
export const resolveKnowledge = defineCall({
  name: 'resolveKnowledge',
  method: 'GET',
  path: '/api/knowledge/resolve',
  access: 'user',
  query: z.object({ q: z.string('q is required').check(z.maxLength(200, tooLong(200))) }),
  reply: z.object({
    matches: list(
      z.object({ kind: z.enum(['herb', 'medicine']), id: z.string(), name: z.string(), score: z.number() }),
    ),
  }),
});

/** How much the knowledge base holds, and what changed in it, the latest day first. */
export const getMethod = defineCall({
  name: 'getMethod',
  method: 'GET',
  path: '/api/knowledge/method',
  access: 'public',
  anonymous: true,
  reply: z.object({
    coverage: z.object({
      herbs: z.number(),
      monographs: z.number(),
      medicines: z.number(),
      brands: z.number(),
      rules: z.number(),
      sources: z.number(),
      sourcesRead: z.number(),
      sourcesReadOn: z.nullable(z.string()),
      version: z.string(),
    }),
    changes: list(
      z.object({
        on: z.string(),
        herbsAdded: z.number(),
        monographsAdded: z.number(),
        medicinesAdded: z.number(),
        sourcesRead: z.number(),
        warningsAdded: z.number(),
        warningsRemoved: z.number(),
        warningsRaised: z.number(),
        warningsLowered: z.number(),
      }),
    ),
  }),
});

/**
 * The sheet for a doctor or pharmacist: a person, what is taken and everything found. Refused with
 * `profile_not_found`.
 */
export const getProfileSummary = defineCall({
  name: 'getProfileSummary',
  method: 'GET',
  path: '/api/profiles/:id/summary',
  access: 'user',
  params: z.object({ id: idText }),
  reply: z.object({
    profile,
    supplements: list(
      z.object({
        name: z.string(),
        dosage: z.nullable(z.string()),
        frequency: z.nullable(z.string()),
        schedule: z.nullable(schedule),
        startDate: z.nullable(z.string()),
        endDate: z.nullable(z.string()),
      }),
    ),
    ...checked,
    readAs: list(nameRead),
  }),
});
