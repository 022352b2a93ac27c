import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reportFailure } from './report-failure.ts';

/** `leaving`: the page is about to change, so the form stays disabled. */
export type Submitted = 'leaving' | 'staying';

/**
 * Submits a form once: a second click is ignored while the first is being processed, including while the form's validation
 * code is loading. A form that stays leads to its first field that needs another look: its button may be a long way below.
 */
export function useSubmit(send: (event: FormEvent) => Promise<Submitted>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [stayed, setStayed] = useState<{ readonly form: Element }>();
  useEffect(() => {
    stayed?.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [stayed]);

  async function run(event: FormEvent): Promise<void> {
    const form = event.currentTarget;
    isRunning.current = true;
    setBusy(true);
    try {
      if ((await send(event)) === 'leaving') return;
    } catch (error) {
      reportFailure('form not sent', error);
    }
    isRunning.current = false;
    setBusy(false);
    setStayed({ form });
  }

  return {
    isBusy,
    submit(event: FormEvent) {
      event.preventDefault();
      if (!isRunning.current) void run(event);
    },
  };
}
