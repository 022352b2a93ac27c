import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';

interface SlicedProps {
  /** Placeholder until everything is rendered; of the same size, so that nothing moves. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a large subtree interruptibly, so that taps, scrolling and typing stay responsive. */
export function InSlices({ fallback = null, children }: SlicedProps) {
  const isBegun = useDeferredValue(true, false);
  return isBegun ? children : fallback;
}

/** Renders a subtree once what stands above it is on the screen, interruptibly like the above. */
export function AfterPaint({ fallback = null, children }: SlicedProps) {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return isBegun ? children : fallback;
}
