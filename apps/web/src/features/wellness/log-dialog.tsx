import { limits, type WellnessEntry } from '@herbie/contract';
import { CopyPlus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/states.tsx';
import { dayName } from './chart-days.ts';
import { toRepeat } from './entry-draft.ts';
import { ScoreFields } from './score-fields.tsx';
import { SymptomsField } from './symptoms-field.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface DialogProps {
  readonly profileId: number;
  /** The entry to edit; null logs a new one. */
  readonly edited: WellnessEntry | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** Logs a day or edits it. A day has one entry: picking a logged day shows what is stored. */
export function LogDialog({ profileId, edited, today, onClose }: DialogProps) {
  const form = useId();
  const entry = useEntryForm({ profileId, edited, today, onClose });
  const { date, draft, errors, isLoading, isBusy, problem, dayBefore, change, leave } = entry;
  return (
    <Dialog title={edited ? 'Edit Entry' : 'Log New Entry'} onClose={leave} keepsTyped>
      <form id={form} onSubmit={entry.submit} noValidate className="space-y-5">
        {entry.isFromBefore ? <RestoredDraft /> : null}
        {edited ? (
          <p className="text-soft">{dayName(edited.date)}</p>
        ) : (
          <TextField
            label="Date"
            type="date"
            required
            max={today}
            value={date}
            onChange={(event) => entry.pick(event.target.value)}
            error={errors['date']}
            hint={entry.ofDay}
          />
        )}
        <fieldset disabled={isLoading} aria-busy={isLoading} className="min-w-0 space-y-5">
          <legend className="sr-only">How the day was</legend>
          {dayBefore ? (
            <Button variant="secondary" size="small" onClick={() => change(toRepeat(dayBefore))}>
              <CopyPlus aria-hidden className="size-4" /> Same as on {dayName(dayBefore.date)}
            </Button>
          ) : null}
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
          <Problem className="basis-full">{problem}</Problem>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={isBusy || isLoading}>
            Save Entry
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
