import type { Supplement } from '@herbie/contract';
import { type RowDialog, SupplementRow } from './supplement-row.tsx';
import type { SafetyCheck } from './supplements.queries.ts';

interface TableProps {
  readonly supplements: readonly Supplement[];
  readonly check: SafetyCheck | undefined;
  readonly today: string;
  readonly onOpen: (dialog: RowDialog, supplement: Supplement) => void;
}

const columns = ['Supplement', 'Dosage', 'Frequency', 'Today', 'Adherence (30 days)', 'Actions'];

/** A table on wide screens, cards of its cells on narrow ones. */
export function SupplementTable({ supplements, check, today, onOpen }: TableProps) {
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
