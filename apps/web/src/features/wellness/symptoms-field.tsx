import { limits } from '@herbie/contract';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { usualSymptoms } from './wellness.messages.ts';

interface SymptomProps {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly error: string | undefined;
}

/** Usual symptoms to tap, and a line for any other. */
export function SymptomsField({ values, onChange, error }: SymptomProps) {
  const [text, setText] = useState('');
  const own = values.filter((value) => !usualSymptoms.some((usual) => usual === value));
  const flip = (symptom: string) =>
    onChange(values.includes(symptom) ? values.filter((value) => value !== symptom) : [...values, symptom]);
  const add = () => {
    const name = text.trim();
    if (
      name !== '' &&
      values.length < limits.symptoms &&
      !values.some((value) => value.toLowerCase() === name.toLowerCase())
    )
      onChange([...values, name]);
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-semibold">Symptoms (optional)</legend>
      <div className="flex flex-wrap gap-1.5">
        {[...usualSymptoms, ...own].map((symptom) => {
          const isOn = values.includes(symptom);
          return (
            <Button
              key={symptom}
              variant={isOn ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={isOn}
              onClick={() => flip(symptom)}
            >
              <span className="font-normal">{symptom}</span>
              {isOn ? <X aria-hidden className="size-4" /> : null}
            </Button>
          );
        })}
      </div>
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            label="Other symptom"
            maxLength={limits.symptom}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
            onBlur={add}
            error={error}
          />
        </div>
        <Button variant="secondary" aria-label="Add the symptom" size="icon" onClick={add}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </div>
    </fieldset>
  );
}
