import type { ReactNode } from 'react';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import type { Note } from './supplement-section.tsx';
import { supplementMessages } from './supplements.messages.ts';
import { mostChecked, type useCabinetCheck } from './supplements.queries.ts';

interface CheckParts {
  /** Whose supplements they are. */
  readonly name: string;
  readonly check: ReturnType<typeof useCabinetCheck>;
  readonly count: number;
  readonly renderNote: (note: Note) => ReactNode;
}

/** The whole list checked together and with the profile. */
export function CabinetCheck({ name, check, count, renderNote }: CheckParts) {
  const { data, isError, isPending, fetchStatus, refetch } = check;
  const isLost = isError || (isPending && fetchStatus === 'paused');
  return (
    <section aria-labelledby="cabinet" className="space-y-3 border-t border-line pt-4">
      <h3 id="cabinet" className="text-xl">
        Checked together, with {name}&rsquo;s profile
      </h3>
      {isLost ? <FailedState onRetry={() => void refetch()}>{supplementMessages.checkFailed}</FailedState> : null}
      {isPending && !isLost ? <Skeleton /> : null}
      {data && !isError
        ? renderNote({
            findings: data.findings,
            unrecognised: data.unrecognised,
            checked: supplementMessages.nothingFound(data.coverage.rules),
          })
        : null}
      {count > mostChecked ? <p>{supplementMessages.tooMany(mostChecked)}</p> : null}
    </section>
  );
}
