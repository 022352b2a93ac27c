import { type FormEvent, useRef, useState } from 'react';
import { reportFailure } from './report-failure.ts';

/** `leaving`: the page is about to change, so the form stays disabled. */
export type Submitted = 'leaving' | 'staying';

/**
 * Submits a form once: a second click is ignored while the first is being processed, including while the form's validation
 * code is loading.
 */
export function useSubmit(send: (event: FormEvent) => Promise<Submitted>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(event: FormEvent): Promise<void> {
    isRunning.current = true;
    setBusy(true);
    try {
      if ((await send(event)) === 'leaving') return;
    } catch (error) {
      reportFailure('form not sent', error);
    }
    isRunning.current = false;
    setBusy(false);
  }

  return {
    isBusy,
    submit(event: FormEvent) {
      event.preventDefault();
      if (!isRunning.current) void run(event);
    },
  };
}
