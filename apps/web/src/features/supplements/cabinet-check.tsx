import { limits, type Supplement } from '@herbie/contract';
import { nothingFound } from '../../lib/nothing-found.ts';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { findingsAbout } from './findings-about.ts';
import type { RenderNote } from './note.ts';
import { supplementMessages } from './supplements.messages.ts';
import type { useCabinetCheck } from './supplements.queries.ts';

interface CheckProps {
  /** Whose supplements they are. */
  readonly name: string;
  readonly check: ReturnType<typeof useCabinetCheck>;
  readonly count: number;
  readonly renderNote: RenderNote;
  /** The supplement of which everything stands above already. */
  readonly above: Supplement | undefined;
}

/** The whole list checked together and with the profile. */
export function CabinetCheck({ name, check, count, renderNote, above }: CheckProps) {
  const { data, isError, isPending, refetch } = check;
  const found = data?.findings ?? [];
  const told = above ? findingsAbout(above, data) : [];
  const rest = found.filter((finding) => !told.includes(finding));
  const isTold = rest.length < found.length;
  return (
    <section aria-labelledby="cabinet" className="space-y-3 border-t border-line pt-4">
      <h3 id="cabinet" className="text-xl">
        Checked together, with {name}&rsquo;s profile
      </h3>
      {isError ? <FailedState onRetry={() => void refetch()}>{supplementMessages.checkFailed}</FailedState> : null}
      {isPending ? <Skeleton /> : null}
      {data && !isError
        ? renderNote({
            findings: rest,
            unrecognised: data.unrecognised,
            checked: isTold ? supplementMessages.nothingMore : nothingFound(data.coverage.rules),
          })
        : null}
      {isTold && above ? <p className="text-soft">{supplementMessages.toldAbove(above.name)}</p> : null}
      {count > limits.checkedItems ? <p>{supplementMessages.tooMany(limits.checkedItems)}</p> : null}
    </section>
  );
}
