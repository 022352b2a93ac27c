import { ChevronDown } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { SelectField } from './field.tsx';

export interface Choosable {
  readonly id: number;
  readonly name: string;
  readonly age: number | null;
}

interface SelectProps {
  readonly label: string;
  readonly people: readonly Choosable[];
  /** Null stands for nobody. */
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  /** Offers to choose nobody, under this name. */
  readonly nobody?: { readonly name: string; readonly onChoose: () => void };
  /** Label and choice in one line, for a bar. */
  readonly isCompact?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** Whom this is about. The one way to choose a person, on every screen. */
export function PersonSelect(parts: SelectProps) {
  const { label, people, value, onChange, nobody, isCompact = false, isDisabled = false, className } = parts;
  const options = (
    <>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {nameAmong(person, people)}
        </option>
      ))}
      {nobody === undefined ? null : <option value="">{nobody.name}</option>}
    </>
  );
  const choose = (chosen: string) => (chosen === '' ? nobody?.onChoose() : onChange(Number(chosen)));
  if (isCompact)
    return (
      <label className={classNames('flex min-w-0 items-center gap-2 text-sm', className)}>
        <span className="shrink-0">{label}</span>
        <span className="relative min-w-0">
          <select
            value={value ?? ''}
            // A long name is cut at its end, also one that is read from the right.
            dir={readFromRight.test(people.find(({ id }) => id === value)?.name ?? '') ? 'rtl' : undefined}
            disabled={isDisabled}
            onChange={(event) => choose(event.target.value)}
            className="min-h-10 w-full max-w-36 appearance-none truncate rounded-xl border border-strong-line bg-card pr-8 pl-3 lg:max-w-56"
          >
            {options}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-soft"
          />
        </span>
      </label>
    );
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(event) => choose(event.target.value)}
      {...(className === undefined ? {} : { className })}
    >
      {options}
    </SelectField>
  );
}

interface CheckedForProps {
  /** Undefined while they are not known. */
  readonly people: readonly Choosable[] | undefined;
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  /** Label and choice in one line, beside a title. */
  readonly isCompact?: boolean;
}

/** For whom what stands below is checked; a choice where there is one. */
export function CheckedForSelect({ people = [], value, onChange, isCompact = false }: CheckedForProps) {
  if (people.length < 2) return null;
  const choice = { people, value, onChange, isCompact };
  return <PersonSelect label="Checked for" {...choice} className="sm:max-w-80" />;
}

/** The name; with the age where two people share it. */
function nameAmong({ id, name, age }: Choosable, people: readonly Choosable[]): string {
  const isShared = people.some((other) => other.id !== id && other.name === name);
  return isShared && age !== null ? `${name}, ${age}` : name;
}

/** Hebrew, Arabic and their kin, by the first letter. */
const readFromRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufefc]/u;
