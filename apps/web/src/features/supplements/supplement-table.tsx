import type { Supplement } from '@herbie/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { supplementMessages } from './supplements.messages.ts';
import { type RowDialog, SupplementRow } from './supplement-row.tsx';
import type { SafetyCheck } from './supplements.queries.ts';

interface TableProps {
  readonly supplements: readonly Supplement[];
  readonly check: SafetyCheck | undefined;
  readonly today: string;
  readonly onOpen: (dialog: RowDialog, supplement: Supplement) => void;
}

const columns = ['Supplement', 'Dosage', 'Frequency', 'Today', 'Adherence (30 days)', 'Actions'];

const shownFirst = 8;
/** One or two more than that are not worth a press. */
const mostAtOnce = 10;

/** A table on wide screens, cards of its cells on narrow ones. Of a long list the rest stands behind a press. */
export function SupplementTable({ supplements, check, today, onOpen }: TableProps) {
  const [lengthAtFirst] = useState(supplements.length);
  const [showsAll, setShowsAll] = useState(false);
  // What was added stands at the end, and whoever added it looks for it.
  const isFolded = supplements.length > mostAtOnce && supplements.length <= lengthAtFirst && !showsAll;
  const shown = isFolded ? supplements.slice(0, shownFirst) : supplements;
  return (
    <>
      <Rows {...{ supplements: shown, check, today, onOpen }} />
      {isFolded ? (
        <Button variant="secondary" onClick={() => setShowsAll(true)}>
          {supplementMessages.showAll(supplements.length)}
        </Button>
      ) : null}
    </>
  );
}

function Rows({ supplements, check, today, onOpen }: TableProps) {
  return (
    <table aria-labelledby="supplements" className="block w-full text-left lg:table">
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="text-sm text-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-4 pb-2 font-semibold last:text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {supplements.map((supplement) => (
          <SupplementRow key={supplement.id} supplement={supplement} check={check} today={today} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}
