import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

const names = new Map<string, string>();

/** The name under which PostgreSQL may keep a query prepared; undefined for queries that are built each time. */
export function nameOfQuery(sql: string): string | undefined {
  return names.get(sql);
}

/**
 * A query that is asked all the time: built and compiled once for a database, then run with other values, which
 * stand in the order of their signs in the query. Building a small query costs more than running it.
 */
export function compileOnce<Row>(build: (db: Db) => Compilable<Row>) {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  const keep = (db: Db): CompiledQuery<Row> => {
    const query = build(db).compile();
    compiled.set(db, query);
    if (!names.has(query.sql)) names.set(query.sql, `kept-${names.size}`);
    return query;
  };
  return async (db: Db, parameters: readonly unknown[]): Promise<Row[]> => {
    const query = compiled.get(db) ?? keep(db);
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
