import { type FormEvent, useRef, useState } from 'react';
import { reportFailure } from './report-failure.ts';

/** Whether the page is about to be left: the form then takes nothing more. */
export type Submitted = 'leaving' | 'staying';

/**
 * Sends a form. A second press while the first is still worked on does nothing, also while the form's rules are on their
 * way: a double click makes one account, one profile.
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
