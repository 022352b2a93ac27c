import { type AnalysisSummary, deleteAnalysis, getAnalysis, listAnalyses, type PastAnalysis } from '@herbie/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Leaf, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { reading, refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { sendDelete } from '../../lib/send-delete.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/dialog.tsx';
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { imageAddress } from './analysis-result.ts';

interface PastProps {
  readonly onOpen: (past: PastAnalysis) => void;
  readonly onDeleted: (id: number) => void;
}

export function PastAnalyses({ onOpen, onDeleted }: PastProps) {
  const { data: analyses, isError, refetch } = useQuery(reading(listAnalyses));
  const [leaving, setLeaving] = useState<AnalysisSummary | null>(null);
  const open = useMutation({
    mutationFn: ({ id }: AnalysisSummary) => send(getAnalysis, { params: { id } }),
    onSuccess: onOpen,
    onError: (error) => {
      reportFailure('analysis not opened', error);
      toast(analysesMessages.openFailed);
    },
  });
  const remove = async ({ id }: AnalysisSummary) => {
    await sendDelete(deleteAnalysis, { params: { id } });
    onDeleted(id);
    toast(analysesMessages.deleted);
    await refresh(listAnalyses.path);
  };
  return (
    <section aria-labelledby="past-analyses" className="space-y-4 pt-6">
      <div>
        <h2 id="past-analyses" className="text-2xl">
          Past analyses
        </h2>
        <p className="text-soft">The last 50 are kept with their pictures until you delete them.</p>
      </div>
      {isError ? <FailedState onRetry={() => void refetch()}>Past analyses could not be loaded.</FailedState> : null}
      {!analyses && !isError ? <Skeleton /> : null}
      {analyses?.length === 0 ? (
        <EmptyState title="Nothing analyzed yet">
          <p>What you identify stays here, so that you can look at it again.</p>
        </EmptyState>
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {analyses?.map((analysis) => (
          <li key={analysis.id} className="flex min-w-0 items-center gap-1 rounded-2xl border border-line bg-card pr-2">
            <button
              type="button"
              aria-busy={open.isPending && open.variables.id === analysis.id}
              disabled={open.isPending}
              onClick={() => open.mutate(analysis)}
              className="flex min-w-0 grow items-center gap-3 rounded-2xl p-2.5 text-left hover:bg-tint"
            >
              <Thumbnail id={analysis.id} isKept={analysis.hasPicture} />
              <span className="min-w-0">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{nameOf(analysis)}</span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-soft">
                  <time dateTime={analysis.createdAt}>{shortDate(analysis.createdAt)}</time>
                  {analysis.productName === null ? null : ` · ${analysis.productName}`}
                </span>
              </span>
            </button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Delete the analysis of ${nameOf(analysis)}, ${shortDate(analysis.createdAt)}`}
              onClick={() => setLeaving(analysis)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {leaving ? (
        <DeleteDialog
          title="Delete this analysis?"
          description="The result and its picture are removed. It cannot be undone."
          remove={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </section>
  );
}

/** A blend is not told as its first herb alone. */
function nameOf({ herbName, ingredientCount }: AnalysisSummary): string {
  if (herbName === null) return 'Nothing recognised';
  return ingredientCount > 1 ? `${herbName} and ${ingredientCount - 1} more` : herbName;
}

/** The picture, or a leaf for what was only typed. */
function Thumbnail({ id, isKept }: { id: number; isKept: boolean }) {
  const [hasPicture, setHasPicture] = useState(isKept);
  return hasPicture ? (
    <img
      src={imageAddress(id)}
      alt=""
      loading="lazy"
      onError={() => setHasPicture(false)}
      className="size-14 shrink-0 rounded-xl bg-sunken object-cover"
    />
  ) : (
    <span className="flex size-14 shrink-0 items-center justify-center rounded-xl bg-tint text-leaf">
      <Leaf aria-hidden className="size-6" />
    </span>
  );
}
