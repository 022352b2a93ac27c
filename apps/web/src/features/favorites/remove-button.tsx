import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast, type ToastMessage } from '../../ui/toast.tsx';
import { favoritesMessages } from './favorites.messages.ts';

interface RemoveProps {
  readonly name: string;
  readonly description: string;
  readonly remove: () => Promise<unknown>;
  /** The addresses of the lists that change. */
  readonly refreshes: readonly string[];
  readonly done: ToastMessage;
  readonly failed: ToastMessage;
}

/** Deletes a favorite after a question. */
export function RemoveButton({ name, description, remove, refreshes, done, failed }: RemoveProps) {
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast(done);
      return refresh(...refreshes).finally(() => setAsking(false));
    },
    onError: () => {
      setAsking(false);
      toast(failed);
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Delete ${name} from your favorites`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-5" />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={favoritesMessages.confirmTitle(name)}
          description={description}
          confirm="Delete"
          isBusy={removal.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => removal.mutate()}
        />
      ) : null}
    </>
  );
}
