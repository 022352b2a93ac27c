import type { Supplement } from '@herbie/contract';
import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { adherenceWords, rowWords } from './dose-state.ts';
import { findingsAbout } from './findings-about.ts';
import { frequencyWords } from './schedule-words.ts';
import { type SafetyCheck, useDoses } from './supplements.queries.ts';
import { SupplyLine } from './supply-line.tsx';
import { TodayDose } from './today-dose.tsx';

export type RowDialog = 'edit' | 'doses' | 'delete';

interface RowProps {
  readonly supplement: Supplement;
  readonly check: SafetyCheck | undefined;
  readonly today: string;
  readonly onOpen: (dialog: RowDialog, supplement: Supplement) => void;
}

export function SupplementRow({ supplement, check, today, onOpen }: RowProps) {
  const { data: doses } = useDoses(supplement, today);
  const [worst] = findingsAbout(supplement, check);
  const row = rowWords({ course: supplement, doses, today });
  const { name, dosage, notes } = supplement;
  return (
    <tr className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line py-4 align-top lg:table-row lg:[&>*]:py-3">
      <th scope="row" className="col-span-2 min-w-0 pr-4 font-normal lg:max-w-80">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {worst ? (
          <a href="#cabinet" className="block w-fit py-0.5 text-sm">
            <SeverityMark severity={worst.severity} />
            <span className="sr-only">, see the check below</span>
          </a>
        ) : null}
        <span className="block text-sm text-soft">{courseWords(supplement)}</span>
        {notes ? <span className="block text-sm wrap-anywhere whitespace-pre-line text-soft">{notes}</span> : null}
      </th>
      <Cell label="Dosage">{dosage ?? 'Not given'}</Cell>
      <Cell label="Frequency">{frequencyWords(supplement)}</Cell>
      <Cell label="Today" isWide>
        <TodayDose supplement={supplement} doses={doses} today={today} />
        <SupplyLine supplement={supplement} />
      </Cell>
      <Cell label="Adherence (30 days)" isWide>
        {adherenceWords({ ...supplement, doses })}
        {row === null ? null : <p className="text-sm text-soft">{row}</p>}
      </Cell>
      <td className="col-span-2 lg:text-right lg:whitespace-nowrap">
        <Button variant="quiet" size="icon" aria-label={`Doses of ${name}`} onClick={() => onOpen('doses', supplement)}>
          <ListChecks aria-hidden className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={`Edit ${name}`} onClick={() => onOpen('edit', supplement)}>
          <Pencil aria-hidden className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={`Delete ${name}`} onClick={() => onOpen('delete', supplement)}>
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </td>
    </tr>
  );
}

function Cell({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <td className={`min-w-0 pr-4 wrap-anywhere ${isWide ? 'max-sm:col-span-2' : ''}`}>
      <span aria-hidden className="block text-sm text-soft lg:hidden">
        {label}
      </span>
      <div>{children}</div>
    </td>
  );
}

function courseWords({ startDate, endDate }: Supplement): string | null {
  if (startDate && endDate) return `${shortDate(startDate)} to ${shortDate(endDate)}`;
  if (startDate) return `Since ${shortDate(startDate)}`;
  return endDate ? `Until ${shortDate(endDate)}` : null;
}
