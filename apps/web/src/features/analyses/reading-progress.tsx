import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { analysesMessages } from './analyses.messages.ts';
import type { ReadingStep } from './read-label-text.ts';

interface ProgressProps {
  readonly step: ReadingStep;
  readonly onStop: () => void;
}

/** Striped, so that it is not taken for a full one where nothing may move. */
const unknown = { background: 'repeating-linear-gradient(-45deg, var(--leaf) 0 0.5rem, transparent 0.5rem 1rem)' };

/** How far the label is read. It can be ended; what was read until then is used. */
export function ReadingProgress({ step: { pass, passes }, onStop }: ProgressProps) {
  const words =
    pass === null ? analysesMessages.readerLoading : analysesMessages.readerPass(Math.min(pass + 1, passes), passes);
  const percent = pass === null || passes === 0 ? 0 : Math.round((pass / passes) * 100);
  const box = useRef<HTMLDivElement>(null);
  // On a phone it begins below the fold.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="scroll-mb-4 space-y-2 rounded-2xl bg-tint p-4">
      <p className="font-semibold">{words}</p>
      <div
        role="progressbar"
        aria-label="Reading the label"
        aria-valuemin={0}
        aria-valuemax={100}
        {...(pass === null ? {} : { 'aria-valuenow': percent })}
        className="h-2.5 overflow-hidden rounded-full bg-card"
      >
        <div
          className={`h-full rounded-full bg-leaf transition-[width] duration-200 ${pass === null ? 'animate-pulse' : ''}`}
          style={pass === null ? unknown : { width: `${Math.max(4, percent)}%` }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft">{analysesMessages.readHere}</p>
        <Button variant="quiet" size="small" onClick={onStop}>
          Stop reading
        </Button>
      </div>
    </div>
  );
}
