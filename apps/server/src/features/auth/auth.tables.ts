import type { Generated } from 'kysely';
import type { StoredBoolean } from '../../platform/database/values.ts';

/** What of a user may leave the database: never the password's or the token's hash. */
export const userColumns = ['id', 'username', 'email', 'firstName', 'lastName', 'role', 'createdAt'] as const;

export interface AuthTables {
  users: {
    id: Generated<number>;
    username: string;
    /** The name folded for comparison: NFKC, lower case. Unique. */
    usernameKey: string;
    /** An argon2id hash. */
    password: string;
    email: string | null;
    /** The address in lower case, for look-ups only; mail goes to `email`. */
    emailKey: string | null;
    firstName: string | null;
    lastName: string | null;
    role: string;
    /** SHA-256 of the newest reset token. */
    resetToken: string | null;
    resetTokenExpiry: string | null;
    createdAt: string;
  };
  consents: {
    id: Generated<number>;
    userId: number;
    kind: string;
    version: string;
    granted: StoredBoolean;
    createdAt: string;
  };
}
