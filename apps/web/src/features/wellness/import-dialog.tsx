import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/states.tsx';
import { dayName } from './chart-days.ts';
import type { ReadEntry } from './entry-files.ts';
import { wellnessMessages } from './wellness.messages.ts';
import { importEntries } from './wellness.queries.ts';

export interface Importing {
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly string[];
  /** Days that have an entry already. */
  readonly knownDays: ReadonlySet<string>;
}

interface DialogProps {
  readonly profileId: number;
  readonly importing: Importing;
  readonly onClose: () => void;
}

/** What a file holds, before anything of it is saved. */
export function ImportDialog({ profileId, importing, onClose }: DialogProps) {
  const { entries, problems, knownDays } = importing;
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const replaced = entries.filter(({ date }) => knownDays.has(date)).length;
  const isRunning = done !== null && !hasFailed && done < entries.length;

  const start = async () => {
    setFailed(false);
    setDone(0);
    // One for each try: React ends and begins every effect once more where it is developed.
    running.current = new AbortController();
    try {
      await importEntries({ profileId, entries, onSaved: setDone, signal: running.current.signal });
    } catch (error) {
      reportFailure('entries not imported', error);
      setFailed(true);
    }
  };

  return (
    <Dialog title="Import entries" onClose={onClose}>
      <p>{wellnessMessages.importCount({ count: entries.length, replaced })}</p>
      {problems.length > 0 ? (
        <div className="rounded-xl border border-dashed border-strong-line p-3">
          <p className="font-semibold">{wellnessMessages.importLeftOut(problems.length)}</p>
          <Lines name={wellnessMessages.importLeftOut(problems.length)} lines={problems} />
        </div>
      ) : null}
      {entries.length > 0 ? (
        <details>
          <summary className="cursor-pointer font-semibold text-leaf">Show the days</summary>
          <Lines
            name="Days to be imported"
            lines={entries.map(({ date }) => (knownDays.has(date) ? `${dayName(date)}, replaced` : dayName(date)))}
          />
        </details>
      ) : null}
      <p role="status" className={done === null ? 'sr-only' : 'font-semibold'}>
        {done === null ? '' : `${done} of ${entries.length} saved`}
      </p>
      {hasFailed ? <Problem>{wellnessMessages.importFailed}</Problem> : null}
      <div className="flex flex-wrap justify-end gap-3">
        {done !== null && !isRunning && !hasFailed ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={isRunning || entries.length === 0} onClick={() => void start()}>
              {hasFailed ? 'Try again' : 'Import'}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** All of them, however many: a long list scrolls in itself, by keyboard too. */
function Lines({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  return (
    <ul aria-label={name} tabIndex={0} className="mt-1 max-h-40 list-disc overflow-y-auto pl-5 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
