import type { Supplement } from '@herbie/contract';
import { useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { supplementMessages } from './supplements.messages.ts';
import { removeSupplement } from './supplements.queries.ts';

export function DeleteSupplement({ supplement, onClose }: { supplement: Supplement; onClose: () => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const remove = async () => {
    setState('busy');
    try {
      await removeSupplement(supplement);
      onClose();
    } catch (error) {
      reportFailure('supplement not deleted', error);
      setState('failed');
    }
  };
  return (
    <ConfirmDialog
      title={`Delete ${supplement.name}?`}
      description={supplementMessages.deleteLoss}
      confirm="Delete"
      isBusy={state === 'busy'}
      failed={state === 'failed' ? supplementMessages.notDeleted : undefined}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
