import type { Supplement } from '@herbie/contract';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { nothingFound } from '../../lib/nothing-found.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/states.tsx';
import { findingsAbout } from './findings-about.ts';
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

/** What speaks against a supplement that was just saved: told at once, before the first dose, and in nobody's way. */
export function AddedCheck({ supplement, check, renderNote, onDelete, onClose }: AddedProps) {
  const { data, isError, isFetching } = check;
  const findings = findingsAbout(supplement, data);
  const isChecked = data !== undefined && !isError && !isFetching;
  const title = supplementMessages.saved(supplement.name);
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [isChecked]);
  return (
    <section ref={note} aria-label={title} className="space-y-3 rounded-2xl border border-line p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere">{title}</h3>
        <Button variant="quiet" size="icon" className="-my-2 -mr-2" aria-label="Close this note" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <div role="status" className="space-y-3">
        {isFetching ? <Spinner label="Checking" /> : null}
        {isError ? <p className="font-semibold text-stop">{supplementMessages.checkFailed}</p> : null}
        {isChecked || (isError && findings.length > 0)
          ? renderNote({
              findings,
              unrecognised: data?.unrecognised ?? [],
              checked: nothingFound(data?.coverage.rules ?? 0),
            })
          : null}
      </div>
      <Button variant="danger" size="small" onClick={() => onDelete(supplement)}>
        Delete it again
      </Button>
    </section>
  );
}
