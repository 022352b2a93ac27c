import { answerText, type Report } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { fromStored } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { Page } from '../../platform/paging.ts';
import { chatsErrors } from './chats.errors.ts';
import { emptyAnswer, readStoredAnswer } from './messages.service.ts';
import { findReportRow, listReportRows, markReport, type ReportRow } from './reports.store.ts';

export async function listReported(db: Db, page: Page): Promise<Report[]> {
  return (await listReportRows(db, page)).map(toReport);
}

export async function settleReport(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { id, handled }: { id: number; handled: boolean },
): Promise<Report> {
  await markReport(db, { id, handledAt: handled ? timestamp(clock) : null });
  const row = await findReportRow(db, id);
  if (!row) throw new AppError(chatsErrors.reportNotFound);
  return toReport(row);
}

function toReport(row: ReportRow): Report {
  const { id, reportedAt, engine, knowledgeVersion, note, handledAt } = row;
  const { level, findings } = readStoredAnswer(row.answer) ?? emptyAnswer;
  return {
    id,
    reportedAt,
    engine: engine ?? 'built-in',
    knowledgeVersion: knowledgeVersion ?? '',
    level,
    ruleIds: [...new Set(findings.map(({ ruleId }) => ruleId))],
    note,
    answer:
      fromStored(row.sharesAnswer) && row.deletedAt === null ? answerText(row.content, { withLinks: true }) : null,
    handledAt,
  };
}
