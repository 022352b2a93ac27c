import type { SourceReply } from '@herbie/contract';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';

/** Where a finding was read. In a narrow card the others stand behind the first one, as a list would be longer than the finding. */
export function FindingSources({ sources }: { sources: readonly SourceReply[] }) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = sources;
  if (!first) return null;
  return (
    <>
      Source: <SourceName source={first} />
      <span className={classNames(!isOpen && 'hidden @min-[22rem]:inline print:inline')}>
        {others.map((source) => (
          <span key={source.id}>
            ; <SourceName source={source} />
          </span>
        ))}
      </span>
      {others.length > 0 ? (
        <span className="no-print @min-[22rem]:hidden">
          {' '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-2 inline-block py-1 font-semibold underline"
          >
            {isOpen ? 'Show fewer' : `and ${others.length} more`}
            <span className="sr-only"> {others.length === 1 && !isOpen ? 'source' : 'sources'}</span>
          </button>
        </span>
      ) : null}
    </>
  );
}

function SourceName({ source: { url, publisher, title } }: { source: SourceReply }) {
  const name = `${publisher}, ${title}`;
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" className="underline">
      {name}
    </a>
  ) : (
    name
  );
}
