import type { FindingReply } from '@herbie/contract';
import { useEffect, useRef } from 'react';
import { openForPrint } from '../../lib/open-for-print.ts';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { FindingList } from './finding-list.tsx';

interface OtherProps {
  readonly findings: readonly FindingReply[];
  /** How many there are, and of what. */
  readonly told: string;
}

/** What speaks against other things a person takes: behind its count and its gravest word, so that it is not read as said of this one. */
export function OtherFindings({ findings, told }: OtherProps) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => (whole.current ? openForPrint(whole.current) : undefined), []);
  const [gravest] = findings;
  if (!gravest) return null;
  return (
    <div ref={whole} className="border-t border-line pt-2">
      <details>
        <summary className="cursor-pointer py-1">
          <span className="font-semibold">{told}</span> <SeverityMark severity={gravest.severity} />
        </summary>
        <div className="mt-2">
          <FindingList findings={findings} />
        </div>
      </details>
    </div>
  );
}
