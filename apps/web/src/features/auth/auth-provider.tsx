import type { User } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { onSessionLost } from '../../lib/send.ts';
import { follow, logIn, logOut, loseSession, mayBeSignedIn, readSession, sessionKey } from './session.ts';
import { onSessionElsewhere } from './session-tabs.ts';

export interface Auth {
  readonly state: 'loading' | 'signed-in' | 'signed-out' | 'unreachable';
  readonly hasLeft: boolean;
  readonly user: User | null;
  logIn(credentials: { username: string; password: string; rememberMe: boolean }): Promise<unknown>;
  logOut(): Promise<void>;
  retry(): void;
  /** Asks the server also on pages that would not need to know. */
  ask(): void;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(mayBeSignedIn);
  const session = useQuery({ queryKey: sessionKey, queryFn: readSession, enabled: isAsked });

  useEffect(() => onSessionLost(loseSession), []);
  useEffect(() => onSessionElsewhere(follow), []);

  const auth = useMemo<Auth>(() => {
    const user = session.data?.authenticated ? session.data.user : null;
    const isLoading = isAsked && session.isPending && session.fetchStatus !== 'idle';
    return {
      user,
      hasLeft: session.data?.hasLeft === true,
      state: stateOf({ hasFailed: session.isError, isSignedIn: user !== null, isLoading }),
      logIn,
      logOut,
      retry: () => void session.refetch(),
      ask: () => setAsked(true),
    };
  }, [session, isAsked]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

interface SessionQuery {
  readonly hasFailed: boolean;
  readonly isSignedIn: boolean;
  readonly isLoading: boolean;
}

function stateOf({ hasFailed, isSignedIn, isLoading }: SessionQuery): Auth['state'] {
  if (hasFailed) return 'unreachable';
  if (isSignedIn) return 'signed-in';
  return isLoading ? 'loading' : 'signed-out';
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside AuthProvider');
  return auth;
}
