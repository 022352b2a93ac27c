import type { getMonograph, ReplyOf, SourceReply } from '@herbie/contract';
import { gradeOf } from '@herbie/domain/grade-words';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { openForPrint } from '../../lib/open-for-print.ts';
import { Card } from '../../ui/card.tsx';

export type Monograph = ReplyOf<typeof getMonograph>;

interface SectionProps {
  readonly title: string;
  /** In one line with the title, where there is room. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, beside, children }: SectionProps) {
  return (
    <Card id={sectionId(title)} aria-labelledby={`${sectionId(title)}-title`} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${sectionId(title)}-title`} className="min-w-0 text-2xl wrap-anywhere">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </Card>
  );
}

/** Where a section stands on the page, for links to it. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
}

/** What is short stands beside its neighbour on a wide screen. */
export const pairs = 'grid gap-x-8 gap-y-3 *:min-w-0 lg:grid-cols-2';

/** Uses with their evidence. */
export function UseList({ monograph }: { monograph: Monograph }) {
  return (
    <ul className={pairs}>
      {monograph.uses.map((use) => (
        <li key={`${use.use}${use.text}`}>
          <p className="font-semibold">
            {use.label}{' '}
            <span className="inline-block rounded-full border border-line px-2 py-0.5 text-sm font-normal text-soft">
              {gradeOf(use)}
            </span>
          </p>
          <p className="max-w-[70ch]">
            {use.text}
            <Cites ids={use.sources} sources={monograph.sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The places of a claim's sources in the list of the page, each a way there; it stands right behind the claim. */
export function Cites({ ids, sources }: { ids: readonly string[]; sources: readonly SourceReply[] }) {
  const places = ids
    .map((id) => sources.findIndex((source) => source.id === id) + 1)
    .filter((place) => place > 0)
    .toSorted((one, other) => one - other);
  if (places.length === 0) return null;
  return (
    <span className="text-sm whitespace-nowrap text-soft">
      {/* Not alone on a line of its own. */}
      {'\u00a0'}[
      {places.map((place, index) => (
        <Fragment key={place}>
          {index > 0 ? ', ' : ''}
          <a
            href={`#source-${place}`}
            aria-label={`Source ${place}`}
            title={titleOf(sources[place - 1])}
            className="underline decoration-dotted underline-offset-2 hover:text-leaf"
          >
            {place}
          </a>
        </Fragment>
      ))}
      ]
    </span>
  );
}

export function SourceList({ sources }: { sources: readonly SourceReply[] }) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => (list.current?.parentElement ? openForPrint(list.current.parentElement) : undefined), []);
  return (
    <details ref={list}>
      <summary className="w-fit cursor-pointer py-1 font-semibold text-leaf">Show all {sources.length}</summary>
      <ol className="mt-2 list-decimal space-y-1 pl-8 text-sm">
        {sources.map((source, place) => (
          <li key={source.id} id={`source-${place + 1}`} className="target:bg-tint">
            {source.publisher}:{' '}
            {source.url ? (
              <a href={source.url} target="_blank" rel="noreferrer" className="underline">
                {source.title}
              </a>
            ) : (
              source.title
            )}
            {source.year === null ? '' : `, ${source.year}`}
            {source.checkedOn === null ? ' (cited from knowledge)' : ` (read ${source.checkedOn})`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function titleOf(source: SourceReply | undefined): string {
  return source ? `${source.publisher}: ${source.title}` : '';
}
