import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface LineProps {
  /** What a profile would bring. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** The way to a first profile, where there is nobody to check for. */
export function NoProfileYet({ children, className }: LineProps) {
  return (
    <p className={className}>
      <Link to="/create-profile" className="font-semibold text-leaf underline">
        Create a profile
      </Link>{' '}
      {children}
    </p>
  );
}
