import { X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { endsName, splitNames } from '../../lib/name-list.ts';
import { useSuggestedNames } from '../../lib/use-suggested-names.ts';

interface ChipsProps {
  readonly label: string;
  readonly hint: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Names to suggest besides what the knowledge base finds. */
  readonly usual: readonly string[];
  /** Those of the values that stand for nothing known. */
  readonly unrecognised?: readonly string[];
  readonly error?: string | undefined;
  /** What is to be said of the values. */
  readonly children?: ReactNode;
}

/** Names as chips: a comma, Enter or leaving the field makes one; suggestions come from the knowledge base. */
export function ChipsInput({ label, hint, values, onChange, usual, unrecognised = [], error, children }: ChipsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, found, type, press, add } = useTypedNames(values, onChange);
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="flex min-h-11 flex-wrap gap-2 rounded-xl border border-strong-line bg-card p-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-leaf">
        {values.map((value) => (
          <span key={value} className={chipClass(unrecognised.includes(value))}>
            <span className="min-w-0 wrap-anywhere">{value}</span>
            <button
              type="button"
              aria-label={`Remove ${value}`}
              onClick={({ detail }) => {
                onChange(values.filter((each) => each !== value));
                // By the keyboard alone: on a phone the field would bring up its own.
                if (detail === 0) input.current?.focus();
              }}
              className="flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          list={`${id}-list`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => add(text)}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          className="w-24 grow bg-transparent px-1.5 outline-none"
        />
        <datalist id={`${id}-list`}>
          {[...found, ...usual].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-stop">
          {error}
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** The name being typed, made a chip where it ends, with what the knowledge base finds for it. */
function useTypedNames(values: ChipsProps['values'], onChange: ChipsProps['onChange']) {
  const [text, setText] = useState('');
  const found = useSuggestedNames(text);
  const add = (entry: string) => {
    const fresh = splitNames(entry).filter((name) => !values.includes(name));
    if (fresh.length > 0) onChange([...values, ...fresh]);
    setText('');
  };
  const type = (next: string) => {
    if (endsName(next)) {
      // The letter that shows that the number before the comma was no amount begins the next name.
      const begun = next === `${text}${next.at(-1)}` && text.endsWith(',') ? (next.at(-1) ?? '').trim() : '';
      add(begun === '' ? next : text);
      setText(begun);
      return;
    }
    setText(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1));
  };
  return { text, found, type, press, add };
}

function chipClass(isUnrecognised: boolean): string {
  return classNames(
    'inline-flex max-w-full items-center gap-1 rounded-full border py-0.5 pr-1 pl-3',
    isUnrecognised ? 'border-dashed border-strong-line' : 'border-transparent bg-tint',
  );
}
