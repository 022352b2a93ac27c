import type { Dose, Supplement } from '@herbie/contract';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { shortDate } from '../../lib/dates.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { notSaved } from '../../lib/not-saved.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FailedState, Problem, Skeleton } from '../../ui/states.tsx';
import { noDoses } from './dose-state.ts';
import { supplementMessages } from './supplements.messages.ts';
import { removeDose, saveDose, useDoses } from './supplements.queries.ts';

interface DialogProps {
  readonly supplement: Supplement;
  readonly today: string;
  readonly onClose: () => void;
}

/** The doses of the last 30 days; any of them can be added later or removed. */
export function DoseDialog({ supplement, today, onClose }: DialogProps) {
  const { data: doses, isError, isPending, refetch } = useDoses(supplement, today);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const remove = async (dose: Dose) => {
    setProblem(null);
    try {
      await removeDose(supplement, dose);
      setTimeout(() => focusIfLost(list.current), 0);
    } catch (error) {
      reportFailure('dose not removed', error);
      setProblem(supplementMessages.doseNotRemoved);
    }
  };
  return (
    <Dialog title={`Doses of ${supplement.name}`} onClose={onClose}>
      <DoseForm supplement={supplement} today={today} />
      <h3 ref={list} className="text-lg">
        Last 30 days
      </h3>
      {isError ? <FailedState onRetry={() => void refetch()}>{supplementMessages.dosesFailed}</FailedState> : null}
      {isPending ? <Skeleton /> : null}
      {doses?.length === 0 ? <p className="text-soft">{noDoses}</p> : null}
      <Problem>{problem}</Problem>
      <ul className="divide-y divide-line">
        {doses?.toReversed().map((dose) => (
          <li key={dose.id} className="flex items-center justify-between gap-3 py-1">
            <span>
              {shortDate(dose.takenOn)}
              {dose.time ? `, ${dose.time}` : ''} · <strong>{dose.status === 'taken' ? 'Taken' : 'Skipped'}</strong>
            </span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove the dose of ${shortDate(dose.takenOn)}${dose.time ? `, ${dose.time}` : ''}`}
              onClick={() => void remove(dose)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function DoseForm({ supplement, today }: { supplement: Supplement; today: string }) {
  const [takenOn, setTakenOn] = useState(today);
  const [time, setTime] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (status: 'taken' | 'skipped') => {
    const problem = takenOn === '' ? 'Date is required' : takenOn > today ? supplementMessages.doseLater : undefined;
    setError(problem);
    if (problem !== undefined) return;
    setState('saving');
    setFailure(null);
    try {
      await saveDose(supplement, { takenOn, time: time === '' ? null : time, status });
      setState('saved');
    } catch (caught) {
      reportFailure('dose not saved', caught);
      setFailure(notSaved(caught));
      setState('idle');
    }
  };
  return (
    <div className="space-y-3 rounded-xl border border-line p-3 sm:p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          max={today}
          value={takenOn}
          onChange={(event) => {
            setTakenOn(event.target.value);
            setError(undefined);
          }}
          error={error}
        />
        <TextField label="Time (optional)" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button className="grow sm:grow-0" disabled={state === 'saving'} onClick={() => void save('taken')}>
          Log as taken
        </Button>
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          disabled={state === 'saving'}
          onClick={() => void save('skipped')}
        >
          Log as skipped
        </Button>
        <p
          role="status"
          className={classNames('basis-full sm:basis-auto', failure ? 'font-semibold text-stop' : 'text-soft')}
        >
          {failure ?? (state === 'saved' ? 'Logged.' : '')}
        </p>
      </div>
    </div>
  );
}
