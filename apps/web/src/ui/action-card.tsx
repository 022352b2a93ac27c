import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface ActionProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
}

/** The whole card leads there, and the link has the name of the card alone. */
export function ActionCard({ to, title, text, icon }: ActionProps) {
  return (
    <div className="relative flex flex-wrap items-center gap-4 rounded-2xl bg-deep p-5 text-on-deep shadow-soft transition-colors hover:bg-deep-hover sm:p-6">
      <span className="shrink-0">{icon}</span>
      <div className="min-w-0 grow basis-40">
        <Link
          to={to}
          className="block font-display text-xl after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-clay"
        >
          {title}
        </Link>
        <p>{text}</p>
      </div>
    </div>
  );
}
