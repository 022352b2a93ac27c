import type { FindingReply } from '@herbie/contract';
import { nothingFound } from '../../lib/nothing-found.ts';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { findingCount } from './cabinet-view.tsx';
import { pairOf } from './finding-words.ts';
import { groupBySeverity } from './group-by-severity.ts';
import { NotRecognised } from './not-recognised.tsx';
import { safetyMessages } from './safety.messages.ts';
import { publishersOf } from './sheet-words.ts';

interface Parts {
  readonly findings: readonly FindingReply[];
  readonly unrecognised: readonly string[];
  readonly rules: number;
  /** Something that could be checked is taken. */
  readonly hasHerb: boolean;
}

/** Findings in a few lines each, with who says so. */
export function SheetFindings({ findings, unrecognised, rules, hasHerb }: Parts) {
  return (
    <section aria-label="Findings" className="space-y-2">
      <h3 className="text-lg">{findingCount(findings.length, hasHerb)}</h3>
      {findings.length === 0 ? <p>{hasHerb ? nothingFound(rules) : safetyMessages.noHerb}</p> : null}
      <ul className="space-y-2.5">
        {groupBySeverity(findings).flatMap(({ found }) =>
          found.map((finding) => (
            <li key={`${finding.ruleId}${finding.with.id}`} className="break-inside-avoid">
              <SeverityMark severity={finding.severity} /> <strong>{pairOf(finding)}.</strong> {finding.why}{' '}
              {finding.advice} {/* On paper a small effect has one line, so that a page holds what matters. */}
              <span className={`text-sm text-soft ${finding.severity === 'minor' ? 'no-print' : ''}`}>
                Evidence: {finding.evidence}. {publishersOf(finding.sources)}
              </span>
            </li>
          )),
        )}
      </ul>
      <NotRecognised texts={unrecognised} />
    </section>
  );
}
