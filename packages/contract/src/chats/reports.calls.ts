import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParams, list, pageQuery, timestamp, trueOrFalse } from '../fields.ts';
import { limits } from '../limits.ts';
import { answerLevels } from './chats.shapes.ts';

/**
 * An answer reported as unsafe, as the operator sees it: never whose it was, the question or the profile,
 * and its text only if the reader agreed.
 */
export const report = z.object({
  id,
  reportedAt: timestamp,
  /** `built-in`, or the name of the language model that wrote it. */
  engine: z.string(),
  knowledgeVersion: z.string(),
  level: z.enum(answerLevels),
  /** The rules behind the answer's findings. */
  ruleIds: list(z.string()),
  note: z.nullable(z.string()),
  /** Plain text; null when it was not shared, or its chat is deleted. */
  answer: z.nullable(z.string()),
  handledAt: z.nullable(timestamp),
});
export type Report = z.output<typeof report>;

/** Answers reported as unsafe, newest first. */
export const listReports = defineCall({
  name: 'listReports',
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  query: pageQuery({ defaultLimit: 50, maxLimit: limits.page }),
  reply: list(report),
});

/** Marks a report as handled, or as open again. Refused with `report_not_found`. */
export const updateReport = defineCall({
  name: 'updateReport',
  method: 'PATCH',
  path: '/api/admin/reports/:id',
  access: 'admin',
  params: idParams,
  body: z.object({ handled: trueOrFalse }),
  reply: report,
});
