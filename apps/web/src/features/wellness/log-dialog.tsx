import { limits, type WellnessEntry } from '@herbie/contract';
import { type FormEvent, useId, useState } from 'react';
import { notSaved } from '../../lib/not-saved.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FromBefore } from '../../ui/from-before.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { dayName } from './chart-days.ts';
import { type EntryDraft, toDraft, defaultDraft } from './entry-draft.ts';
import { type EntryErrors, findProblems } from './entry-problems.ts';
import { ScoreFields } from './score-fields.tsx';
import { SymptomsField } from './symptoms-field.tsx';
import { wellnessMessages } from './wellness.messages.ts';
import { saveEntry, useEntryOf } from './wellness.queries.ts';

interface DialogProps {
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

/** Logs a day or edits it. A day has one entry: picking a logged day shows what is stored. */
export function LogDialog({ profileId, edited, today, onClose }: DialogProps) {
  const form = useId();
  const { value: unsaved, isFromBefore, keep, forget } = useKeptInTab(`unsaved-entries:${profileId}`, nothingTyped);
  const date = edited?.date ?? unsaved.date ?? today;
  const [errors, setErrors] = useState<EntryErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: ofDay, isError, isLoading } = useEntryOf({ profileId, date });
  const stored = ofDay?.[0] ?? (edited?.date === date ? edited : null);
  const draft = stored ? { ...toDraft(stored), ...unsaved.changed[date] } : (unsaved.typed ?? defaultDraft);
  const isTyped = stored ? unsaved.changed[date] !== undefined : unsaved.typed !== null;
  const change = (part: Partial<EntryDraft>) =>
    keep(
      stored
        ? { ...unsaved, changed: { ...unsaved.changed, [date]: { ...unsaved.changed[date], ...part } } }
        : { ...unsaved, typed: { ...draft, ...part } },
    );
  const leave = () => {
    forget();
    onClose();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems = findProblems({ profileId, date, today, draft });
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setSaving(true);
    setProblem(null);
    try {
      await saveEntry({ profileId, date, draft });
      leave();
    } catch (error) {
      reportFailure('entry not saved', error);
      setProblem(notSaved(error));
      setSaving(false);
    }
  }

  return (
    <Dialog title={edited ? 'Edit Entry' : 'Log New Entry'} onClose={leave} keepsTyped>
      <form id={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        {isFromBefore && isTyped ? <FromBefore /> : null}
        {edited ? (
          <p className="text-soft">{dayName(edited.date)}</p>
        ) : (
          <TextField
            label="Date"
            type="date"
            required
            max={today}
            value={date}
            onChange={(event) => keep({ ...unsaved, date: event.target.value })}
            error={errors['date']}
            hint={stored ? wellnessMessages.alreadyLogged : isError ? wellnessMessages.dayUnknown : undefined}
          />
        )}
        <fieldset disabled={isLoading} aria-busy={isLoading} className="min-w-0 space-y-5">
          <legend className="sr-only">How the day was</legend>
          <ScoreFields draft={draft} onChange={change} />
          <SymptomsField
            values={draft.symptoms}
            onChange={(symptoms) => change({ symptoms })}
            error={errors['symptoms']}
          />
          <TextArea
            label="Notes (optional)"
            maxLength={limits.notes}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
            error={errors['notes']}
          />
        </fieldset>
        <DialogActions>
          {problem ? (
            <p role="alert" className="basis-full font-semibold text-stop">
              {problem}
            </p>
          ) : null}
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={isSaving || isLoading}>
            Save Entry
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
