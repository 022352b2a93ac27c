import { checkSafety } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { neverKept } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { FindingList } from './finding-list.tsx';

/** What is known of taking two things together, whoever takes them. */
export function PairCheck({ names }: { names: readonly [string, string] }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [checkSafety.path, ...names],
    queryFn: ({ signal }) => send(checkSafety, { body: { items: [...names] }, signal }),
    ...neverKept,
  });
  if (isError)
    return (
      <FailedState onRetry={() => void refetch()}>
        The two could not be checked together. Do not take that as a good sign.
      </FailedState>
    );
  if (!data) return <Skeleton lines={2} />;
  if (data.findings.length > 0) return <FindingList findings={data.findings} />;
  return <p>Nothing was found about taking these two together. That is no promise.</p>;
}
