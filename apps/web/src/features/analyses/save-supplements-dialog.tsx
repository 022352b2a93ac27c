import { createSupplement, limits, listSupplements, type Profile } from '@herbie/contract';
import { useState } from 'react';
import { refresh } from '../../lib/query-client.ts';
import { checkedPaths } from '../../lib/refresh-profiles.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { pathOf, send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { toast } from '../../ui/toast.tsx';
import { Problem } from '../../ui/states.tsx';
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
export function SaveSupplementsDialog(parts: SaveProps) {
  const { rows, profiles, profileId, isSpokenAgainst, saved, onClose } = parts;
  const named = rows.filter(({ name }) => name.trim() !== '');
  const [target, setTarget] = useState(profileId);
  const [left, setLeft] = useState<readonly number[]>([]);
  const isSaved = (row: IngredientRow) => saved.includes(wordsOf(row, target));
  const picked = named.filter((row) => !left.includes(row.key) && !isSaved(row));
  const { state, save } = useSaving({ ...parts, target, picked });

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
          onChange={setTarget}
        />
      ) : null}
      <fieldset className="space-y-1">
        <legend className="font-semibold">Which ones?</legend>
        {named.map((row) => (
          <Checkbox
            key={row.key}
            label={`${labelOf(row)}${isSaved(row) ? ' (added)' : ''}`}
            checked={isSaved(row) || !left.includes(row.key)}
            disabled={isSaved(row)}
            onChange={({ target: box }) =>
              setLeft(box.checked ? left.filter((key) => key !== row.key) : [...left, row.key])
            }
          />
        ))}
      </fieldset>
      <DialogActions>
        {state === 'failed' ? <Problem className="mr-auto">Not saved. Please try again.</Problem> : null}
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

interface Saving extends Pick<SaveProps, 'productName' | 'profiles' | 'saved' | 'onSaved' | 'onClose'> {
  /** For whom. */
  readonly target: number;
  readonly picked: readonly IngredientRow[];
}

/** Adds what was picked one by one, and keeps what was added when one of them fails. */
function useSaving({ productName, profiles, saved, onSaved, onClose, target, picked }: Saving) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const notes = productName === null ? null : `From the label of ${productName}`.slice(0, limits.notes);
  const save = async () => {
    setState('saving');
    const done = [...saved];
    try {
      for (const row of picked) {
        const body = { name: row.name.trim(), dosage: dosageOf(row), notes };
        await send(createSupplement, { params: { id: target }, body });
        done.push(wordsOf(row, target));
      }
      const name = profiles.find(({ id }) => id === target)?.name ?? '';
      toast(analysesMessages.saved({ count: picked.length, name }));
      onClose();
    } catch (error) {
      reportFailure('supplement not saved', error);
      setState('failed');
    }
    onSaved(done);
    const path = pathOf(listSupplements, { params: { id: target } });
    await refresh(path, ...checkedPaths);
  };
  return { state, save };
}

function wordsOf(row: IngredientRow, target: number): string {
  return JSON.stringify([target, row.name.trim(), dosageOf(row)]);
}

function labelOf(row: IngredientRow): string {
  const dosage = dosageOf(row);
  return dosage === null ? row.name.trim() : `${row.name.trim()}, ${dosage}`;
}
