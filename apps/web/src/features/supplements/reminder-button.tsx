import type { Supplement } from '@herbie/contract';
import { forbids } from '@herbie/domain/severity-words';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { findingsAbout } from './findings-about.ts';
import { isReminded, toCalendar } from './reminder-calendar.ts';
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
  const hasDoses = (supplement: Supplement) => isReminded({ supplement, today });
  if (!supplements.some(hasDoses)) return null;
  const reminded = supplements.filter((supplement) => hasDoses(supplement) && !isSerious(supplement));
  const leftOut = supplements.filter((supplement) => hasDoses(supplement) && isSerious(supplement));
  const save = () => {
    const file = toCalendar({ supplements: reminded, today, now: new Date().toISOString() });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'herbie-reminders.ics');
  };
  return (
    <div className="space-y-2 border-t border-line pt-4">
      {reminded.length === 0 ? null : (
        <Button variant="secondary" className="max-w-full wrap-anywhere" onClick={save}>
          <CalendarPlus aria-hidden className="size-5" /> Reminders for your calendar
        </Button>
      )}
      <p className="max-w-[65ch] text-sm text-soft">
        {reminded.length === 0 ? null : supplementMessages.reminders}{' '}
        {leftOut.length === 0 ? null : supplementMessages.notReminded(leftOut.map(({ name }) => name).join(', '))}
      </p>
    </div>
  );
}
