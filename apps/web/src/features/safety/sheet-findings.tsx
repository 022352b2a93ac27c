import type { FindingReply } from '@herbie/contract';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { findingCount } from './cabinet-view.tsx';
import { groupBySeverity } from './findings-by-severity.tsx';
import { NotRecognised } from './not-recognised.tsx';
import { safetyMessages } from './safety.messages.ts';

interface Parts {
  readonly findings: readonly FindingReply[];
  readonly unrecognised: readonly string[];
  readonly rules: number;
}

/** Findings in a few lines each, with who says so. */
export function SheetFindings({ findings, unrecognised, rules }: Parts) {
  return (
    <section aria-label="Findings" className="space-y-2">
      <h3 className="text-lg">{findingCount(findings.length)}</h3>
      {findings.length === 0 ? <p>{safetyMessages.nothingFound(rules)}</p> : null}
      <ul className="space-y-2.5">
        {groupBySeverity(findings).flatMap(({ found }) =>
          found.map((finding) => (
            <li key={`${finding.ruleId}${finding.with.id}`} className="break-inside-avoid">
              <SeverityMark severity={finding.severity} />{' '}
              <strong>
                {finding.subject.name} and {finding.with.name}.
              </strong>{' '}
              {finding.why} {finding.advice}{' '}
              <span className="text-sm text-soft">
                Evidence: {finding.evidence}. {finding.sources.map(({ publisher }) => publisher).join('; ')}
              </span>
            </li>
          )),
        )}
      </ul>
      <NotRecognised texts={unrecognised} />
    </section>
  );
}
