import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';

const look = cva(
  'inline-flex items-center justify-center rounded-full text-center font-semibold transition-colors duration-150 disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-leaf text-on-leaf hover:bg-leaf-hover',
        secondary: 'border border-strong-line bg-card text-ink hover:bg-tint',
        quiet: 'text-leaf hover:bg-tint',
        danger: 'border border-stop text-stop bg-card hover:bg-stop-tint',
      },
      size: {
        normal: 'min-h-11 gap-2 px-5 py-2 leading-tight',
        small: 'min-h-9 gap-2 px-3.5 py-1.5 text-sm',
        bar: 'relative min-h-10 max-w-40 lg:max-xl:max-w-32 gap-1.5 px-3.5 py-1.5 text-sm',
        letter: 'min-h-9 min-w-9 px-2 py-1.5 text-sm',
        large: 'min-h-11 gap-2 px-7 py-3 text-lg',
        icon: 'size-11',
        slim: 'min-h-11 w-9',
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

type ButtonParts = ComponentProps<'button'> &
  ButtonLook & {
    /** Takes a double click for one press: for what a second press would take back or do to something else. */
    readonly isSinglePress?: boolean;
  };

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ref,
  disabled = false,
  isSinglePress = false,
  onClick,
  ...rest
}: ButtonParts) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  useFocusBack(button, disabled);
  return (
    <button
      ref={button}
      type={type}
      disabled={disabled}
      className={classNames(look({ variant, size }), className)}
      onClick={(event) => {
        if (!isSinglePress || !isSecondPress(event)) onClick?.(event);
      }}
      {...rest}
    />
  );
}

/** The second press of a double click: what the first one did stands, and what came into its place is not pressed. */
export function isSecondPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}

/** A button that is disabled while its work runs loses the focus; it gets it back unless the focus went elsewhere. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isDisabled: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [button, isDisabled]);
}
