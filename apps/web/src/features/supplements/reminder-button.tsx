import type { Supplement } from '@herbie/contract';
import { forbids } from '@herbie/domain/severity-words';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { findingsAbout } from './findings-about.ts';
import { toCalendar } from './reminder-calendar.ts';
import { supplementMessages } from './supplements.messages.ts';
import type { SafetyCheck } from './supplements.queries.ts';

interface ReminderProps {
  readonly supplements: readonly Supplement[];
  readonly check: SafetyCheck | undefined;
  readonly today: string;
}

/** A calendar file with the doses that are due. What Herbie warns of seriously is never reminded of. */
export function ReminderButton({ supplements, check, today }: ReminderProps) {
  const isSerious = (supplement: Supplement) =>
    findingsAbout(supplement, check).some(({ severity }) => forbids(severity));
  const reminded = supplements.filter((supplement) => !isSerious(supplement));
  const make = (list: readonly Supplement[]) => toCalendar({ supplements: list, today, now: new Date().toISOString() });
  if (make(supplements) === null) return null;
  const file = make(reminded);
  const leftOut = supplements.filter((supplement) => isSerious(supplement) && make([supplement]) !== null);
  return (
    <div className="space-y-2 border-t border-line pt-4">
      {file === null ? null : (
        <Button
          variant="secondary"
          className="max-w-full wrap-anywhere"
          onClick={() => saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'herbie-reminders.ics')}
        >
          <CalendarPlus aria-hidden className="size-5" /> Reminders for your calendar
        </Button>
      )}
      <p className="max-w-[65ch] text-sm text-soft">
        {file === null ? null : supplementMessages.reminders}{' '}
        {leftOut.length === 0 ? null : supplementMessages.notReminded(leftOut.map(({ name }) => name).join(', '))}
      </p>
    </div>
  );
}
