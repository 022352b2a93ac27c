import { type Compilable, type CompiledQuery, NoResultError, type QueryResult, SelectQueryNode } from 'kysely';
import type { Db } from './database.ts';

const names = new Map<string, string>();

/** The name under which PostgreSQL may keep a query prepared; undefined for queries that are built each time. */
export function nameOfQuery(sql: string): string | undefined {
  return names.get(sql);
}

/** Runs a query that reads; undefined while there is no connection for it. */
type ReadStraight = <Row>(query: CompiledQuery<Row>) => Promise<Pick<QueryResult<Row>, 'rows'>> | undefined;

const straight = new WeakMap<object, ReadStraight>();

/** Has compiled queries that read outside of transactions take this way: to get a connection costs as much as to read a row. */
export function readStraight(db: Db, read: ReadStraight): void {
  straight.set(sharedBy(db), read);
}

/**
 * A query that is asked all the time: built and compiled once for a database and its transactions, then run with other
 * values, which stand in the order of their signs in the query. Building a small query costs more than running it.
 */
export function compileOnce<Row>(build: (db: Db) => Compilable<Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const keep = (db: Db): CompiledQuery<Row> => {
    const query = build(db).compile();
    compiled.set(sharedBy(db), query);
    if (!names.has(query.sql)) names.set(query.sql, `kept-${names.size}`);
    return query;
  };
  return async (db: Db, parameters: readonly unknown[]): Promise<Row[]> => {
    const query = { ...(compiled.get(sharedBy(db)) ?? keep(db)), parameters };
    const isPlainRead = SelectQueryNode.is(query.query) && !db.isTransaction;
    const read = isPlainRead ? straight.get(sharedBy(db))?.<Row>(query) : undefined;
    return (await (read ?? db.executeQuery<Row>(query))).rows;
  };
}

/** The first row; without one it fails as Kysely's `executeTakeFirstOrThrow` does. */
export function firstOrThrow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new NoResultError(SelectQueryNode.create());
  return row;
}

/** What a database has in common with all its transactions and with no other database. */
function sharedBy(db: Db): object {
  return db.getExecutor().adapter;
}
