import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../lib/class-names.ts';
import { pageHistory, useLocation } from '../lib/location.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Fills `$name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string | number>>;
  /** Goes along to the page, and stays out of its address. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** Added while the link's page is open. */
  readonly activeClass?: string;
}

/** A link inside the app: an ordinary address that changes the page in place. */
export function Link({
  to,
  params = {},
  search = {},
  state,
  activeClass,
  className,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const { pathname } = useLocation();
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
  const href = query === '' ? path : `${path}?${query}`;
  const isActive = activeClass !== undefined && (pathname === path || pathname.startsWith(`${path}/`));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || (rest.target !== undefined && rest.target !== '_self')) return;
    event.preventDefault();
    pageHistory.push(href, state);
  };
  return (
    <a
      href={href}
      onClick={follow}
      aria-current={isActive ? 'page' : undefined}
      className={classNames(className, isActive && activeClass)}
      {...rest}
    >
      {children}
    </a>
  );
}
