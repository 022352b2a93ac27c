import { shortDate } from '../../lib/dates.ts';
import { ReadAs } from './read-as.tsx';
import type { Summary } from './safety.queries.ts';

export type Taken = Summary['supplements'][number];

interface TakenProps {
  readonly supplements: readonly Taken[];
  readonly read: Summary;
  /** How often one is taken, in words. */
  readonly howOften: (taken: Taken) => string;
}

/** What is taken, as the table of the sheet. */
export function SheetSupplements({ supplements, read, howOften }: TakenProps) {
  return (
    <section aria-label="Herbs and supplements">
      <h3 className="text-lg">Herbs and supplements</h3>
      {supplements.length === 0 ? <p className="text-soft">None entered</p> : null}
      {supplements.length > 0 ? (
        <table className="stacked-table mt-1 w-full text-left">
          <thead>
            <tr className="border-b border-strong-line">
              <th scope="col">Name</th>
              <th scope="col">Amount</th>
              <th scope="col">How often</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {supplements.map((taken, place) => (
              // Two rows may be alike: the same thing can be entered twice.
              <tr key={`${place}${taken.name}`} className="border-b border-line align-top">
                <th scope="row" className="font-semibold">
                  {taken.name}
                  <ReadAs entry={taken.name} read={read} />
                </th>
                <td data-label="Amount">{taken.dosage ?? 'Not given'}</td>
                <td data-label="How often">{howOften(taken)}</td>
                <td data-label="Since">
                  <Period {...taken} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

function Period({ startDate, endDate }: Pick<Taken, 'startDate' | 'endDate'>) {
  return (
    <>
      <span className="whitespace-nowrap">{startDate === null ? 'Not given' : shortDate(startDate)}</span>
      {endDate === null ? null : (
        <>
          , until <span className="whitespace-nowrap">{shortDate(endDate)}</span>
        </>
      )}
    </>
  );
}
