import { useEffect } from 'react';
import { whenSettled } from './when-settled.ts';

/** Brings code that a press may need once the screen stands, so that the press need not wait for it. */
export function useComing(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenSettled(() => {
        // Whoever needs it then asks again, and tells what went wrong.
        load().catch(() => undefined);
      }),
    [load],
  );
}
