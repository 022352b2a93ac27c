import { limits, type Profile, type Supplement } from '@herbie/contract';
import { useId, useState } from 'react';
import { notSaved } from '../../lib/not-saved.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useFieldErrors } from '../../lib/use-field-errors.ts';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/states.tsx';
import { NameField } from './name-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import {
  blankSupplement,
  findSupplementProblems,
  type SupplementDraft,
  toSupplementDraft,
  toSupplementFields,
} from './supplement-draft.ts';
import { supplementMessages } from './supplements.messages.ts';
import { saveSupplement } from './supplements.queries.ts';
import { unsavedSupplementKey } from './unsaved-supplement.ts';

interface DialogProps {
  readonly profile: Profile;
  /** Null adds a new supplement. */
  readonly edited: Supplement | null;
  /** What the new one is called, until it is given another name. */
  readonly newName?: string | undefined;
  readonly today: string;
  readonly onDelete: (supplement: Supplement) => void;
  /** Told what was saved under a name that is new to the list. */
  readonly onNamed: (supplement: Supplement) => void;
  readonly onClose: () => void;
}

/** What is typed: kept in the tab as far as it differs from what is stored, which may change elsewhere. */
function useSupplementDraft({ profile, edited, newName = '' }: Pick<DialogProps, 'profile' | 'edited' | 'newName'>) {
  const key = unsavedSupplementKey(profile.id, edited?.id ?? null);
  const { value: typed, isFromBefore, keep, forget } = useKeptInTab<Partial<SupplementDraft>>(key, {});
  const draft: SupplementDraft = {
    ...(edited ? toSupplementDraft(edited) : { ...blankSupplement, name: newName }),
    ...typed,
  };
  return { draft, isFromBefore, change: (part: Partial<SupplementDraft>) => keep({ ...typed, ...part }), forget };
}

/** Adds a supplement or edits one. */
export function SupplementDialog({ profile, edited, newName, today, onDelete, onNamed, onClose }: DialogProps) {
  const form = useId();
  const { draft, isFromBefore, change, forget } = useSupplementDraft({ profile, edited, newName });
  const { errors, tell, withdraw } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => {
    forget();
    onClose();
  };
  const edit = (part: Partial<SupplementDraft>) => {
    change(part);
    // Which days and whether the dates are in order hang together.
    const together = ['plan', 'weekdays', 'timesPerDay'].some((field) => field in part) ? ['schedule'] : [];
    withdraw(...Object.keys(part), ...together, ...('startDate' in part ? ['endDate'] : []));
  };
  const text = (field: 'dosage' | 'frequency' | 'startDate' | 'endDate' | 'notes' | 'dosesLeft') => ({
    value: draft[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  });

  const { submit, isBusy } = useSubmit(async () => {
    const problems = findSupplementProblems(draft, { edited, today });
    tell(problems);
    if (Object.keys(problems).length > 0) return 'staying';
    setProblem(null);
    try {
      const fields = toSupplementFields(draft, { edited, today });
      const saved = await saveSupplement({ profileId: profile.id, id: edited?.id ?? null, fields });
      forget();
      if (saved.name !== edited?.name) onNamed(saved);
      onClose();
      return 'leaving';
    } catch (error) {
      reportFailure('supplement not saved', error);
      setProblem(notSaved(error));
      return 'staying';
    }
  });

  return (
    <Dialog title={edited ? 'Edit Supplement' : 'Add Supplement'} onClose={leave} keepsTyped>
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        {isFromBefore ? <RestoredDraft /> : null}
        <NameField value={draft.name} onChange={(name) => edit({ name })} error={errors['name']} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Dosage" placeholder="300 mg" maxLength={limits.supplementText} {...text('dosage')} />
          <TextField
            label="Frequency"
            placeholder="Every morning"
            maxLength={limits.supplementText}
            {...text('frequency')}
          />
        </div>
        <ScheduleFields value={draft} onChange={edit} error={errors['schedule']} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Start date" type="date" {...text('startDate')} />
          <TextField label="End date (optional)" type="date" {...text('endDate')} />
        </div>
        <TextField
          label="Doses left (optional)"
          inputMode="numeric"
          maxLength={4}
          className="sm:max-w-80"
          hint={supplementMessages.dosesLeftHint}
          {...text('dosesLeft')}
        />
        <TextArea label="Notes" maxLength={limits.notes} {...text('notes')} />
        <DialogActions>
          <Problem className="basis-full">{problem}</Problem>
          {edited ? (
            <Button variant="danger" className="mr-auto" onClick={() => onDelete(edited)}>
              Delete
            </Button>
          ) : null}
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={isBusy}>
            {edited ? 'Update Supplement' : 'Add Supplement'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
