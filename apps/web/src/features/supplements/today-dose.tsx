import type { Dose, Supplement } from '@herbie/contract';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/states.tsx';
import { localTime } from './dose-time.ts';
import { isDueOn, todayOf } from './dose-state.ts';
import { supplementMessages } from './supplements.messages.ts';
import { removeDose, saveDose } from './supplements.queries.ts';

interface TodayProps {
  readonly supplement: Supplement;
  readonly doses: readonly Dose[] | undefined;
  readonly today: string;
  /** Stands at the end of a row, quieter than its name. */
  readonly isAtEnd?: boolean;
}

/** Marks a dose of today as taken or skipped with one press, and takes it back with another. */
export function TodayDose({ supplement, doses, today, isAtEnd = false }: TodayProps) {
  const [last, setLast] = useState<Dose | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  const { text, canTake } = todayOf({ course: supplement, doses, today });
  // A slip may be noticed later: what filled the day can be taken back after a reload too.
  const canUndo =
    doses?.find(({ id }) => id === last?.id) ??
    (isDueOn(supplement, today) && !canTake ? lastOf(today, doses) : undefined);

  const attempt = async (act: () => Promise<Dose | null>, failure: string) => {
    setBusy(true);
    setProblem(null);
    try {
      setLast(await act());
    } catch (error) {
      reportFailure('dose not changed', error);
      setProblem(failure);
    }
    setBusy(false);
    setTimeout(() => focusIfLost(told.current), 0);
  };
  const log = (status: Dose['status']) =>
    attempt(() => saveDose(supplement, { takenOn: today, time: localTime(), status }), supplementMessages.doseFailed);
  const undo = (dose: Dose) =>
    attempt(async () => {
      await removeDose(supplement, dose);
      return null;
    }, supplementMessages.doseNotRemoved);

  return (
    <div
      className={
        isAtEnd
          ? 'flex max-w-[62%] shrink-0 flex-wrap items-center justify-end gap-1 text-right sm:gap-x-3'
          : 'space-y-1.5'
      }
    >
      <p ref={told} aria-live="polite" className={isAtEnd ? 'text-sm text-soft' : undefined}>
        {text}
      </p>
      <div className={classNames('flex flex-wrap gap-2', isAtEnd && 'justify-end')}>
        {canTake ? (
          <Button
            size="small"
            disabled={isBusy}
            isSinglePress
            aria-label={`Taken: ${supplement.name}`}
            onClick={() => void log('taken')}
          >
            <Check aria-hidden className="size-4" /> Taken
          </Button>
        ) : null}
        {canTake && isDueOn(supplement, today) ? (
          <Button
            variant="quiet"
            size="small"
            disabled={isBusy}
            isSinglePress
            aria-label={`Skip: ${supplement.name}`}
            onClick={() => void log('skipped')}
          >
            Skip
          </Button>
        ) : null}
        {canUndo ? (
          <Button
            variant={canUndo.id === last?.id ? 'secondary' : 'quiet'}
            size="small"
            disabled={isBusy}
            isSinglePress
            className={canUndo.id === last?.id ? '' : isAtEnd ? '-mr-3.5' : '-ml-3.5'}
            aria-label={`Undo the dose of ${supplement.name}`}
            onClick={() => void undo(canUndo)}
          >
            Undo
          </Button>
        ) : null}
      </div>
      <Problem className="text-sm">{problem}</Problem>
    </div>
  );
}

function lastOf(day: string, doses: readonly Dose[] | undefined): Dose | undefined {
  return doses?.findLast(({ takenOn }) => takenOn === day);
}
