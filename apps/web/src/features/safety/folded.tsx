import { type ReactNode, useEffect, useRef } from 'react';
import { openForPrint } from '../../lib/open-for-print.ts';

interface FoldedProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Findings behind their count; on paper all of them. */
export function Folded({ title, children }: FoldedProps) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => (whole.current ? openForPrint(whole.current) : undefined), []);
  return (
    <div ref={whole}>
      <details>
        <summary className="cursor-pointer py-1 font-semibold text-note">{title}</summary>
        <div className="mt-2">{children}</div>
      </details>
    </div>
  );
}

export function smallThings(count: number): string {
  return `${count} small things that are good to know`;
}
