import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

const box =
  'w-full rounded-xl border border-strong-line bg-card px-3.5 py-2.5 text-ink placeholder:text-soft min-h-11 aria-invalid:border-stop aria-invalid:border-2 disabled:opacity-70';

interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A label, a control, its hint and its error, tied together for screen readers. */
function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & {
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((each) => each !== '').join(' ');
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <div id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-stop">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, error, hint, className, ...rest }: ComponentProps<'input'> & FieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => <input dir="auto" {...ids} {...rest} className={classNames(box, className)} />}
    </Field>
  );
}

export function TextArea({ label, error, hint, className, ...rest }: ComponentProps<'textarea'> & FieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => <textarea dir="auto" rows={3} {...ids} {...rest} className={classNames(box, className)} />}
    </Field>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & FieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => (
        <span className={classNames('relative block', className)}>
          <select {...ids} {...rest} className={`${box} appearance-none truncate pr-10`}>
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-soft"
          />
        </span>
      )}
    </Field>
  );
}

export function PasswordField({ label, error, hint, className, ...rest }: ComponentProps<'input'> & FieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            {...rest}
            type={isShown ? 'text' : 'password'}
            className={classNames(box, 'pr-12', className)}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-r-xl text-soft hover:text-ink"
          >
            <span className="sr-only">{isShown ? 'Hide password' : 'Show password'}</span>
            {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  );
}

export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={classNames('flex min-h-9 cursor-pointer items-start gap-2.5 py-1', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-leaf" {...rest} />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
