import { endSession, listSessions, type ReplyOf } from '@herbie/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '../../lib/api-error.ts';
import { shortDate } from '../../lib/dates.ts';
import { reading, refresh } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Tag } from '../../ui/card.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { accountMessages } from './account.messages.ts';

type Session = ReplyOf<typeof listSessions>[number];

/** Where the account is signed in; each other device can be signed out from here. */
export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(reading(listSessions));
  const end = useMutation({
    mutationFn: ({ id }: Session) => send(endSession, { params: { id } }),
    onSuccess: () => {
      toast(accountMessages.sessionEnded);
      return refresh(listSessions.path);
    },
    onError: (error) => toast(accountMessages.sessionFailed(serverMessageOf(error))),
  });
  return (
    <Card aria-labelledby="devices">
      <h2 id="devices" className="text-2xl">
        Where you are signed in
      </h2>
      {isError ? <FailedState onRetry={() => void refetch()}>The devices could not be loaded.</FailedState> : null}
      {!sessions && !isError ? <Skeleton /> : null}
      <ul className="mt-2 divide-y divide-line">
        {sessions?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 last:pb-0">
            <div className="min-w-0">
              <p className="font-semibold">
                {session.device ?? 'Unknown device'} {session.current ? <Tag>This device</Tag> : null}
              </p>
              <p className="text-sm text-soft">
                Last seen {shortDate(session.lastSeenAt)}, signed in {shortDate(session.createdAt)}
              </p>
            </div>
            {session.current ? null : (
              <Button
                variant="secondary"
                size="small"
                disabled={end.isPending}
                aria-label={`Sign out ${session.device ?? 'unknown device'}, last seen ${shortDate(session.lastSeenAt)}`}
                onClick={() => end.mutate(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
