import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/dialog.tsx';
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
  /** What failed is told by the toast that the product is to show, and closes the question. */
  const removeIt = async () => {
    try {
      await remove();
      toast(done);
      await refresh(...refreshes);
    } catch (error) {
      reportFailure('favorite not deleted', error);
      toast(failed);
    }
  };
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
        <DeleteDialog
          title={favoritesMessages.confirmTitle(name)}
          description={description}
          remove={removeIt}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
