import type { getMonograph, ReplyOf } from '@herbie/contract';
import { isContentsLine } from '@herbie/domain/contents-line';
import { TriangleAlert } from 'lucide-react';
import { analysesMessages } from './analyses.messages.ts';

export type Monograph = ReplyOf<typeof getMonograph>;

interface WarningProps {
  readonly monograph: Monograph | null;
  /** What the package itself warns of, and what it lists beside what it is bought for. */
  readonly printed: readonly string[];
  readonly isReadPoorly: boolean;
}

/** What must be read before any use: danger, look-alikes, and what the package says. */
export function ResultWarnings({ monograph, printed, isReadPoorly }: WarningProps) {
  const lookAlikes = monograph?.lookAlikes ?? null;
  return (
    <section aria-label="Read this first" className="space-y-3">
      {monograph?.neverSuggest ? (
        <div className="rounded-2xl border-2 border-stop bg-stop-tint p-4 text-stop">
          <p className="font-bold">{analysesMessages.dangerous(monograph.herb.name)}</p>
          <p>{analysesMessages.swallowed}</p>
        </div>
      ) : null}
      <div className="space-y-2 rounded-2xl border-l-4 border-avoid bg-avoid-tint p-4">
        <p className="flex items-start gap-2 font-bold">
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-avoid" />
          {analysesMessages.neverEat}
        </p>
        {monograph && lookAlikes ? (
          <p>
            <strong>Easily mistaken:</strong> {lookAlikes.text}{' '}
            <span className="text-sm">{sourceNames(monograph, lookAlikes.sources)}</span>
          </p>
        ) : null}
        {isReadPoorly ? <p>{analysesMessages.readPoorly}</p> : null}
      </div>
      <Printed title="The label warns" lines={printed.filter((line) => !isContentsLine(line))} />
      <Printed title="What else the label lists" lines={printed.filter(isContentsLine)} />
    </section>
  );
}

function Printed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="rounded-2xl border border-line bg-card p-4">
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function sourceNames({ sources }: Monograph, ids: readonly string[]): string {
  const names = ids.flatMap((id) => sources.find((source) => source.id === id) ?? []);
  return names.length === 0 ? '' : `(${names.map(({ publisher, title }) => `${publisher}, ${title}`).join('; ')})`;
}
