import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { reportFailure } from '../lib/report-failure.ts';
import { Dialog } from './dialog.tsx';
import { FailedState, Spinner } from './states.tsx';

/** Code from the cache arrives sooner. */
const noticeMs = 150;

interface LazyProps<M> {
  readonly load: () => Promise<M>;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (module: M) => ReactNode;
}

/** A dialog with lazily loaded code: shows a spinner while it loads, and an error when it cannot be loaded. */
export function LazyDialog<M extends object>({ load, title, onClose, children }: LazyProps<M>) {
  const [module, setModule] = useState<M | null>(null);
  const [state, setState] = useState<'coming' | 'slow' | 'failed'>('coming');
  const bring = useCallback(() => {
    const timer = setTimeout(() => setState('slow'), noticeMs);
    load()
      .then(setModule, (error: unknown) => {
        reportFailure('dialog not loaded', error);
        setState('failed');
      })
      .finally(() => clearTimeout(timer));
  }, [load]);
  useEffect(bring, [bring]);
  if (module) return children(module);
  if (state === 'coming') return null;
  return (
    <Dialog title={title} onClose={onClose}>
      {state === 'slow' ? <Spinner /> : <FailedState onRetry={bring}>This could not be opened just now.</FailedState>}
    </Dialog>
  );
}
