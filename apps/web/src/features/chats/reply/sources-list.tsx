import type { SourceReply } from '@herbie/contract';
import { useDrawn } from '../../../ui/in-slices.tsx';

/** They stand behind a press. */
const inTime = { atOnce: 10, step: 20 };

/** What an answer rests on, numbered as its claims cite it. */
export function SourcesList({ sources }: { sources: readonly SourceReply[] }) {
  const drawn = useDrawn(sources.length, inTime);
  if (sources.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer py-1.5 font-semibold text-leaf">Sources ({sources.length})</summary>
      <ol className="mt-1 list-decimal space-y-1 pl-6">
        {sources.slice(0, drawn).map((source) => (
          <li key={source.id}>
            <SourceLine source={source} />
          </li>
        ))}
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
