import { type ReactNode, useDeferredValue } from 'react';

interface SlicedParts {
  /** What stands there until all of it is drawn; of the same size, so that nothing moves. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Draws much at once in slices of a few milliseconds, between which taps, scrolling and typing get through. */
export function InSlices({ fallback = null, children }: SlicedParts) {
  const isBegun = useDeferredValue(true, false);
  return isBegun ? children : fallback;
}
