import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';

export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-40 items-center justify-center">
      <span aria-hidden className="size-9 animate-spin rounded-full border-4 border-tint border-t-leaf" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

interface SkeletonProps {
  readonly lines?: number;
  /** Takes a whole screen, where what stands below would be pushed down. */
  readonly isTall?: boolean;
}

export function Skeleton({ lines = 3, isTall = false }: SkeletonProps) {
  return (
    <div role="status" className={isTall ? 'min-h-dvh space-y-3' : 'space-y-3'}>
      <span className="sr-only">Loading</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden className="h-5 animate-pulse rounded-lg bg-tint" />
      ))}
    </div>
  );
}

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-2xl border border-dashed border-strong-line px-5 py-8 text-center">
      <p className="font-display text-lg">{title}</p>
      {children ? <div className="mt-3 space-y-3 text-soft">{children}</div> : null}
    </div>
  );
}

export function FailedState({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="space-y-3 rounded-2xl border border-line bg-card px-5 py-6 text-center">
      <p>{children}</p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** Why the last try failed; nothing while none did. */
export function Problem({ children, className }: { children: ReactNode; className?: string }) {
  if (children === null || children === undefined) return null;
  return (
    <p role="alert" className={classNames('font-semibold text-stop', className)}>
      {children}
    </p>
  );
}
