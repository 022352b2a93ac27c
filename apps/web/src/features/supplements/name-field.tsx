import { limits } from '@herbie/contract';
import { useId } from 'react';
import { useSuggestedNames } from '../../lib/use-suggested-names.ts';
import { TextField } from '../../ui/field.tsx';

interface NameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
}

/** The name of a supplement, with names the knowledge base knows; any other name is fine too. */
export function NameField({ value, onChange, error }: NameProps) {
  const list = useId();
  const found = useSuggestedNames(value);
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={limits.supplementText}
        list={list}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <datalist id={list}>
        {found.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
