import type { FindingReply } from '@herbie/contract';
import { useDrawn } from '../../ui/in-slices.tsx';
import { SeverityMark, severityPanel } from '../../ui/severity-mark.tsx';
import { FindingSources } from './finding-sources.tsx';
import { Folded } from './folded.tsx';
import { NotRecognised } from './not-recognised.tsx';

/** An answer about one medicine may find fifty. */
const inTime = { atOnce: 4, step: 8 };

interface ListProps {
  readonly findings: readonly FindingReply[];
  /** For links of the page to each of them. */
  readonly idOf?: (finding: FindingReply) => string;
}

/** Findings as a pharmacist's note: what with what, why, what to do, and where it was read. */
export function FindingList({ findings, idOf }: ListProps) {
  const drawn = useDrawn(findings.length, inTime);
  return (
    <ul className="space-y-3">
      {findings.slice(0, drawn).map((finding) => (
        <li
          key={`${finding.ruleId}${finding.with.id}`}
          id={idOf?.(finding)}
          tabIndex={idOf && -1}
          className={`rounded-xl border-l-4 p-3.5 wrap-anywhere [&>p]:max-w-[75ch] ${severityPanel(finding.severity)}`}
        >
          <SeverityMark severity={finding.severity} />
          <p className="font-semibold">
            {finding.subject.name} and {finding.with.name}
            {finding.with.text !== '' && finding.with.text.toLowerCase() !== finding.with.name.toLowerCase() ? (
              <span className="font-normal"> ({finding.with.text})</span>
            ) : null}
          </p>
          <p>{finding.why}</p>
          <p className="mt-1">{finding.advice}</p>
          <p className="mt-1 text-sm">
            Evidence: {finding.evidence}. <FindingSources sources={finding.sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface NoteProps {
  readonly findings: readonly FindingReply[];
  readonly unrecognised: readonly string[];
  /** What was looked at, for the sentence when nothing was found. */
  readonly checked?: string;
}

/** The safety note beside an answer or a herb; small things stand behind their count. Nothing found is never called safe. */
export function SafetyNote({ findings, unrecognised, checked }: NoteProps) {
  const minor = findings.filter(({ severity }) => severity === 'minor');
  const folded = minor.length > 1 ? minor : [];
  const open = findings.filter((finding) => !folded.includes(finding));
  return (
    <div className="space-y-3">
      {findings.length > 0 ? (
        <>
          {open.length > 0 ? <FindingList findings={open} /> : null}
          {folded.length > 0 ? (
            <Folded count={folded.length}>
              <FindingList findings={folded} />
            </Folded>
          ) : null}
        </>
      ) : (
        <p>{checked ?? 'Nothing was found in the facts I can check. That is no promise.'}</p>
      )}
      <NotRecognised texts={unrecognised} />
    </div>
  );
}
