import type { Profile, Supplement } from '@herbie/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteDialog } from '../../ui/dialog.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx';
import { AddedCheck } from './added-check.tsx';
import { CabinetCheck } from './cabinet-check.tsx';
import { DoseDialog } from './dose-dialog.tsx';
import type { RenderNote } from './note.ts';
import { ReminderButton } from './reminder-button.tsx';
import type { RowDialog } from './supplement-row.tsx';
import { SupplementTable } from './supplement-table.tsx';
import { supplementMessages } from './supplements.messages.ts';
import { removeSupplement, useCabinetCheck, useSupplements } from './supplements.queries.ts';
import { findUnsaved, type LeftOpen } from './unsaved-supplement.ts';

interface SectionProps {
  readonly profile: Profile;
  readonly today: string;
  readonly renderNote: RenderNote;
  /** No other dialog is open: what was typed before the page was left may be on the screen again. */
  readonly isFree?: boolean;
  /** A supplement to be added at once, by its name. */
  readonly asked?: string | undefined;
  /** Told once the dialog for it is closed. */
  readonly onAsked?: () => void;
}

type Open =
  | { readonly dialog: 'add'; readonly name?: string }
  | { readonly dialog: RowDialog; readonly supplement: Supplement }
  | null;

const loadDialog = () => import('./supplement-dialog.tsx');

/** What a person takes: the table, its dialogs and the check of everything together. */
export function SupplementSection({ profile, today, renderNote, isFree = true, asked, onAsked }: SectionProps) {
  usePreload(loadDialog);
  const [chosen, setOpen] = useState<Open | 'unsaved'>(
    asked === undefined ? 'unsaved' : { dialog: 'add', name: asked },
  );
  const [saved, setSaved] = useState<Supplement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { data: supplements, isError, isPending, refetch } = useSupplements({ profileId: profile.id, today });
  const open = chosen === 'unsaved' ? unsavedOf({ profileId: profile.id, supplements, isFree }) : chosen;
  const names = (supplements ?? []).map(({ name }) => name);
  const openedId = open !== null && 'supplement' in open ? open.supplement.id : saved?.id;
  // By its number: it may have another name by now, or be gone.
  const opened = supplements?.find(({ id }) => id === openedId)?.name;
  const check = useCabinetCheck({ profile, names, opened });
  const added = supplements?.find(({ id }) => id === saved?.id);
  const close = () => {
    setOpen(null);
    onAsked?.();
  };
  return (
    <Card aria-labelledby="supplements" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={title} id="supplements" className="min-w-0 text-2xl">
          Supplements
        </h2>
        <Button variant="secondary" className="max-w-full wrap-anywhere" onClick={() => setOpen({ dialog: 'add' })}>
          <Plus aria-hidden className="size-5" /> Add Supplement
        </Button>
      </div>
      {isError ? <FailedState onRetry={() => void refetch()}>{supplementMessages.loadFailed}</FailedState> : null}
      {isPending ? <Skeleton lines={4} /> : null}
      {supplements?.length === 0 ? (
        <EmptyState title={supplementMessages.empty}>
          <p>{supplementMessages.emptyNext}</p>
        </EmptyState>
      ) : null}
      {supplements && supplements.length > 0 ? (
        <>
          {added ? (
            <AddedCheck
              supplement={added}
              check={check}
              renderNote={renderNote}
              onDelete={(supplement) => setOpen({ dialog: 'delete', supplement })}
              onClose={() => {
                setSaved(null);
                setTimeout(() => focusIfLost(title.current), 0);
              }}
            />
          ) : null}
          <SupplementTable
            supplements={supplements}
            check={check.data}
            today={today}
            onOpen={(dialog, supplement) => setOpen({ dialog, supplement })}
          />
          <ReminderButton supplements={supplements} check={check.data} today={today} />
          <CabinetCheck
            name={profile.name}
            check={check}
            count={supplements.length}
            renderNote={renderNote}
            above={added}
          />
        </>
      ) : null}
      {open?.dialog === 'add' || open?.dialog === 'edit' ? (
        <LazyDialog
          load={loadDialog}
          title={open.dialog === 'edit' ? 'Edit Supplement' : 'Add Supplement'}
          onClose={close}
        >
          {({ SupplementDialog }) => (
            <SupplementDialog
              profile={profile}
              edited={open.dialog === 'edit' ? open.supplement : null}
              today={today}
              newName={open.dialog === 'add' ? open.name : undefined}
              onDelete={(supplement) => setOpen({ dialog: 'delete', supplement })}
              onNamed={setSaved}
              onClose={close}
            />
          )}
        </LazyDialog>
      ) : null}
      {open?.dialog === 'doses' ? <DoseDialog supplement={open.supplement} today={today} onClose={close} /> : null}
      {open?.dialog === 'delete' ? (
        <DeleteDialog
          title={`Delete ${open.supplement.name}?`}
          description={supplementMessages.deleteLoss}
          remove={() => removeSupplement(open.supplement)}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}

function unsavedOf({ isFree, ...left }: LeftOpen & { readonly isFree: boolean }): Open {
  const unsaved = isFree ? findUnsaved(left) : undefined;
  if (unsaved === undefined) return null;
  return unsaved === 'new' ? { dialog: 'add' } : { dialog: 'edit', supplement: unsaved };
}
