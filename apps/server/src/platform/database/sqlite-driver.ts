import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDriver } from 'kysely';
import type { CachedStatements } from './statement-cache.ts';
import { GroupCommit, type GroupedTransaction } from './group-commit.ts';
import { LockWaitingConnection } from './lock-waiting-connection.ts';

/** The same database twice: one connection writes, in turns; the other reads beside it what is committed. */
export interface SqliteConnections {
  readonly writing: CachedStatements;
  readonly reading: CachedStatements;
}

const reads = /^\s*(?:select|with)\b/i;
const writes = /^\s*(?:insert|update|delete)\b/i;

/** Reads never wait for a write, and writes that come together are committed together. */
export class GroupingSqliteDriver implements Driver {
  readonly #writer: SqliteDriver;
  readonly #reader: SqliteDriver;
  readonly #connections: SqliteConnections;
  /** Given again, since Kysely remembers each that it was ever given; never one in which a transaction was. */
  readonly #returned: Lease[] = [];
  #commits: GroupCommit | null = null;
  #reading: DatabaseConnection | null = null;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
    this.#writer = new SqliteDriver({ database: connections.writing });
    this.#reader = new SqliteDriver({ database: connections.reading });
  }

  async init(): Promise<void> {
    await this.#writer.init();
    await this.#reader.init();
    const { writing } = this.#connections;
    this.#commits = new GroupCommit(
      new LockWaitingConnection(await this.#writer.acquireConnection()),
      writing.isInTransaction,
    );
    this.#reading = new LockWaitingConnection(await this.#reader.acquireConnection());
  }

  /** Undefined before the database is open and after it was closed. */
  read<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> | undefined {
    return this.#reading?.executeQuery<Row>(query);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#commits || !this.#reading) throw new Error('the driver is not initialised');
    return this.#returned.pop() ?? new Lease(this.#commits, this.#reading);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await leaseOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await leaseOf(connection).leave()?.commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await leaseOf(connection).leave()?.rollback();
  }

  /** Turns are passed on when the work is done, not here. */
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const lease = leaseOf(connection);
    if (!lease.hasBegun) this.#returned.push(lease);
  }

  async destroy(): Promise<void> {
    await this.#commits?.settle();
    this.#reading = null;
    await this.#reader.destroy();
    await this.#writer.destroy();
  }
}

/** What one caller works with. */
class Lease implements DatabaseConnection {
  readonly #commits: GroupCommit;
  readonly #reading: DatabaseConnection;
  #transaction: GroupedTransaction | null = null;
  #hasBegun = false;

  constructor(commits: GroupCommit, reading: DatabaseConnection) {
    this.#commits = commits;
    this.#reading = reading;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  async begin(): Promise<void> {
    this.#hasBegun = true;
    this.#transaction = await this.#commits.join();
  }

  /** The transaction, which the caller now ends; null when it has ended already. */
  leave(): GroupedTransaction | null {
    const left = this.#transaction;
    this.#transaction = null;
    return left;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#transaction.run(query);
    if (reads.test(query.sql)) return this.#reading.executeQuery(query);
    return writes.test(query.sql) ? this.#commits.write(query) : this.#commits.runApart(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#reading.streamQuery(query, chunkSize);
  }
}

function leaseOf(connection: DatabaseConnection): Lease {
  if (connection instanceof Lease) return connection;
  throw new Error('this connection comes from elsewhere');
}
