import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

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

/** How many of many parts are drawn: more than a screen of them at once, then a few at a time whenever there is time. */
export function useDrawn(count: number, { atOnce, step }: { readonly atOnce: number; readonly step: number }): number {
  const [drawn, setDrawn] = useState(count <= atOnce ? Number.POSITIVE_INFINITY : atOnce);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return undefined;
    const next = drawn + step < count ? drawn + step : Number.POSITIVE_INFINITY;
    return whenIdle(() => startTransition(() => setDrawn(next)));
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
