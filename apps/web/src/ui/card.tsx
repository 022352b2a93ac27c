import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('rounded-2xl border border-line bg-card p-5 shadow-soft sm:p-6', className)}
      {...rest}
    />
  );
}

export function Tag({ className, isAlarming = false, ...rest }: ComponentProps<'span'> & { isAlarming?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-block max-w-full rounded-full px-2.5 py-0.5 text-sm wrap-anywhere',
        isAlarming ? 'bg-stop-tint font-semibold text-stop' : 'bg-tint text-leaf',
        className,
      )}
      {...rest}
    />
  );
}
