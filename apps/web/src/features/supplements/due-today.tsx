import type { Supplement } from '@herbie/contract';
import { forbids } from '@herbie/domain/severity-words';
import { Link } from '../../ui/link.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { isDueOn } from './dose-state.ts';
import { supplementMessages } from './supplements.messages.ts';
import { SupplyLine } from './supply-line.tsx';
import { useDoses } from './supplements.queries.ts';
import { TodayDose } from './today-dose.tsx';

interface DueProps {
  readonly supplements: readonly Supplement[];
  readonly today: string;
}

const shownMost = 4;

/** What is due today, to be marked as taken right here; the rest of a long list is in the tracker. */
export function DueToday({ supplements, today }: DueProps) {
  const due = supplements.filter((supplement) => isDueOn(supplement, today));
  if (due.length === 0) return null;
  const more = due.length - shownMost;
  return (
    <section aria-labelledby="due-today">
      <h3 id="due-today" className="text-lg">
        {supplementMessages.dueToday}
      </h3>
      <ul className="divide-y divide-line">
        {due.slice(0, shownMost).map((supplement) => (
          <DueRow key={supplement.id} supplement={supplement} today={today} />
        ))}
      </ul>
      {more > 0 ? (
        <Link to="/wellness-tracker" className="inline-block py-1 font-semibold text-leaf underline">
          {supplementMessages.moreDue(more)}
        </Link>
      ) : null}
    </section>
  );
}

function DueRow({ supplement, today }: { supplement: Supplement; today: string }) {
  const { data: doses } = useDoses(supplement, today);
  const serious = supplement.findings.find(({ severity }) => forbids(severity));
  return (
    <li className="flex items-center justify-between gap-2 py-2 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {supplement.name}{' '}
          {supplement.dosage === null ? null : (
            <span className="inline-block font-normal text-soft">{supplement.dosage}</span>
          )}
        </p>
        {serious ? (
          <Link
            to="/safety"
            search={{ view: 'cabinet', profile: supplement.profileId }}
            className="inline-block py-1 text-sm underline"
          >
            <SeverityMark severity={serious.severity} />
            <span className="sr-only">: see why {supplement.name} has this warning</span>
          </Link>
        ) : null}
        <SupplyLine supplement={supplement} onlyLow />
      </div>
      <TodayDose supplement={supplement} doses={doses} today={today} isAtEnd />
    </li>
  );
}
