import type { WellnessEntry } from '@herbie/contract';
import { useState } from 'react';
import { pageHistory } from '../../lib/location.ts';
import { hasUnsavedEntry } from './unsaved-entry.ts';

/**
 * The day that is being logged, of the person on screen: null while none is, an entry to be edited or a new one. What was
 * typed before the page was left is at once on the screen again.
 */
export function useLogging(profileId: number, logsAtOnce: boolean) {
  const [logging, setLogging] = useState<{ readonly edited: WellnessEntry | null; readonly of: number } | null>(
    logsAtOnce || hasUnsavedEntry(profileId) ? { edited: null, of: profileId } : null,
  );
  return {
    logging: logging?.of === profileId ? logging : null,
    log: (edited: WellnessEntry | null) => setLogging({ edited, of: profileId }),
    stopLogging: () => {
      setLogging(null);
      // Or a reload would open it again.
      if (logsAtOnce) pageHistory.replace('/wellness-tracker');
    },
  };
}
