import type { FindingReply } from '@herbie/contract';
import { useDrawn } from '../../ui/in-slices.tsx';
import { SeverityMark, severityPanel } from '../../ui/severity-mark.tsx';
import { FindingSources } from './finding-sources.tsx';
import { isForEveryAdult, pairOf } from './finding-words.ts';
import { Folded, smallThings } from './folded.tsx';
import { groupBySeverity } from './group-by-severity.ts';
import { NotRecognised } from './not-recognised.tsx';

/** An answer about one medicine may find fifty. */
const inTime = { atOnce: 4, step: 8 };

interface ListProps {
  readonly findings: readonly FindingReply[];
  /** For links of the page to each of them. */
  readonly idOf?: (finding: FindingReply) => string;
  /** The words of an answer: what it tells of a finding is not told again. */
  readonly saidIn?: string | undefined;
}

/** Findings as a pharmacist's note: what with what, why, what to do, and where it was read. */
export function FindingList({ findings, idOf, saidIn = '' }: ListProps) {
  const drawn = useDrawn(findings.length, inTime);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-3">
      {findings.slice(0, drawn).map((finding) => (
        <li
          key={`${finding.ruleId}${finding.with.id}`}
          id={idOf?.(finding)}
          tabIndex={idOf && -1}
          className={`@container rounded-xl border-l-4 p-3.5 wrap-anywhere ${severityPanel(finding.severity)}`}
        >
          <SeverityMark severity={finding.severity} />
          <p className="font-semibold">
            {pairOf(finding)}
            {isToldOtherwise(finding) ? <span className="font-normal"> ({finding.with.text})</span> : null}
          </p>
          {saidIn.includes(`${finding.why} ${finding.advice}`) ? null : (
            <>
              <p className="max-w-[70ch]">{finding.why}</p>
              <p className="mt-1 max-w-[70ch]">{finding.advice}</p>
            </>
          )}
          <p className="mt-1 text-sm">
            Evidence: {finding.evidence}. <FindingSources sources={finding.sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Whether the person's own word says more than the name. */
function isToldOtherwise(finding: FindingReply): boolean {
  const { text, name } = finding.with;
  return text !== '' && text.toLowerCase() !== name.toLowerCase() && !isForEveryAdult(finding);
}

interface NoteProps extends Pick<ListProps, 'findings' | 'saidIn'> {
  readonly unrecognised: readonly string[];
  /** What was looked at, for the sentence when nothing was found. */
  readonly checked?: string;
}

/** The safety note beside an answer or a herb, the gravest first. Small things, and of many the later ones, stand behind their count. Nothing found is never called safe. */
export function SafetyNote({ findings, unrecognised, checked, saidIn }: NoteProps) {
  const { open, later, small } = inParts(findings);
  const [gravest] = later;
  return (
    <div className="space-y-3">
      {findings.length === 0 ? (
        <p>{checked ?? 'Nothing was found in the facts I can check. That is no promise.'}</p>
      ) : null}
      {open.length > 0 ? <FindingList findings={open} saidIn={saidIn} /> : null}
      {gravest ? (
        <Folded
          title={
            <>
              {later.length} more, the most serious: <SeverityMark severity={gravest.severity} />
            </>
          }
        >
          <FindingList findings={later} saidIn={saidIn} />
        </Folded>
      ) : null}
      {small.length > 0 ? (
        <Folded title={smallThings(small.length)}>
          <FindingList findings={small} saidIn={saidIn} />
        </Folded>
      ) : null}
      <NotRecognised texts={unrecognised} />
    </div>
  );
}

/** Of more than so many findings only the first are open. */
const mostOpen = 6;

function inParts(findings: readonly FindingReply[]) {
  const minor = findings.filter(({ severity }) => severity === 'minor');
  const small = minor.length > 1 ? minor : [];
  const sorted = groupBySeverity(findings.filter((finding) => !small.includes(finding))).flatMap(({ found }) => found);
  if (sorted.length <= mostOpen) return { open: sorted, later: [], small };
  // A list of what to avoid: what this person has to avoid more than others is told first.
  const open = sorted
    .toSorted((one, other) => Number(isForEveryAdult(one)) - Number(isForEveryAdult(other)))
    .slice(0, inTime.atOnce);
  return { open, later: sorted.filter((finding) => !open.includes(finding)), small };
}
