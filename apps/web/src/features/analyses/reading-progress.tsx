import { Button } from '../../ui/button.tsx';
import { analysesMessages } from './analyses.messages.ts';
import type { ReadingStep } from './read-label-text.ts';

interface ProgressParts {
  readonly step: ReadingStep;
  readonly onStop: () => void;
}

/** How far the label is read. It can be ended; what was read until then is used. */
export function ReadingProgress({ step: { pass, passes }, onStop }: ProgressParts) {
  const words =
    pass === null ? analysesMessages.readerLoading : analysesMessages.readerPass(Math.min(pass + 1, passes), passes);
  return (
    <div className="space-y-2 rounded-2xl bg-tint p-4">
      <p className="font-semibold">{words}</p>
      <progress
        aria-label="Reading the label"
        className="h-2.5 w-full accent-leaf"
        max={passes === 0 ? 1 : passes}
        {...(pass === null ? {} : { value: pass })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft">{analysesMessages.readHere}</p>
        <Button variant="quiet" size="small" onClick={onStop}>
          Stop reading
        </Button>
      </div>
    </div>
  );
}
