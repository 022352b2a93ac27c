import type { SourceReply } from '@herbie/contract';
import { useOpened } from '../../../lib/use-opened.ts';

interface ListProps {
  readonly sources: readonly SourceReply[];
  /** Who wrote the answer. */
  readonly writer: string;
}

/** What an answer rests on, numbered as its claims cite it, and who wrote it. */
export function SourcesList({ sources, writer }: ListProps) {
  const { isOpened, onToggle } = useOpened();
  if (sources.length === 0) return <p className="mt-3 text-sm text-soft">{writer}</p>;
  return (
    <details className="mt-3 text-sm" onToggle={onToggle}>
      <summary className="w-fit cursor-pointer py-1.5">
        <span className="font-semibold text-leaf">Sources ({sources.length})</span>
        <span className="mx-1.5 text-soft">·</span>
        <span className="text-soft">{writer}</span>
      </summary>
      <ol className="mt-1 list-decimal space-y-1 pl-6">
        {isOpened
          ? sources.map((source) => (
              <li key={source.id}>
                <SourceLine source={source} />
              </li>
            ))
          : null}
      </ol>
    </details>
  );
}

export function SourceLine({ source }: { source: SourceReply }) {
  const text = `${source.publisher}: ${source.title}${source.year === null ? '' : `, ${source.year}`}`;
  return source.url ? (
    <a href={source.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      {text}
    </a>
  ) : (
    text
  );
}
