import {
  type Driver,
  type QueryCompiler,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteQueryCompiler,
} from 'kysely';
import { PatientDriver } from './patient-driver.ts';

/**
 * SQLite with plans that stay. It would plan a prepared query anew each time a parameter is bound that its planner may
 * learn from, such as that of a limit, and planning costs more than running; from an expression it learns nothing.
 * And with migrations that are done in full or not at all, which SQLite can and Kysely does not ask of it by itself.
 */
export class SteadySqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config);
  }

  override createQueryCompiler(): QueryCompiler {
    return new SteadyCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
