import type { FindingReply } from '@herbie/contract';
import { severityWords } from '@herbie/domain/severity-words';
import { findingAnchor } from './finding-anchor.ts';
import { FindingList } from './finding-list.tsx';
import { Folded, smallThings } from './folded.tsx';
import { groupBySeverity } from './group-by-severity.ts';

/** Findings under the heading of their severity, the gravest first; several small ones stand behind their count. */
export function FindingsBySeverity({ findings }: { findings: readonly FindingReply[] }) {
  return groupBySeverity(findings).map(({ severity, found }) =>
    severity === 'minor' && found.length > 1 ? (
      <Folded key={severity} title={smallThings(found.length)}>
        <FindingList findings={found} idOf={findingAnchor} />
      </Folded>
    ) : (
      <section key={severity} aria-labelledby={`severity-${severity}`} className="space-y-2">
        <h3 id={`severity-${severity}`} className="text-lg">
          {severityWords[severity]} <span className="font-sans text-base font-normal text-soft">({found.length})</span>
        </h3>
        <FindingList findings={found} idOf={findingAnchor} />
      </section>
    ),
  );
}
