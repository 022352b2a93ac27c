import { useEffect } from 'react';
import { whenSettled } from './when-settled.ts';

/** Preloads code that the next click may need, once the screen has settled. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenSettled(() => {
        // The click loads it again and reports the failure.
        load().catch(() => undefined);
      }),
    [load],
  );
}
