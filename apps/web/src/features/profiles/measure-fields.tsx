import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { inchesOf, poundsOf, readFeet, readHeight, readPounds, readWhole } from './measures.ts';

interface MeasureProps {
  /** Centimetres. */
  readonly height: number | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly onChange: (part: { height?: number | null; weight?: number | null }) => void;
  readonly heightError: string | undefined;
  readonly weightError: string | undefined;
}

/** Height and weight, in cm and kg or in feet, inches and pounds; kept in cm and kg. */
export function MeasureFields(props: MeasureProps) {
  const [isImperial, setImperial] = useState(false);
  const Fields = isImperial ? ImperialFields : MetricFields;
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">Height and weight</legend>
      <Fields {...props} />
      <button
        type="button"
        onClick={() => setImperial(!isImperial)}
        className="py-1 text-sm font-semibold text-leaf underline"
      >
        {isImperial ? 'Use cm and kg' : 'Use feet and pounds'}
      </button>
    </fieldset>
  );
}

function MetricFields({ height, weight, onChange, heightError, weightError }: MeasureProps) {
  const [typed, setTyped] = useState(() => shown(height));
  const isInMetres = readHeight(typed) === height && readWhole(typed) !== height;
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Height (cm)"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ height: readHeight(target.value) });
        }}
        hint={isInMetres && height ? `Read as metres: ${height} cm` : undefined}
        error={heightError}
      />
      <TextField
        label="Weight (kg)"
        inputMode="decimal"
        defaultValue={shown(weight)}
        onChange={({ target }) => onChange({ weight: readWhole(target.value) })}
        error={weightError}
      />
    </div>
  );
}

function ImperialFields({ height, weight, onChange, heightError, weightError }: MeasureProps) {
  const inches = inchesOf(height);
  const [typed, setTyped] = useState({
    feet: inches === null ? '' : String(Math.floor(inches / 12)),
    inches: inches === null ? '' : String(inches % 12),
  });
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange({ height: readFeet(next) });
  };
  return (
    <div className="grid grid-cols-3 items-start gap-3">
      <TextField
        label="Height (ft)"
        inputMode="numeric"
        value={typed.feet}
        onChange={({ target }) => change({ feet: target.value })}
        error={heightError === undefined ? undefined : 'Feet and inches, for example 5 and 7'}
      />
      <TextField
        label="and (in)"
        aria-label="Height, inches"
        inputMode="numeric"
        value={typed.inches}
        onChange={({ target }) => change({ inches: target.value })}
      />
      <TextField
        label="Weight (lb)"
        inputMode="numeric"
        defaultValue={shown(poundsOf(weight))}
        onChange={({ target }) => onChange({ weight: readPounds(target.value) })}
        error={weightError === undefined ? undefined : 'Pounds as a number, for example 150'}
      />
    </div>
  );
}

function shown(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
