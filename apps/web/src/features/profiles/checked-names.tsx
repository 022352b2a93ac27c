import type { ComponentProps } from 'react';
import { ChipsInput } from './chips-input.tsx';
import { UnrecognisedNames } from './unrecognised-names.tsx';
import { useNamesCheck } from './use-names-check.ts';

interface NamesProps extends Omit<ComponentProps<typeof ChipsInput>, 'unrecognised' | 'children'> {
  readonly field: 'currentMedications' | 'allergies';
}

/** Names of a profile as chips: told is what one was read as, and each that nothing can be checked against. */
export function CheckedNames({ field, values, onChange, ...look }: NamesProps) {
  const { unrecognised, readings } = useNamesCheck(field, values);
  return (
    <ChipsInput {...{ ...look, values, onChange, unrecognised }}>
      <p aria-live="polite" className="text-sm wrap-anywhere">
        {readings.map(({ name, reading }) => (
          <span key={name}>
            <strong>{name}</strong> is read as {reading}.{' '}
          </span>
        ))}
      </p>
      <UnrecognisedNames
        names={values.filter((value) => unrecognised.includes(value))}
        onReplace={(name, other) => onChange(values.map((value) => (value === name ? other : value)))}
      />
    </ChipsInput>
  );
}
