import { useState } from 'react';
import { startKeeping } from '../../lib/offline/kept-people.ts';
import { forgetPeople } from '../../lib/offline/kept-people-store.ts';
import { useIsKeeping } from '../../lib/offline/use-offline.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Checkbox } from '../../ui/field.tsx';
import { safetyMessages } from './safety.messages.ts';

/** Whether profiles stay on this device for the way. Off unless somebody wants it. */
export function KeepPeople() {
  const isKept = useIsKeeping();
  /** Shown at once; null when what is kept is known. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const change = async (isWanted: boolean) => {
    setWanted(isWanted);
    setFailed(false);
    try {
      await (isWanted ? startKeeping() : forgetPeople());
    } catch (error) {
      reportFailure('profiles not kept', error);
      setFailed(true);
    }
    setWanted(null);
  };
  return (
    <div className="no-print max-w-[70ch]">
      <Checkbox
        label={safetyMessages.keep}
        checked={wanted ?? isKept === true}
        disabled={isKept === null || wanted !== null}
        onChange={(event) => void change(event.target.checked)}
      />
      <p className="pl-7.5 text-sm text-soft">{safetyMessages.keepHint}</p>
      <p role="alert" className="pl-7.5 font-semibold text-stop empty:hidden">
        {hasFailed ? safetyMessages.notKept : null}
      </p>
    </div>
  );
}
