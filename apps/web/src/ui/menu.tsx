import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../lib/class-names.ts';
import { buttonClass } from './button.tsx';
import { float } from './float.ts';

/** The look of one choice in a menu; give it `role="menuitem"` too. */
export const menuItemClass =
  'flex min-h-11 w-full items-center rounded-lg px-3 py-2 text-left hover:bg-tint focus-visible:bg-tint';

interface MenuProps {
  readonly label: string;
  /** Stands for the label where the screen is narrow. */
  readonly short?: ReactNode;
  /** Stands for the label everywhere. */
  readonly icon?: ReactNode;
  readonly className?: string;
  /** Shown above the choices; no choice itself. */
  readonly heading?: ReactNode;
  /** Elements with `role="menuitem"`. */
  readonly children: ReactNode;
}

/** A button with a list of choices under it: arrow keys, Home and End move, Escape and a click elsewhere close. */
export function Menu({ label, short, icon, className, heading, children }: MenuProps) {
  const { isOpen, setOpen, whole, button, list, panel, moveByKey, close } = useMenu();
  const id = useId();
  return (
    <div ref={whole} className="relative">
      <button
        ref={button}
        type="button"
        data-nav
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        id={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        aria-label={icon ? label : undefined}
        className={classNames(
          icon ? buttonClass({ variant: 'quiet', size: 'icon' }) : buttonClass({ variant: 'secondary', size: 'bar' }),
          className,
        )}
      >
        {icon ?? <Words label={label} short={short} />}
      </button>
      {isOpen ? (
        <div ref={panel} popover="manual" className={panelClass}>
          {heading}
          {/* The choices inside take the focus; their clicks and keys bubble here. */}
          <div
            ref={list}
            id={`${id}-list`}
            role="menu"
            tabIndex={-1}
            aria-labelledby={id}
            onKeyDown={moveByKey}
            onClick={close}
          >
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}

const panelClass =
  'fixed inset-auto m-0 w-max max-w-[calc(100vw-2rem)] min-w-56 rounded-2xl border border-line bg-card p-2 text-base text-ink shadow-soft';

/** Opens the list beside its button with the focus on the first choice, and closes it again. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return undefined;
    return float(panel.current, button.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    itemsIn(list.current)[0]?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      // A dialog around the menu stays.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const items = itemsIn(list.current);
    const target = items.at(placeAfter(event.key, items));
    if (!movingKeys.includes(event.key) || !target) return;
    event.preventDefault();
    target.focus();
  };
  return { isOpen, setOpen, whole, button, list, panel, moveByKey, close };
}

interface ItemProps {
  readonly onChoose: (event: MouseEvent<HTMLElement>) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A choice that does something; one that leads somewhere is a link with `role="menuitem"`. */
export function MenuItem({ onChoose, className, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(menuItemClass, className)}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

function Words({ label, short }: Pick<MenuProps, 'label' | 'short'>) {
  return (
    <>
      {short ? (
        <span aria-hidden className="sm:hidden">
          {short}
        </span>
      ) : null}
      <span className={short ? 'truncate max-sm:sr-only' : 'truncate'}>{label}</span>{' '}
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </>
  );
}

const movingKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function placeAfter(key: string, items: readonly HTMLElement[]): number {
  const present = items.findIndex((item) => item === document.activeElement);
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  return key === 'ArrowUp' ? present - 1 : (present + 1) % items.length;
}
