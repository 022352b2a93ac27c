import type { FindingReply } from '@herbie/contract';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { groupBySeverity } from './group-by-severity.ts';

/** How many findings there are of each severity, before they are read one by one. One alone, and small ones behind their count, speak for themselves. */
export function Verdict({ findings }: { readonly findings: readonly FindingReply[] }) {
  if (findings.length < 2 || findings.every(({ severity }) => severity === 'minor')) return null;
  return (
    <ul aria-label="At a glance" className="flex flex-wrap gap-x-5 gap-y-1">
      {groupBySeverity(findings).map(({ severity, found }) => (
        <li key={severity}>
          {found.length} × <SeverityMark severity={severity} />
        </li>
      ))}
    </ul>
  );
}
