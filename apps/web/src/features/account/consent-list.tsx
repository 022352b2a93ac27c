import { listConsents } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { shortDate } from '../../lib/dates.ts';
import { reading } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { consentNames } from './account.messages.ts';

/** What the person agreed to, in which version and when; consent to health data can be taken back. */
export function ConsentList({ onWithdraw }: { onWithdraw: () => void }) {
  const { data: consents, isError, refetch } = useQuery(reading(listConsents));
  return (
    <Card aria-labelledby="consents">
      <h2 id="consents" className="text-2xl">
        What you agreed to
      </h2>
      {isError ? <FailedState onRetry={() => void refetch()}>Your consents could not be loaded.</FailedState> : null}
      {!consents && !isError ? <Skeleton /> : null}
      {consents?.length === 0 ? (
        <p className="mt-2 text-soft">Nothing yet. Herbie asks when you save a profile.</p>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {consents?.map(({ kind, version, granted, at }) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 last:pb-0">
            <div>
              <p className="font-semibold">{consentNames[kind]}</p>
              <p className="text-sm text-soft">
                {granted ? 'Agreed' : 'Withdrawn'} on {shortDate(at)}, version {version}
              </p>
            </div>
            {kind === 'health-data' && granted ? (
              <Button variant="danger" size="small" onClick={onWithdraw}>
                Withdraw
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
