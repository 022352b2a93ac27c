import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold transition-colors duration-150 disabled:opacity-60 min-h-11 text-center leading-tight',
  {
    variants: {
      variant: {
        primary: 'bg-leaf text-on-leaf hover:bg-leaf-hover',
        secondary: 'border border-strong-line bg-card text-ink hover:bg-tint',
        quiet: 'text-leaf hover:bg-tint',
        danger: 'border border-stop text-stop bg-card hover:bg-stop-tint',
      },
      size: {
        normal: 'px-5 py-2',
        small: 'px-3.5 py-1.5 text-sm min-h-9',
        large: 'px-7 py-3 text-lg',
        icon: 'size-11 p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
);

export type ButtonLook = VariantProps<typeof look>;

/** The classes of a button, for links that look like one. */
export function buttonClass(options: ButtonLook & { className?: string } = {}): string {
  return classNames(look(options), options.className);
}

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={classNames(look({ variant, size }), className)} {...rest} />;
}
