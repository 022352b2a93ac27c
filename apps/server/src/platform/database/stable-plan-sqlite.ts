import { type Driver, type QueryCompiler, SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from 'kysely';
import { GroupingSqliteDriver, type SqliteConnections } from './sqlite-driver.ts';

/**
 * SQLite with stable query plans. It replans a prepared query whenever a bound parameter could influence the plan (a LIMIT, for
 * example), and planning costs more than running; `+?` is an expression, which the planner ignores. It also runs migrations in a
 * transaction, which SQLite supports and Kysely does not assume.
 */
export class StablePlanSqliteDialect extends SqliteDialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    super({ database: connections.writing });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return new GroupingSqliteDriver(this.#connections);
  }

  override createQueryCompiler(): QueryCompiler {
    return new StablePlanCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }
}

class SharedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver serializes writes itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class StablePlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
