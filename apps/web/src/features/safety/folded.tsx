import { type ReactNode, useEffect, useRef } from 'react';
import { openForPrint } from '../../lib/open-for-print.ts';

/** Small findings behind their count; on paper all of them. */
export function Folded({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => (whole.current ? openForPrint(whole.current) : undefined), []);
  return (
    <div ref={whole}>
      <details>
        <summary className="cursor-pointer py-1 font-semibold text-note">
          {count} small things that are good to know
        </summary>
        <div className="mt-2">{children}</div>
      </details>
    </div>
  );
}
