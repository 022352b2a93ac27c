import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capital } from '../../lib/capital.ts';
import { classNames } from '../../lib/class-names.ts';
import { shortDate } from '../../lib/dates.ts';
import type { AnalysisResult } from './analysis-result.ts';
import { evidenceFor } from './candidate-choice.tsx';

interface SideProps {
  readonly result: AnalysisResult;
  readonly name: string | null;
  readonly scientificName: string | null;
  readonly heart: ReactNode;
}

/** The picture with the name under it. The name takes the focus when a new result arrives. */
export function ResultSide({ result, name, scientificName, heart }: SideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasPicture, setHasPicture] = useState(result.originalImage !== null);
  useEffect(() => heading.current?.focus(), []);
  const match = result.candidates.find(({ name: each }) => each === name);
  const productName = result.label?.productName ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-start gap-4 lg:block lg:space-y-4">
      {hasPicture && result.originalImage !== null ? (
        <img
          src={result.originalImage}
          alt="What was analyzed"
          onError={() => setHasPicture(false)}
          className="max-h-80 w-full rounded-2xl bg-sunken object-contain"
        />
      ) : null}
      <div className={classNames('min-w-0', !hasPicture && 'col-span-2')}>
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 ref={heading} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere">
            {name ?? 'Nothing recognised'}
          </h2>
          <div className="-mt-1 -mr-2 ml-auto">{heart}</div>
        </div>
        {scientificName ? <p className="text-soft italic">{scientificName}</p> : null}
        {match ? <p className="mt-1 text-sm">{capital(evidenceFor(match))}</p> : null}
        {productName !== null && productName !== name ? (
          <p className="mt-2 text-lg break-words">
            <span className="text-soft">Label:</span> {productName}
          </p>
        ) : null}
        <p className="mt-2 text-sm text-soft">
          <time dateTime={result.createdAt}>{shortDate(result.createdAt)}</time>
        </p>
      </div>
    </div>
  );
}
