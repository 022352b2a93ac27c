import type { Report } from '@herbie/contract';
import { useState } from 'react';
import { dateAndTime, shortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/card.tsx';
import { reportsMessages as messages } from './reports.messages.ts';

interface CardProps {
  readonly report: Report;
  readonly onHandle: () => Promise<void>;
}

export function ReportCard({ report, onHandle }: CardProps) {
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    await onHandle();
    setBusy(false);
  };
  const isHandled = report.handledAt !== null;
  return (
    <article
      aria-label={`Report ${report.id}`}
      className={`space-y-3 rounded-xl border p-4 ${isHandled ? 'border-line text-soft' : 'border-strong-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          <time dateTime={report.reportedAt}>{dateAndTime(report.reportedAt)}</time>
          {report.level === 'none' ? null : (
            <Tag isAlarming className="ml-2">
              {report.level}
            </Tag>
          )}
        </p>
        <Button
          variant={isHandled ? 'quiet' : 'secondary'}
          size="small"
          disabled={isBusy}
          onClick={() => void change()}
        >
          {isHandled ? messages.reopen : messages.handle}
        </Button>
      </div>
      {report.handledAt === null ? null : <p>{messages.handled(shortDate(report.handledAt))}</p>}
      <p className="whitespace-pre-line">{report.note ?? <span className="text-soft">{messages.noNote}</span>}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">Written by</dt>
        <dd>{report.engine === 'built-in' ? 'Built-in guide' : report.engine}</dd>
        <dt className="text-soft">Knowledge version</dt>
        <dd className="break-words">{report.knowledgeVersion}</dd>
        <dt className="text-soft">Rules</dt>
        <dd className="break-words">{report.ruleIds.length === 0 ? messages.noRules : report.ruleIds.join(', ')}</dd>
      </dl>
      {report.answer === null ? (
        <p className="text-sm text-soft">{messages.notShared}</p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">The answer</summary>
          <p className="text-sm whitespace-pre-line">{report.answer}</p>
        </details>
      )}
    </article>
  );
}
