import { listReports, type Report, updateReport } from '@herbie/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { ReportCard } from './report-card.tsx';
import { reportsMessages as messages } from './reports.messages.ts';

const pageSize = 20;
const key = [listReports.path];

/** What the operator has to look into; read anew each time the list is opened. */
export function ReportedAnswers() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => send(listReports, { query: { limit: pageSize, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    refetchOnMount: 'always',
  });
  const reports = data?.pages.flat() ?? [];
  return (
    <Card aria-labelledby="reported-answers" className="space-y-4">
      <h2 id="reported-answers" className="text-2xl">
        {messages.title}
      </h2>
      <p className="text-soft">{messages.lead}</p>
      {isPending ? <Skeleton lines={3} /> : null}
      {isError ? <FailedState onRetry={() => void refetch()}>{messages.failed}</FailedState> : null}
      {data && reports.length === 0 ? <p role="status">{messages.none}</p> : null}
      <ul className="space-y-3">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onHandle={() => handle(report)} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="secondary" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages.older}
        </Button>
      ) : null}
    </Card>
  );
}

async function handle({ id, handledAt }: Report): Promise<void> {
  try {
    await send(updateReport, { params: { id }, body: { handled: handledAt === null } });
    await refresh(listReports.path);
  } catch (error) {
    reportFailure('report not changed', error);
    toast({ title: messages.notSaved, variant: 'destructive' });
  }
}
