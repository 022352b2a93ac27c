import { classNames } from '../lib/class-names.ts';

export type SeverityName = 'contraindicated' | 'major' | 'moderate' | 'minor';

const looks: Readonly<Record<SeverityName, { word: string; tone: string; shape: string }>> = {
  contraindicated: { word: 'Do not combine', tone: 'text-stop', shape: 'M8 1h8l7 7v8l-7 7H8l-7-7V8Z' },
  major: { word: 'Avoid', tone: 'text-avoid', shape: 'M12 2 23 21H1Z' },
  moderate: { word: 'Ask first', tone: 'text-ask', shape: 'M12 1 23 12 12 23 1 12Z' },
  minor: { word: 'Good to know', tone: 'text-note', shape: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z' },
};

/** A severity told by shape, word and colour at once. */
export function SeverityMark({ severity, className }: { severity: SeverityName; className?: string }) {
  const { word, tone, shape } = looks[severity];
  return (
    <span className={classNames('inline-flex items-baseline gap-1.5 font-bold', tone, className)}>
      <svg viewBox="0 0 24 24" aria-hidden className="size-4 shrink-0 self-center">
        <path d={shape} fill="currentColor" />
      </svg>
      {word}
    </span>
  );
}

const panels: Readonly<Record<SeverityName, string>> = {
  contraindicated: 'border-stop bg-stop-tint',
  major: 'border-avoid bg-avoid-tint',
  moderate: 'border-ask bg-ask-tint',
  minor: 'border-note bg-note-tint',
};

export function severityPanel(severity: SeverityName): string {
  return panels[severity];
}
