import { type Driver, type QueryCompiler, SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from 'kysely';
import { GroupingSqliteDriver, type SqliteConnections } from './sqlite-driver.ts';

/**
 * SQLite with plans that stay. It would plan a prepared query anew each time a parameter is bound that its planner may
 * learn from, such as that of a limit, and planning costs more than running; from an expression it learns nothing.
 * And with migrations that are done in full or not at all, which SQLite can and Kysely does not ask of it by itself.
 */
export class SteadySqlite extends SqliteDialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    super({ database: connections.writing });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return new GroupingSqliteDriver(this.#connections);
  }

  override createQueryCompiler(): QueryCompiler {
    return new SteadyCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }
}

class SharedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself lets only one write at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
