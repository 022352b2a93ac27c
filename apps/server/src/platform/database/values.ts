import * as z from 'zod/mini';
import { codeOf } from '../error-code.ts';

/** Truth values are stored as 0 and 1, so both engines answer alike. */
export type StoredBoolean = 0 | 1;

export function toStored(value: boolean): StoredBoolean {
  return value ? 1 : 0;
}

export function fromStored(value: number): boolean {
  return value !== 0;
}

/** `count(*)` comes back as text from PostgreSQL and as a number from SQLite. */
export function toCount(value: number | string | bigint | null | undefined): number {
  return Number(value ?? 0);
}

/** What is stored as JSON; null when it cannot be read: one damaged record must not hide all others. */
export function readStored<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The fields that a request names: what it leaves out stays as it is. */
export function namedIn<Body extends object>(body: Body): { [Field in keyof Body]?: Exclude<Body[Field], undefined> } {
  const named = Object.entries(body).filter(([, value]) => value !== undefined);
  // safe: only fields of the body, with the values they have there.
  return Object.fromEntries(named) as { [Field in keyof Body]?: Exclude<Body[Field], undefined> };
}

/** True when a write broke a unique index, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));
}
