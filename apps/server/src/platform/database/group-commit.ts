import { setImmediate as untilAllHaveCome } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

/** One transaction among those that are committed together. Only one is at work at a time. */
export interface Member {
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  /** Resolves when the whole group lies on the disk; rejects when it does not, and then nothing of it is there. */
  commit(): Promise<void>;
  /** Undoes this member alone. */
  rollback(): Promise<void>;
}

/** What shares one transaction of the database and so one wait for the disk. */
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
 * Commits together what is written in the same turn of the event loop: waiting for the disk is the dearest part of a small write,
 * and everything else waits with it. Nothing is acknowledged before its group is committed, in full or not at all. A group takes
 * the lock as it begins: what comes later in it never meets one.
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

  /** Waits until those before have done their work, not until it is committed. */
  async join(): Promise<Member> {
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

  /** A single statement, which takes effect in full or not at all by itself. */
  async write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { group, result } = await this.#inTurn(async () => {
      const joined = (this.#group ??= await this.#open());
      joined.size += 1;
      return { group: joined, result: await this.#run<Row>(joined, query) };
    });
    await group.end.promise;
    return result;
  }

  /** What no transaction may hold, such as a setting of the connection. */
  runApart<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#inTurn(async () => {
      if (this.#group) await this.#close(this.#group);
      return this.#connection.executeQuery<Row>(query);
    });
  }

  /** Resolves when nothing is under way any more. */
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
    void untilAllHaveCome().then(() => this.#inTurn(() => this.#close(group)));
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
