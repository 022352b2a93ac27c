import { useRef } from 'react';
import { TextField } from '../../ui/field.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { babyWords, isNotedAsBaby } from './first-years.ts';

interface AgeProps {
  readonly draft: ProfileDraft;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** Whole years. A baby's age is kept among the health concerns, and whoever types it here is helped to put it there. */
export function AgeField({ draft, error, onChange }: AgeProps) {
  const field = useRef<HTMLInputElement>(null);
  const words = babyWords(draft.age);
  const note = (concern: string) => {
    onChange({ age: '', concerns: draft.concerns.trim() === '' ? concern : `${concern}\n${draft.concerns}` });
    field.current?.focus();
  };
  return (
    <TextField
      ref={field}
      label="Age"
      inputMode="numeric"
      value={draft.age}
      onChange={(event) => onChange({ age: event.target.value })}
      error={error}
      hint={
        isNotedAsBaby(draft) ? (
          <span role="status">Left empty: the age of the baby stands under health concerns.</span>
        ) : (
          <>
            For a baby under 1 year leave this empty and say so under health concerns.{' '}
            {words === null ? null : (
              <button
                type="button"
                onClick={() => note(words)}
                className="block py-1.5 text-left font-semibold text-leaf underline"
              >
                Write “{words}” there
              </button>
            )}
          </>
        )
      }
    />
  );
}
