import { scoreLabel } from '@herbie/domain/wellness';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { EntryDraft } from './entry-draft.ts';
import { measured, moodWord, scores } from './metrics.ts';

interface FieldsProps {
  readonly draft: EntryDraft;
  readonly onChange: (part: Partial<EntryDraft>) => void;
}

/** The scores of a day from 1 to 5, each with its word; the mood may stay open. */
export function ScoreFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      {measured.map(({ metric, field, label }) => (
        <ChoiceRow
          key={field}
          legend={<ScoreLegend label={label} word={scoreLabel(metric, draft[field])} />}
          choices={scores.map((score) => ({
            value: score,
            label: `${score}, ${scoreLabel(metric, score)}`,
            short: score,
          }))}
          value={draft[field]}
          onChange={(score) => onChange({ [field]: score })}
        />
      ))}
      <div className="space-y-1">
        <ChoiceRow
          legend={<ScoreLegend label="Mood (optional)" word={draft.mood === null ? 'Not set' : moodWord(draft.mood)} />}
          choices={scores.map((score) => ({ value: score, label: `${score}, ${moodWord(score)}`, short: score }))}
          value={draft.mood}
          onChange={(mood) => onChange({ mood })}
        />
        {draft.mood === null ? null : (
          <Button variant="quiet" size="small" onClick={() => onChange({ mood: null })}>
            Clear mood
          </Button>
        )}
      </div>
    </>
  );
}

function ScoreLegend({ label, word }: { label: string; word: string }) {
  return (
    <span className="flex justify-between gap-3">
      <span>{label}</span>
      <span className="font-normal text-soft">{word}</span>
    </span>
  );
}
