import { createSupplement, listSupplements, type Profile } from '@herbie/contract';
import { useState } from 'react';
import { refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { pathOf, send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { dosageOf, type IngredientRow } from './analysis-result.ts';

interface SaveProps {
  readonly rows: readonly IngredientRow[];
  readonly productName: string | null;
  readonly profiles: readonly Profile[];
  readonly profileId: number;
  readonly isSpokenAgainst: boolean;
  /** What was added before, by person and words: a save that broke off goes on where it stopped. */
  readonly saved: readonly string[];
  readonly onSaved: (saved: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Each ingredient becomes a supplement of its own, so that each one is checked from then on. */
export function SaveSupplementsDialog({ rows, productName, profiles, profileId, isSpokenAgainst, ...kept }: SaveProps) {
  const { saved, onSaved, onClose } = kept;
  const named = rows.filter(({ name }) => name.trim() !== '');
  const [target, setTarget] = useState(profileId);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const wordsOf = (row: IngredientRow) => JSON.stringify([target, row.name.trim(), dosageOf(row)]);
  const picked = named.filter((row) => !left.includes(row.key) && !saved.includes(wordsOf(row)));

  const save = async () => {
    setState('saving');
    const done = [...saved];
    try {
      for (const row of picked) {
        await send(createSupplement, {
          params: { id: target },
          body: {
            name: row.name.trim(),
            dosage: dosageOf(row),
            notes: productName === null ? null : `From the label of ${productName}`.slice(0, 2000),
          },
        });
        done.push(wordsOf(row));
      }
      toast(
        analysesMessages.saved({ count: picked.length, name: profiles.find(({ id }) => id === target)?.name ?? '' }),
      );
      onClose();
    } catch (error) {
      reportFailure('supplement not saved', error);
      setState('failed');
    }
    onSaved(done);
    await refresh(pathOf(listSupplements, { params: { id: target } }));
  };

  return (
    <Dialog
      title="Add to supplements"
      description="Keeps what is taken, so that Herbie checks it from now on. It is no advice to take it."
      onClose={onClose}
    >
      {isSpokenAgainst ? (
        <p className="rounded-xl border-l-4 border-stop bg-stop-tint p-3 font-semibold text-stop">
          Herbie found a serious warning for this. Ask a pharmacist or doctor before taking it.
        </p>
      ) : null}
      {profiles.length > 1 ? (
        <PersonSelect
          label="For"
          people={profiles}
          value={target}
          isDisabled={state === 'saving'}
          onChange={(id) => (id === null ? undefined : setTarget(id))}
        />
      ) : null}
      <fieldset className="space-y-1">
        <legend className="font-semibold">Which ones?</legend>
        {named.map((row) => {
          const dosage = dosageOf(row);
          const isSaved = saved.includes(wordsOf(row));
          return (
            <Checkbox
              key={row.key}
              label={`${row.name.trim()}${dosage === null ? '' : `, ${dosage}`}${isSaved ? ' (added)' : ''}`}
              checked={isSaved || !left.includes(row.key)}
              disabled={isSaved}
              onChange={() =>
                setLeft(left.includes(row.key) ? left.filter((key) => key !== row.key) : [...left, row.key])
              }
            />
          );
        })}
      </fieldset>
      <DialogActions>
        {state === 'failed' ? (
          <p role="alert" className="mr-auto font-semibold text-stop">
            Not saved. Please try again.
          </p>
        ) : null}
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()} disabled={state === 'saving' || picked.length === 0}>
          {state === 'saving' ? 'Adding…' : 'Add'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
