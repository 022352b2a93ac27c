import { limits, resolveKnowledge } from '@herbie/contract';
import { useId, useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { TextField } from '../../ui/field.tsx';

interface NameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
}

const shortestSearch = 3;

/** The name of a supplement, with names the knowledge base knows; any other name is fine too. */
export function NameField({ value, onChange, error }: NameProps) {
  const list = useId();
  const [found, setFound] = useState<readonly string[]>([]);
  const type = (name: string) => {
    onChange(name);
    if (name.trim().length < shortestSearch) return;
    send(resolveKnowledge, { query: { q: name.trim() } })
      .then(({ matches }) => setFound(matches.map((match) => match.name)))
      .catch((failure: unknown) => reportFailure('no suggestions', failure));
  };
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={limits.supplementText}
        list={list}
        value={value}
        onChange={(event) => type(event.target.value)}
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
