import { getSession, login as loginCall, logout as logoutCall, type User } from '@herbie/contract';
import { ApiError } from '../../lib/api-error.ts';
import { forgetPeople } from '../../lib/offline/kept-people-store.ts';
import { clearOutbox, readOutbox } from '../../lib/offline/outbox.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { localStore, sessionStore } from '../../lib/storage.ts';
import { tellSession } from './session-tabs.ts';

export interface Session {
  readonly authenticated: boolean;
  readonly user: User | null;
  /** Logged out by the person's own wish: nothing leads back to the page that was left. */
  readonly hasLeft?: true;
}

export const sessionKey = [getSession.path];
const hint = 'signed-in';
/** Whose unsent words this tab keeps. */
const typist = 'typist';
const lastChanceMs = 5000;
const signedOut: Session = { authenticated: false, user: null };

/** Whether somebody was signed in on this device: no secret, it only saves visitors a call. */
export function mayBeSignedIn(): boolean {
  return localStore.read(hint) !== null;
}

/** The server does not know the session any more. */
export function loseSession(): void {
  localStore.remove(hint);
  void forgetPeople();
  queryClient.setQueryData<Session>(sessionKey, signedOut);
}

export async function readSession(): Promise<Session> {
  try {
    const session = await send(getSession);
    if (!session.authenticated || session.user === null) return signedOut;
    localStore.write(hint, '1');
    sessionStore.write(typist, String(session.user.id));
    return session;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    localStore.remove(hint);
    await forgetPeople();
    return signedOut;
  }
}

/** Another person's data goes first; then the user is stored and the session asked anew. */
export async function logIn(credentials: {
  username: string;
  password: string;
  rememberMe: boolean;
}): Promise<unknown> {
  const user: unknown = await send(loginCall, { body: credentials });
  if (typeof user !== 'object' || user === null || Array.isArray(user)) return user;
  localStore.write(hint, '1');
  // safe: the reply is an object, and the server builds it from the contract's user.
  const known = user as User;
  await clearOutbox({ butOf: known.id });
  await forgetPeople({ butOf: known.id });
  makeRoomFor(known.id);
  queryClient.setQueryData<Session>(sessionKey, { authenticated: true, user: known });
  tellSession(known.id);
  askAnew();
  return user;
}

/** The cache of before goes, and so do the unsent words of anybody else. */
function makeRoomFor(userId: number): void {
  forgetEverything();
  if (sessionStore.read(typist) !== String(userId)) sessionStore.clear();
}

/** Nobody waits for it: the reply of the log-in stands until the session's own answer is there. */
function askAnew(): void {
  void queryClient.prefetchQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 0 });
}

/** Clears everything on this device, then writes "nobody is signed in", in one step, so that no guard fires in between. */
export async function logOut(): Promise<void> {
  if (readOutbox().length > 0) await Promise.race([sendLast(), wait(lastChanceMs)]);
  await send(logoutCall);
  tellSession(null);
  localStore.remove(hint);
  sessionStore.clear();
  await clearOutbox();
  await forgetPeople();
  await queryClient.cancelQueries({ queryKey: sessionKey });
  forgetEverything();
  queryClient.setQueryData<Session>(sessionKey, { ...signedOut, hasLeft: true });
}

/**
 * What one person had on the screen is not for whoever logs in, or sits down, after that person left in another tab. A
 * tab whose session had ended, or where nobody was signed in, goes on with whoever logs in elsewhere.
 */
export function follow(userId: number | null): void {
  const here = queryClient.getQueryData<Session>(sessionKey)?.user?.id ?? null;
  if (here === userId) return;
  if (here === null && userId !== null) {
    makeRoomFor(userId);
    return askAnew();
  }
  sessionStore.clear();
  if (userId !== null) return location.reload();
  forgetEverything();
  queryClient.setQueryData<Session>(sessionKey, { ...signedOut, hasLeft: true });
}

/** What still waits goes out while somebody is signed in whose it is. */
async function sendLast(): Promise<void> {
  try {
    const { sendOutbox } = await import('../../lib/offline/send-outbox.ts');
    await sendOutbox();
  } catch (error) {
    reportFailure('not sent before the log-out', error);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Empties the cache but for the session itself, which the page is watching. */
function forgetEverything(): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: ({ queryKey: [key] }) => key !== getSession.path });
}
