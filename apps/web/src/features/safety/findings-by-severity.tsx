import type { FindingReply } from '@herbie/contract';
import { findingAnchor } from './finding-anchor.ts';
import { FindingList } from './finding-list.tsx';
import { Folded, smallThings } from './folded.tsx';
import { groupBySeverity } from './group-by-severity.ts';

/** All findings, the gravest first; several small ones stand behind their count. */
export function FindingsBySeverity({ findings }: { findings: readonly FindingReply[] }) {
  const minor = findings.filter(({ severity }) => severity === 'minor');
  const small = minor.length > 1 ? minor : [];
  const open = groupBySeverity(findings.filter((finding) => !small.includes(finding))).flatMap(({ found }) => found);
  return (
    <>
      {open.length > 0 ? <FindingList findings={open} idOf={findingAnchor} /> : null}
      {small.length > 0 ? (
        <Folded title={smallThings(small.length)}>
          <FindingList findings={small} idOf={findingAnchor} />
        </Folded>
      ) : null}
    </>
  );
}
