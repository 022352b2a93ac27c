import { type ComponentType, useEffect, useState } from 'react';
import { reportFailure } from '../lib/report-failure.ts';
import { whenSettled } from '../lib/when-settled.ts';

/** A part of the page whose code is loaded after the page has settled; it takes no space until then. */
export function LazyPart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenSettled(() => {
        load().then(
          (part) => setPart(() => part),
          (error: unknown) => reportFailure('a part not loaded', error),
        );
      }),
    [load],
  );
  return Part ? <Part /> : null;
}
