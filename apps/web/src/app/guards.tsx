import { type ReactNode, useEffect, useState } from 'react';
import { pageHistory, useLocation } from '../lib/location.ts';
import { useOnline } from '../lib/offline/use-offline.ts';
import { loginPath, redirectTarget } from '../lib/redirect-target.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Spinner } from '../ui/states.tsx';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { Redirect } from '../ui/redirect.tsx';

/** Pages for signed-in people: a spinner while the session is asked, then the page or the log-in. */
export function Protected({ children, worksAlone = false }: { children: ReactNode; worksAlone?: boolean }) {
  const { state, hasLeft, ask, retry } = useAuth();
  const [isAlone, setAlone] = useState(false);
  if (isAlone !== (state === 'unreachable') && state !== 'loading') setAlone(!isAlone);
  const { href } = useLocation();
  const isUnknown = state === 'signed-out' && !asked;
  useEffect(() => {
    asked = true;
    ask();
  }, [ask]);

  const isLeaving = /^\/(login|register)\b/.test(href);
  // The page stays as it is while the server is asked again, and what was typed on it.
  if (worksAlone && isAlone && (state === 'loading' || state === 'unreachable')) return children;
  if (state === 'loading' || isUnknown || isLeaving) return <Spinner />;
  if (state === 'unreachable') return <Unreachable onRetry={retry} />;
  if (state === 'signed-out') return <Redirect to={hasLeft ? '/login' : loginPath(href)} />;
  return children;
}

/** Pages about herbs and safety: they hold nothing about a person and work on the device alone. */
export function ProtectedWhenOnline({ children }: { children: ReactNode }) {
  return <Protected worksAlone>{children}</Protected>;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <PageFrame title="Can't reach the server" lead="Your own pages come back with the connection.">
      {/* Without a network the bar above says what is possible, as it knows what is stored. */}
      <p hidden={!isOnline}>
        On this device you can still{' '}
        <Link to="/safety" className="font-semibold text-leaf underline">
          check what goes together
        </Link>{' '}
        and{' '}
        <Link to="/herbs" className="font-semibold text-leaf underline">
          read about herbs
        </Link>
        .
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </PageFrame>
  );
}

/** Pages that make no sense for signed-in people: they go where the log-in would lead. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const { searchStr } = useLocation();
  if (state === 'loading') return <Spinner />;
  if (state === 'signed-in')
    return (
      <LeaveForTarget to={redirectTarget(new URLSearchParams(searchStr).get('redirect'))}>{children}</LeaveForTarget>
    );
  return children;
}

const redirectDelayMs = 100;
let asked = false;

/** Waits the short moment that lets the welcome be seen, then goes on; one rule for log-in and for arriving signed in. */
function LeaveForTarget({ to, children }: { to: string; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => pageHistory.replace(to), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [to]);
  return children;
}
