import { getProfileSummary, type ReplyOf } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { neverKept } from '../../lib/query-client.ts';
import { pathOf, send } from '../../lib/send.ts';

export type Summary = ReplyOf<typeof getProfileSummary>;

export function useSummary(profileId: number) {
  return useQuery<Summary>({
    queryKey: [pathOf(getProfileSummary, { params: { id: profileId } })],
    queryFn: ({ signal }) => send(getProfileSummary, { params: { id: profileId }, signal }),
    ...neverKept,
  });
}
