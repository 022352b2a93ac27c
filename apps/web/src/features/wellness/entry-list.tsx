import type { WellnessEntry } from '@herbie/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Tag } from '../../ui/card.tsx';
import { EmptyState, Problem } from '../../ui/states.tsx';
import { dayName } from './chart-days.ts';
import { scoreWords } from './metrics.ts';
import { discardWaiting, useWaitingEntries, type WaitingEntry, waitingKeysOf } from './waiting-entries.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { deleteEntry, restoreEntry } from './wellness.queries.ts';

interface ListProps {
  readonly profileId: number;
  readonly entries: readonly WellnessEntry[];
  readonly days: number;
  /** Whose they are, of a family member. */
  readonly name?: string | undefined;
  readonly onEdit: (entry: WellnessEntry) => void;
  readonly onLog: () => void;
}

const shownFirst = 5;

/** What was logged, newest first; a deleted entry can be put back. */
export function EntryList({ profileId, entries, days, name, onEdit, onLog }: ListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [deleted, setDeleted] = useState<WellnessEntry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useWaitingEntries(profileId);
  const waitingDays = new Set(waiting.map(({ date }) => date));
  const sent: readonly Listed[] = entries.filter(({ date }) => !waitingDays.has(date));
  const newestFirst = [...sent, ...waiting].toSorted((one, other) => other.date.localeCompare(one.date));
  const shown = showsAll ? newestFirst : newestFirst.slice(0, shownFirst);

  const attempt = async (work: () => Promise<void>, words: string) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      reportFailure('entry not changed', error);
      setProblem(words);
    }
  };
  const remove = (entry: Listed) =>
    void attempt(async () => {
      await ('refused' in entry ? discardWaiting(waitingKeysOf(entry)) : deleteEntry(entry));
      setDeleted(entry);
    }, wellnessMessages.notDeleted);
  const putBack = (entry: WellnessEntry) =>
    void attempt(async () => {
      await restoreEntry(entry);
      // The button that was pressed goes away.
      heading.current?.focus({ preventScroll: true });
      setDeleted(null);
    }, wellnessMessages.notRestored);

  return (
    <Card aria-labelledby="entries">
      <h2 ref={heading} id="entries" tabIndex={-1} className="text-2xl">
        {wellnessMessages.entriesOf(name)}
      </h2>
      {deleted ? (
        <p role="status" className="mt-3 flex items-center justify-between gap-2 rounded-xl bg-tint py-1 pr-1 pl-3">
          The entry of {dayName(deleted.date)} was deleted.
          {isComplete(deleted) ? (
            <Button ref={focusIt} variant="quiet" size="small" onClick={() => putBack(deleted)}>
              Undo
            </Button>
          ) : null}
        </p>
      ) : null}
      <Problem className="mt-3">{problem}</Problem>
      {newestFirst.length === 0 ? (
        <div className="mt-3">
          <EmptyState title={`Nothing logged in the last ${days} days`}>
            <Button onClick={onLog}>{name === undefined ? 'Log your day' : 'Log a day'}</Button>
          </EmptyState>
        </div>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((entry) => (
          <EntryRow key={entry.date} entry={entry} onEdit={onEdit} onDelete={remove} />
        ))}
      </ul>
      {newestFirst.length > shownFirst ? (
        <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${newestFirst.length}`}
        </Button>
      ) : null}
    </Card>
  );
}

/** One that is stored, or one that waits to be sent. */
type Listed = WellnessEntry | WaitingEntry;

interface RowProps {
  readonly entry: Listed;
  readonly onEdit: (entry: WellnessEntry) => void;
  readonly onDelete: (entry: Listed) => void;
}

function EntryRow({ entry, onEdit, onDelete }: RowProps) {
  return (
    <li className="pt-1 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-base">
          <time dateTime={entry.date}>{dayName(entry.date)}</time>
        </h3>
        <div className="-mr-2 flex shrink-0">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Edit the entry of ${dayName(entry.date)}`}
            onClick={() => onEdit(entry)}
          >
            <Pencil aria-hidden className="size-5" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Delete the entry of ${dayName(entry.date)}`}
            onClick={() => onDelete(entry)}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      <div className="space-y-1">
        {'refused' in entry ? (
          <Tag isAlarming={entry.refused !== null}>{entry.refused ?? wellnessMessages.waiting}</Tag>
        ) : null}
        <p className="text-sm">{scoreWords(entry)}</p>
        {entry.symptoms.length > 0 ? (
          <ul aria-label="Symptoms" className="flex flex-wrap gap-1.5">
            {entry.symptoms.map((symptom) => (
              <li key={symptom}>
                <Tag>{symptom}</Tag>
              </li>
            ))}
          </ul>
        ) : null}
        {entry.notes ? <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{entry.notes}</p> : null}
      </div>
    </li>
  );
}

/** The button that was pressed is gone; the keyboard goes on at its undo. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus();
}

function isComplete({ sleepQuality, energyLevel, stressLevel }: WellnessEntry): boolean {
  return sleepQuality !== null && energyLevel !== null && stressLevel !== null;
}
