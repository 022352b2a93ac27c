import {
  type CompiledQuery,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';
import { GroupingSqliteDriver, type SqliteConnections } from './sqlite-driver.ts';

/**
 * SQLite with stable query plans. It replans a prepared query whenever a bound parameter could influence the plan (a LIMIT, for
 * example), and planning costs more than running; `+?` is an expression, which the planner ignores. It also runs migrations in a
 * transaction, which SQLite supports and Kysely does not assume.
 */
export class StablePlanSqliteDialect extends SqliteDialect {
  readonly #connections: SqliteConnections;
  #driver: GroupingSqliteDriver | null = null;

  constructor(connections: SqliteConnections) {
    super({ database: connections.writing });
    this.#connections = connections;
  }

  override createDriver(): GroupingSqliteDriver {
    this.#driver ??= new GroupingSqliteDriver(this.#connections);
    return this.#driver;
  }

  /** On the connection that reads; undefined while there is none. */
  read<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> | undefined {
    return this.#driver?.read(query);
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
