import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

/** One of several transactions that are committed together. Only one runs at a time. */
export interface GroupedTransaction {
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  /** Resolves when the whole group is on disk; when it rejects, nothing of the group was stored. */
  commit(): Promise<void>;
  /** Undoes this transaction alone. */
  rollback(): Promise<void>;
}

/** Transactions that share one database transaction and so one fsync. */
interface Group {
  size: number;
  readonly end: PromiseWithResolvers<void>;
}

const done = Promise.resolve();
const begin = CompiledQuery.raw('begin immediate');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');
const savepoint = CompiledQuery.raw('savepoint member');
const release = CompiledQuery.raw('release member');
const rollbackMember = CompiledQuery.raw('rollback to member');

/**
 * Commits all writes of one turn of the event loop together: the fsync is the most expensive part of a small write, and it blocks
 * everything else. No write is acknowledged before its group is committed, in full or not at all. A group takes the write lock when it
 * begins, so later members never wait for one.
 */
export class GroupCommit {
  readonly #connection: DatabaseConnection;
  readonly #isInTransaction: () => boolean;
  #group: Group | null = null;
  #lastTurn = Promise.resolve();

  constructor(connection: DatabaseConnection, isInTransaction: () => boolean) {
    this.#connection = connection;
    this.#isInTransaction = isInTransaction;
  }

  /** Waits until earlier members have done their work, not until it is committed. */
  async join(): Promise<GroupedTransaction> {
    const pass = await this.#takeTurn();
    try {
      const group = (this.#group ??= await this.#open());
      const isFirst = group.size === 0;
      if (!isFirst) await this.#run(group, savepoint);
      group.size += 1;
      return {
        run: (query) => this.#run(group, query),
        commit: async () => {
          await (isFirst ? done : this.#run(group, release)).finally(pass);
          await group.end.promise;
        },
        rollback: () => (isFirst ? this.#giveUp(group) : this.#undo(group)).finally(pass),
      };
    } catch (error) {
      pass();
      throw error;
    }
  }

  /** A single statement, atomic by itself. */
  async write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { group, result } = await this.#inTurn(async () => {
      const joined = (this.#group ??= await this.#open());
      joined.size += 1;
      return { group: joined, result: await this.#run<Row>(joined, query) };
    });
    await group.end.promise;
    return result;
  }

  /** For statements that cannot run inside a transaction, such as a PRAGMA. */
  runApart<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#inTurn(async () => {
      if (this.#group) await this.#close(this.#group);
      return this.#connection.executeQuery<Row>(query);
    });
  }

  /** Resolves when no write is in progress. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#group) await this.#close(this.#group);
    });
  }

  #takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#lastTurn;
    this.#lastTurn = promise;
    return before.then(() => resolve);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const pass = await this.#takeTurn();
    return work().finally(pass);
  }

  async #open(): Promise<Group> {
    await this.#connection.executeQuery(begin);
    const group: Group = { size: 0, end: Promise.withResolvers() };
    group.end.promise.catch(() => undefined);
    void yieldToEventLoop().then(() => this.#inTurn(() => this.#close(group)));
    return group;
  }

  async #run<Row>(group: Group, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#group !== group) throw new Error('the transaction has ended');
    try {
      return await this.#connection.executeQuery<Row>(query);
    } catch (error) {
      // On a full disk the database undoes the whole group by itself.
      if (!this.#isInTransaction()) this.#lose(group, error);
      throw error;
    }
  }

  async #close(group: Group): Promise<void> {
    if (this.#group !== group) return;
    try {
      await this.#connection.executeQuery(commit);
      this.#group = null;
      group.end.resolve();
    } catch (error) {
      if (this.#isInTransaction()) await this.#connection.executeQuery(rollback);
      this.#lose(group, error);
    }
  }

  #lose(group: Group, error: unknown): void {
    this.#group = null;
    group.end.reject(error);
  }

  /** Nothing came before the first member: with it the group is undone. */
  async #giveUp(group: Group): Promise<void> {
    if (this.#group !== group) return;
    this.#group = null;
    await this.#connection.executeQuery(rollback);
    group.end.resolve();
  }

  async #undo(group: Group): Promise<void> {
    if (this.#group !== group) return;
    await this.#run(group, rollbackMember);
    await this.#run(group, release);
  }
}
