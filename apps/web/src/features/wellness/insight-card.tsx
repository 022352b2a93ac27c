import type { WellnessEntry } from '@herbie/contract';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { insightsOf } from './insights.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { useEarlierEntries } from './wellness.queries.ts';

interface InsightProps {
  readonly profileId: number;
  readonly entries: readonly WellnessEntry[];
  readonly days: number;
  readonly today: string;
  readonly name?: string | undefined;
}

export function InsightCard({ profileId, entries, days, today, name }: InsightProps) {
  const { data: before } = useEarlierEntries({ profileId, days, today });
  const { stressWarning, facts } = insightsOf({ entries, before: before ?? null, days, name });
  return (
    <Card aria-labelledby="insights">
      <h2 id="insights" className="text-2xl">
        Insights
      </h2>
      {stressWarning ? (
        <div className="mt-3 flex gap-3 rounded-xl border-l-4 border-ask bg-ask-tint p-3.5">
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-ask" />
          <div className="min-w-0">
            <p className="font-semibold">{stressWarning}</p>
            <p>{wellnessMessages.stressNote}</p>
          </div>
        </div>
      ) : null}
      {facts.length === 0 ? (
        <p className="mt-2 text-soft">{wellnessMessages.nothingToSay}</p>
      ) : (
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
