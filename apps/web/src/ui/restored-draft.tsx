import { Button } from './button.tsx';

/** Notice that a form was restored with what was typed before the page was left. */
export function RestoredDraft({ onStartOver }: { onStartOver?: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-strong-line p-3">
      <p role="status">What you typed before is still here. It is not saved yet.</p>
      {onStartOver ? (
        <Button variant="secondary" size="small" onClick={onStartOver}>
          Start over
        </Button>
      ) : null}
    </div>
  );
}
