import type { Supplement } from '@herbie/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/states.tsx';
import { findingsAbout, isUnknown } from './findings-about.ts';
import type { RenderNote } from './note.ts';
import { supplementMessages } from './supplements.messages.ts';
import type { useCabinetCheck } from './supplements.queries.ts';

interface AddedProps {
  readonly supplement: Supplement;
  readonly check: ReturnType<typeof useCabinetCheck>;
  readonly renderNote: RenderNote;
  readonly onDelete: (supplement: Supplement) => void;
  readonly onClose: () => void;
}

/** What speaks against a supplement that was just saved: told at once, before the first dose. */
export function AddedCheck({ supplement, check, renderNote, onDelete, onClose }: AddedProps) {
  const { data, isError, isFetching } = check;
  const findings = findingsAbout(supplement, data);
  const isChecked = data !== undefined && !isError && !isFetching;
  return (
    <Dialog title={`${supplement.name} was saved`} onClose={onClose}>
      {isFetching ? <Spinner label="Checking" /> : null}
      {isError ? (
        <p role="alert" className="font-semibold text-stop">
          {supplementMessages.checkFailed}
        </p>
      ) : null}
      {isChecked || (isError && findings.length > 0)
        ? renderNote({
            findings,
            unrecognised: data && isUnknown(supplement, data) ? [supplement.name] : [],
            checked: supplementMessages.nothingFound(data?.coverage.rules ?? 0),
          })
        : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={() => onDelete(supplement)}>
          Delete it again
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}
