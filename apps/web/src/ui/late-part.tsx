import { type ComponentType, useEffect, useState } from 'react';
import { reportFailure } from '../lib/report-failure.ts';
import { whenSettled } from '../lib/when-settled.ts';

/** A part of the page whose code comes once the page has what it needs; it takes no room until then. */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
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
