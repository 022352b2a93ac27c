import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { PostgresAdapter } from 'kysely';

/** Adds the `id` column in each engine's own way. */
// oxlint-disable-next-line typescript/no-explicit-any -- migrations run before the schema's types exist
export function withId(db: Kysely<any>, name: string): CreateTableBuilder<string, never> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      onPostgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    ) as CreateTableBuilder<string, never>;
}

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A required reference that goes when its owner goes. */
export const owned = (table: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${table}.id`).onDelete('cascade');

/** An optional reference that becomes null when what it names goes. */
export const loose = (table: string) => (column: ColumnDefinitionBuilder) =>
  column.references(`${table}.id`).onDelete('set null');

export const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
