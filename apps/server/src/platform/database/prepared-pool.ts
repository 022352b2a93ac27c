import type pg from 'pg';
import type { CompiledQuery, PostgresPool, PostgresPoolClient } from 'kysely';
import { nameOfQuery } from './compile-once.ts';

/** The pool, asking queries that are compiled once by a name, so that PostgreSQL plans them once as well. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const present = known.get(client) ?? prepared(client);
      known.set(client, present);
      return present;
    },
  };
}

/** Reads on whichever connection is free. */
export function readFrom(pool: pg.Pool, { sql, parameters }: CompiledQuery) {
  return pool.query(preparedQuery(sql, parameters));
}

function preparedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = nameOfQuery(text);
  return { text, values: [...values], ...(name === undefined ? {} : { name }) };
}

function prepared(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => client.query(preparedQuery(text, values));
  return {
    release: (discarded?: boolean) => client.release(discarded),
    // safe: the other form of `query` is for cursors, which this program does not use.
    query: query as unknown as PostgresPoolClient['query'],
  };
}
