import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type Config, isHttps } from '../../config.ts';
import { type Clock, timestamp, timestampAfter, timestampBefore } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { fromStored, toStored } from '../database/values.ts';
import { agentFamily } from '../http/network.ts';
import { createSessionWatch, type SessionWatch } from './session-watch.ts';
import {
  findByTokenHash,
  insertSession,
  listOfUser,
  noteVisit,
  removeExpired,
  removeOfUser,
  removeSession,
  type SessionRow,
} from './sessions.store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const maxAgeMs = 30 * dayMs;
const idleMs = { persistent: 7 * dayMs, browserSession: dayMs };
const noteVisitEveryMs = 5 * 60 * 1000;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: string;
  readonly createdAt: string;
}

/** A request's session and its user, read from the database at every call. */
export interface SignedIn {
  readonly sessionId: number;
  readonly user: SessionUser;
}

export interface Sessions {
  find(request: FastifyRequest): Promise<SignedIn | null>;
  /** Clears a cookie that belongs to no session. */
  dropCookie(request: FastifyRequest, reply: FastifyReply): void;
  /** The user's sessions that have not ended. */
  listOf(userId: number): ReturnType<typeof listOfUser>;
  /** Deletes expired sessions, which are refused anyway. */
  forgetExpired(): Promise<void>;
  /** Starts a session under a new id, ends the request's old one and sets the cookie; as lasting as the old one if not said. */
  start(input: { request: FastifyRequest; reply: FastifyReply; userId: number; persistent?: boolean }): Promise<void>;
  /** Ends the session on the server, clears the cookie and the browser's cache. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  endAll(db: Db, userId: number, except?: number): Promise<void>;
  readonly watch: SessionWatch['watch'];
}

interface SessionParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Config;
}

export function createSessions({ db, clock, config }: SessionParts): Sessions {
  const secure = isHttps(config);
  const cookieName = secure ? '__Host-sid' : 'sid';
  const cookieBase = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const { watch, look } = createSessionWatch(db);

  async function findRow(request: FastifyRequest) {
    const token = request.cookies[cookieName];
    return token !== undefined && tokenShape.test(token) ? findByTokenHash(db, hashOf(token)) : undefined;
  }

  return {
    async find(request) {
      const row = await findRow(request);
      return row ? findLive({ db, clock, row }) : null;
    },

    dropCookie(request, reply) {
      if (request.cookies[cookieName] !== undefined) void reply.clearCookie(cookieName, cookieBase);
    },

    listOf: (userId) => listOfUser(db, userId, momentOf(clock)),

    forgetExpired: () => removeExpired(db, momentOf(clock)),

    async start({ request, reply, userId, persistent: asked }) {
      const old = await findRow(request);
      const persistent = asked ?? fromStored(old?.persistent ?? 0);
      const { token, row } = createSession(clock);
      const device = agentFamily(request.headers['user-agent']);
      await db.transaction().execute(async (tx) => {
        if (old) await removeSession(tx, old.sessionId);
        await insertSession(tx, { ...row, userId, persistent: toStored(persistent), device });
      });
      void reply.setCookie(cookieName, token, persistent ? { ...cookieBase, maxAge: maxAgeMs / 1000 } : cookieBase);
    },

    async end(request, reply) {
      const row = await findRow(request);
      if (row) {
        await removeSession(db, row.sessionId);
        void look();
      }
      void reply.clearCookie(cookieName, cookieBase).header('clear-site-data', '"cache"');
    },

    async endAll(on, userId, except) {
      await removeOfUser(on, { userId, except });
      void look();
    },

    watch,
  };
}

function momentOf(clock: Clock) {
  const idleSince = {
    persistent: timestampBefore(clock, idleMs.persistent),
    browserSession: timestampBefore(clock, idleMs.browserSession),
  };
  return { now: timestamp(clock), idleSince };
}

interface Found {
  readonly db: Db;
  readonly clock: Clock;
  readonly row: SessionRow;
}

/** Null when the session has expired; it is then deleted. */
async function findLive({ db, clock, row }: Found): Promise<SignedIn | null> {
  const now = clock.now().getTime();
  const idle = fromStored(row.persistent) ? idleMs.persistent : idleMs.browserSession;
  const unseenMs = now - Date.parse(row.lastSeenAt);
  if (now >= Date.parse(row.expiresAt) || unseenMs >= idle) {
    await removeSession(db, row.sessionId);
    return null;
  }
  if (unseenMs >= noteVisitEveryMs) await noteVisit(db, { id: row.sessionId, at: timestamp(clock) });
  const { sessionId, id, username, email, firstName, lastName, role, createdAt } = row;
  return { sessionId, user: { id, username, email, firstName, lastName, role, createdAt } };
}

/** A new token, and what is stored of it. */
function createSession(clock: Clock) {
  const token = randomBytes(32).toString('base64url');
  const now = timestamp(clock);
  const expiresAt = timestampAfter(clock, maxAgeMs);
  return { token, row: { tokenHash: hashOf(token), createdAt: now, lastSeenAt: now, expiresAt } };
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
