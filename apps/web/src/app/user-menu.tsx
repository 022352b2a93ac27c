import { serverMessageOf } from '../lib/api-error.ts';
import { pageHistory } from '../lib/location.ts';
import { askForShortcuts } from '../lib/shortcut-help.ts';
import { Link } from '../ui/link.tsx';
import { Menu, MenuItem, menuItemClass } from '../ui/menu.tsx';
import { toast } from '../ui/toast.tsx';
import { useAuth } from '../features/auth/auth-provider.tsx';

/** What belongs to the account, under the name of who is signed in. */
export function UserMenu() {
  const { user, logOut } = useAuth();
  if (!user) return null;
  const name = user.firstName ?? user.username;
  const leave = () => {
    logOut()
      .then(() => {
        toast({ title: 'Logged out', description: 'You have been logged out successfully.' });
        pageHistory.replace('/login');
      })
      .catch((error: unknown) => {
        toast({
          title: 'Logout failed',
          description: serverMessageOf(error) ?? 'Please try again.',
          variant: 'destructive',
        });
      });
  };
  return (
    <Menu
      label={name}
      short={[...name][0]?.toUpperCase()}
      heading={
        <p className="px-3 py-2">
          <span className="block font-semibold">{name}</span>
          {user.email ? <span className="block max-w-56 truncate text-sm text-soft">{user.email}</span> : null}
        </p>
      }
    >
      <MenuLink to="/create-profile" label="Manage Profiles" />
      <MenuLink to="/safety" label="Safety check" />
      <MenuLink to="/herbs" label="All herbs" />
      <MenuLink to="/settings" label="Settings" />
      <MenuItem className="pointer-coarse:hidden" onChoose={() => setTimeout(askForShortcuts, 0)}>
        Keyboard shortcuts
      </MenuItem>
      <div role="separator" className="my-1.5 border-t border-line" />
      <MenuItem onChoose={leave}>Log out</MenuItem>
    </Menu>
  );
}

export function MenuLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={menuItemClass} activeClass="font-semibold text-leaf">
      {label}
    </Link>
  );
}
