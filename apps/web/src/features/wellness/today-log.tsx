import type { WellnessEntry } from '@herbie/contract';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { scoreWords } from './metrics.ts';
import { wellnessMessages } from './wellness.messages.ts';

interface LogProps {
  readonly entries: readonly WellnessEntry[];
  readonly today: string;
}

/** How the day was, or the way to say so. */
export function TodayLog({ entries, today }: LogProps) {
  const entry = entries.find(({ date }) => date === today);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">{entry ? scoreWords(entry) : wellnessMessages.notLoggedToday}</p>
      <Link
        to="/wellness-tracker"
        search={{ log: 'today' }}
        className={buttonClass({ variant: entry ? 'secondary' : 'primary', size: 'small' })}
      >
        {entry ? wellnessMessages.changeToday : wellnessMessages.logToday}
      </Link>
    </div>
  );
}
