import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';

interface MeasureProps {
  /** Centimetres. */
  readonly height: number | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly onChange: (part: { height?: number | null; weight?: number | null }) => void;
  readonly heightError: string | undefined;
  readonly weightError: string | undefined;
}

const cmPerInch = 2.54;
const kgPerPound = 0.453592;

/** Height and weight, in cm and kg or in inches and pounds; kept in cm and kg. */
export function MeasureFields({ height, weight, onChange, heightError, weightError }: MeasureProps) {
  const [isImperial, setImperial] = useState(false);
  const show = (value: number | null, factor: number) =>
    value === null || Number.isNaN(value) ? '' : String(Math.round(isImperial ? value / factor : value));
  // What is no number stays one that is refused: to drop it would look as if it had been taken.
  const read = (text: string, factor: number) => {
    const typed = text.trim();
    if (typed === '') return null;
    const value = /^\d+(?:[.,]\d*)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
    return Math.round(isImperial ? value * factor : value);
  };
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">Height and weight</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          key={`h${isImperial}`}
          label={isImperial ? 'Height (in)' : 'Height (cm)'}
          inputMode="numeric"
          defaultValue={show(height, cmPerInch)}
          onChange={(event) => onChange({ height: read(event.target.value, cmPerInch) })}
          error={heightError}
        />
        <TextField
          key={`w${isImperial}`}
          label={isImperial ? 'Weight (lb)' : 'Weight (kg)'}
          inputMode="numeric"
          defaultValue={show(weight, kgPerPound)}
          onChange={(event) => onChange({ weight: read(event.target.value, kgPerPound) })}
          error={weightError}
        />
      </div>
      <button
        type="button"
        onClick={() => setImperial(!isImperial)}
        className="py-1 text-sm font-semibold text-leaf underline"
      >
        {isImperial ? 'Use cm and kg' : 'Use inches and pounds'}
      </button>
    </fieldset>
  );
}
