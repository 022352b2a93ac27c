import type { FindingReply } from '@herbie/contract';
import { SeverityMark, severityPanel } from '../../ui/severity-mark.tsx';
import { pairOf } from './finding-words.ts';

/** What speaks against a thing, on its card; a small thing is not worth that. */
export function ShortFinding({ finding }: { finding: FindingReply | undefined }) {
  if (!finding || finding.severity === 'minor') return null;
  return (
    <div className={`mt-3 rounded-xl border-l-4 p-3 text-sm ${severityPanel(finding.severity)}`}>
      <SeverityMark severity={finding.severity} />
      <p>
        <span className="font-semibold">{pairOf(finding)}:</span> {finding.why} {finding.advice}
      </p>
    </div>
  );
}
