import type { Profile } from '@herbie/contract';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { IngredientRow } from './analysis-result.ts';
import { SaveSupplementsDialog } from './save-supplements-dialog.tsx';

interface ActionProps {
  readonly rows: readonly IngredientRow[];
  readonly productName: string | null;
  readonly herbId: number | null;
  readonly profiles: readonly Profile[];
  readonly profileId: number | null;
  readonly isSpokenAgainst: boolean;
  /** Nobody is to take it, so it goes onto no list. */
  readonly isDangerous: boolean;
  readonly onTryAgain: () => void;
}

/** What can be done with a result: at its end, and on a wide screen in the column of its name. */
export function ResultActions(parts: ActionProps) {
  const { rows, productName, herbId, profiles, profileId, isSpokenAgainst, isDangerous, onTryAgain } = parts;
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<readonly string[]>([]);
  const canSave = !isDangerous && profileId !== null && rows.some(({ name }) => name.trim() !== '');
  return (
    <div className="flex flex-wrap gap-3 lg:sticky lg:top-4 lg:flex-col">
      {canSave ? <Button onClick={() => setSaving(true)}>Add to supplements</Button> : null}
      <Link
        to="/chat"
        search={herbId === null ? {} : { herb: herbId }}
        className={buttonClass({ variant: 'secondary' })}
      >
        Ask Herbie
      </Link>
      {herbId === null ? null : (
        <Link to="/herbs/$herbId" params={{ herbId: String(herbId) }} className={buttonClass({ variant: 'secondary' })}>
          Read more
        </Link>
      )}
      <Button variant="secondary" onClick={onTryAgain}>
        Try Again
      </Button>
      {isSaving && profileId !== null ? (
        <SaveSupplementsDialog
          {...{ rows, productName, profiles, profileId, isSpokenAgainst, saved }}
          onSaved={setSaved}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </div>
  );
}
