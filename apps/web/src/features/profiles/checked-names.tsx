import type { ComponentProps } from 'react';
import { ChipsInput } from './chips-input.tsx';
import { UnrecognisedNames } from './unrecognised-names.tsx';
import { useUnrecognised } from './use-unrecognised.ts';

interface NamesProps extends Omit<ComponentProps<typeof ChipsInput>, 'unrecognised' | 'children'> {
  readonly field: 'currentMedications' | 'allergies';
}

/** Names of a profile as chips, each marked and told that nothing can be checked against. */
export function CheckedNames({ field, values, onChange, ...look }: NamesProps) {
  const unrecognised = useUnrecognised(field, values);
  return (
    <ChipsInput {...{ ...look, values, onChange, unrecognised }}>
      <UnrecognisedNames
        names={values.filter((value) => unrecognised.includes(value))}
        onReplace={(name, other) => onChange(values.map((value) => (value === name ? other : value)))}
      />
    </ChipsInput>
  );
}
