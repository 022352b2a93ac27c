import { type QueryCompiler, SqliteDialect, SqliteQueryCompiler } from 'kysely';

/**
 * SQLite with plans that stay. It would plan a prepared query anew each time a parameter is bound that its planner may
 * learn from, such as that of a limit, and planning costs more than running; from an expression it learns nothing.
 */
export class SteadySqlite extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new SteadyCompiler();
  }
}

class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
