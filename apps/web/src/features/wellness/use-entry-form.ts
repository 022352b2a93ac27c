import { addDays, type WellnessEntry } from '@herbie/contract';
import { useState } from 'react';
import { notSaved } from '../../lib/not-saved.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useFieldErrors } from '../../lib/use-field-errors.ts';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { defaultDraft, type EntryDraft, toDraft } from './entry-draft.ts';
import { findProblems } from './entry-problems.ts';
import { unsavedEntryKey } from './unsaved-entry.ts';
import { discardWaiting, useWaitingEntries, waitingKeysOf } from './waiting-entries.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { findReadEntry, saveEntry, useEntryOf } from './wellness.queries.ts';

interface EntryForm {
  readonly profileId: number;
  /** The entry to edit; null logs a new one. */
  readonly edited: WellnessEntry | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** What was typed and not saved: for a day without an entry, with that day, and what differs from entries by their day. */
interface Unsaved {
  readonly date: string | null;
  readonly typed: EntryDraft | null;
  readonly changed: Readonly<Record<string, Partial<EntryDraft>>>;
}

const nothingTyped: Unsaved = { date: null, typed: null, changed: {} };

/** The logged day that was being edited when the page was left. */
function changedDay({ typed, changed }: Unsaved): string | undefined {
  return typed === null ? Object.keys(changed)[0] : undefined;
}

/** The day that is logged: what is stored of it, with what was typed since, until it is saved or given up. */
export function useEntryForm({ profileId, edited, today, onClose }: EntryForm) {
  const { value: unsaved, isFromBefore, keep, forget } = useKeptInTab(unsavedEntryKey(profileId), nothingTyped);
  const date = edited?.date ?? unsaved.date ?? changedDay(unsaved) ?? today;
  const { errors, tell, withdraw } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);
  const { data: looked, isError, isLoading } = useEntryOf({ profileId, date });
  // Without a network a day that the page shows must not be overwritten by the middle of every scale.
  const ofDay = looked ?? (isError ? findReadEntry({ profileId, date }) : undefined);
  const waiting = useWaitingEntries(profileId).find((entry) => entry.date === date);
  const stored = waiting ?? ofDay?.[0] ?? (edited?.date === date ? edited : null);
  // Nothing is offered in the place of what is stored, nor while that is not known.
  const isOpen = date !== '' && ofDay !== undefined && stored === null;
  const { data: ofDayBefore } = useEntryOf({ profileId, date: isOpen ? addDays(date, -1) : '' });
  const dayBefore = isOpen ? ofDayBefore?.[0] : undefined;
  const draft = stored ? { ...toDraft(stored), ...unsaved.changed[date] } : (unsaved.typed ?? defaultDraft);
  const isTyped = stored ? unsaved.changed[date] !== undefined : unsaved.typed !== null;
  const leave = () => {
    forget();
    onClose();
  };

  const { submit, isBusy } = useSubmit(async () => {
    const problems = findProblems({ profileId, date, today, draft });
    tell(problems);
    if (Object.keys(problems).length > 0) return 'staying';
    setProblem(null);
    try {
      const before = waitingKeysOf({ profileId, date });
      await saveEntry({ profileId, date, draft });
      // Sent later, it would undo what has just been saved.
      await discardWaiting(before);
      leave();
      return 'leaving';
    } catch (error) {
      reportFailure('entry not saved', error);
      setProblem(notSaved(error));
      return 'staying';
    }
  });

  return {
    date,
    draft,
    errors,
    isLoading,
    isBusy,
    problem,
    isFromBefore: isFromBefore && isTyped,
    /** What is known of the chosen day. */
    ofDay: stored ? wellnessMessages.alreadyLogged : isError && !ofDay ? wellnessMessages.dayUnknown : undefined,
    /** The entry of the day before, whose scores can be taken over. */
    dayBefore,
    pick: (day: string) => {
      keep({ ...unsaved, date: day });
      withdraw('date');
    },
    change: (part: Partial<EntryDraft>) => {
      keep(
        stored
          ? { ...unsaved, changed: { ...unsaved.changed, [date]: { ...unsaved.changed[date], ...part } } }
          : { ...unsaved, typed: { ...draft, ...part } },
      );
      withdraw(...Object.keys(part));
    },
    leave,
    submit,
  };
}
