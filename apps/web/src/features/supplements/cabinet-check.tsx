import { limits } from '@herbie/contract';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import type { RenderNote } from './note.ts';
import { supplementMessages } from './supplements.messages.ts';
import type { useCabinetCheck } from './supplements.queries.ts';

interface CheckProps {
  /** Whose supplements they are. */
  readonly name: string;
  readonly check: ReturnType<typeof useCabinetCheck>;
  readonly count: number;
  readonly renderNote: RenderNote;
}

/** The whole list checked together and with the profile. */
export function CabinetCheck({ name, check, count, renderNote }: CheckProps) {
  const { data, isError, isPending, refetch } = check;
  return (
    <section aria-labelledby="cabinet" className="space-y-3 border-t border-line pt-4">
      <h3 id="cabinet" className="text-xl">
        Checked together, with {name}&rsquo;s profile
      </h3>
      {isError ? <FailedState onRetry={() => void refetch()}>{supplementMessages.checkFailed}</FailedState> : null}
      {isPending ? <Skeleton /> : null}
      {data && !isError
        ? renderNote({
            findings: data.findings,
            unrecognised: data.unrecognised,
            checked: supplementMessages.nothingFound(data.coverage.rules),
          })
        : null}
      {count > limits.checkedItems ? <p>{supplementMessages.tooMany(limits.checkedItems)}</p> : null}
    </section>
  );
}
