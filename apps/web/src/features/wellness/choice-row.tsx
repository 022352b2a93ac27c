import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface Choice {
  readonly value: number;
  /** What is read out and, when there is no `short`, shown. */
  readonly label: string;
  readonly short?: ReactNode;
}

interface RowProps {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly Choice[];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** One of a few, side by side: radio buttons, each under a key of its own size that shows it. */
export function ChoiceRow({ legend, isLegendHidden = false, choices, value, onChange }: RowProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 w-full font-semibold'}>{legend}</legend>
      <div className="flex gap-1 rounded-xl border border-strong-line bg-card p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative flex min-h-10 min-w-0 grow basis-0 cursor-pointer items-center justify-center rounded-lg px-1 text-center leading-tight',
              'has-focus-visible:outline-3 has-focus-visible:outline-clay',
              choice.value === value ? 'bg-leaf font-semibold text-on-leaf' : 'hover:bg-tint',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span aria-hidden>{choice.short ?? choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
