import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { bringChecks } from './late-checks.ts';

/** Brings the checks of the account forms while somebody reads or types. */
export function useLateChecks(): void {
  useEffect(() => whenIdle(() => void bringChecks()), []);
}
