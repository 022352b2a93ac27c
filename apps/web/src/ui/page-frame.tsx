import type { ReactNode } from 'react';
import { InSlices } from './in-slices.tsx';
import { FailedState } from './states.tsx';

/** A page of text or cards with its heading. */
export function PageFrame({
  title,
  badge,
  lead,
  children,
  wide = false,
}: {
  title: ReactNode;
  /** Stands beside the title without being part of the heading's name. */
  badge?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  wide?: boolean;
}) {
  const heading = <h1 className="text-3xl sm:text-4xl">{title}</h1>;
  return (
    <div className={`mx-auto w-full px-4 py-8 sm:py-10 ${wide ? 'max-w-7xl' : 'max-w-4xl'}`}>
      {badge ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {heading}
          {badge}
        </div>
      ) : (
        heading
      )}
      {lead ? <p className="mt-2 max-w-[70ch] text-lg text-pretty text-soft sm:text-balance">{lead}</p> : null}
      <div className="mt-6 space-y-6">
        <InSlices>{children}</InSlices>
      </div>
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** A page that could not be loaded: still the page that was asked for, with a way to try again. */
export function FailedPage({ title, onRetry, children, wide = false }: FailedProps) {
  return (
    <PageFrame title={title} wide={wide}>
      <FailedState onRetry={onRetry}>{children}</FailedState>
    </PageFrame>
  );
}
