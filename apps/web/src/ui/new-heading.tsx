import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading of a view that took the place of another one on the same page: it is read out, and the keyboard goes on from it. */
export function NewHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl">
      {children}
    </h1>
  );
}
