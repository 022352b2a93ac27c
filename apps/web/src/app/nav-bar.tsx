import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Wordmark } from '../ui/leaf-mark.tsx';
import { Menu, menuItemClass } from '../ui/menu.tsx';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { Link } from '../ui/link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { MenuLink, UserMenu } from './user-menu.tsx';

const links = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/chat', label: 'Chat with the assistant' },
  { to: '/herb-analyzer', label: 'Herb Analyzer' },
  { to: '/wellness-tracker', label: 'Wellness Tracker' },
  { to: '/recommendations', label: 'Favorites' },
] as const;

/** The bar on every page but the landing page: full on large screens, a Menu on medium, a toggle list on small ones. */
export function NavBar({ isWide }: { isWide: boolean }) {
  const { user, state } = useAuth();
  const small = user ? links : linksWithoutUser[state];
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <header className="site-bar no-print border-b border-line bg-card">
      <nav
        aria-label="Main"
        className={`mx-auto flex flex-wrap items-center gap-x-1 px-4 max-[22rem]:gap-x-0 max-[22rem]:px-2 sm:gap-x-2 ${isWide ? 'max-w-[100rem]' : 'max-w-7xl'}`}
      >
        <a href="/" aria-label="Herbie home" className="mr-auto flex min-h-16 items-center short:min-h-11 rounded-lg">
          <Wordmark />
        </a>
        {user ? (
          <>
            <ul className="hidden items-center lg:flex">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} label={label} />
                </li>
              ))}
            </ul>
            <div className="hidden md:block lg:hidden">
              <Menu label="Menu">
                {links.map(({ to, label }) => (
                  <MenuLink key={to} to={to} label={label} />
                ))}
              </Menu>
            </div>
          </>
        ) : state !== 'signed-out' ? null : (
          <div className="hidden items-center gap-2 md:flex">
            <Link to="/login" className={buttonClass({ variant: 'quiet' })}>
              Login
            </Link>
            <Link to="/register" className={buttonClass()}>
              Sign Up
            </Link>
          </div>
        )}
        <ThemeToggle />
        {user ? <UserMenu /> : null}
        {small.length > 0 ? (
          <Button
            ref={toggle}
            variant="quiet"
            size="icon"
            className="md:hidden"
            aria-expanded={isOpen}
            aria-controls="small-menu"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={closeOnEscape}
          >
            {isOpen ? <X aria-hidden className="size-6" /> : <MenuIcon aria-hidden className="size-6" />}
          </Button>
        ) : null}
        {isOpen ? (
          <ul
            id="small-menu"
            className="w-full space-y-1 border-t border-line py-3 md:hidden"
            onClick={() => setOpen(false)}
            onKeyDown={closeOnEscape}
          >
            {small.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} label={label} />
              </li>
            ))}
          </ul>
        ) : null}
      </nav>
    </header>
  );
}

/** Who is signed in cannot be known without the server; these pages work all the same. */
const offlineLinks = [
  { to: '/safety', label: 'Safety check' },
  { to: '/herbs', label: 'All herbs' },
] as const;

const visitorLinks = [
  { to: '/login', label: 'Login' },
  { to: '/register', label: 'Sign Up' },
] as const;

/** Until it is known who is there, nobody is asked to log in. */
const linksWithoutUser = {
  'signed-out': visitorLinks,
  'signed-in': [],
  unreachable: offlineLinks,
  loading: [],
} as const;

function NavLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      data-nav
      className={classNames(menuItemClass, 'text-[0.95rem] font-semibold whitespace-nowrap')}
      activeClass="bg-tint text-leaf"
    >
      {label}
    </Link>
  );
}
