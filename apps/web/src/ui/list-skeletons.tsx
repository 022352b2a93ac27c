import { classNames } from '../lib/class-names.ts';

/** Placeholder for list rows, of the same height. */
export function RowSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className="rounded-2xl border border-line bg-card px-5 py-3.5">
          <div className="flex h-[1.6em] items-center">
            <span className="h-4 w-2/3 animate-pulse rounded-lg bg-tint" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder for cards with a picture, a name and some lines. `className` sets the columns. */
export function CardSkeleton({ cards, className }: { cards: number; className: string }) {
  return (
    <div role="status" className={classNames('grid gap-4', className)}>
      <span className="sr-only">Loading</span>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} aria-hidden className="animate-pulse rounded-2xl border border-line bg-card p-4 sm:p-5">
          <div className="flex gap-3">
            <span className="aspect-5/6 w-10 shrink-0 rounded-lg bg-tint sm:w-12" />
            <span className="mt-2 h-5 w-1/2 rounded-lg bg-tint" />
          </div>
          <div className="mt-4 space-y-3 pb-20">
            <div className="h-4 rounded-lg bg-tint" />
            <div className="h-4 rounded-lg bg-tint" />
            <div className="h-4 w-2/3 rounded-lg bg-tint" />
          </div>
        </div>
      ))}
    </div>
  );
}
