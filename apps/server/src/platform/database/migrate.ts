import { Migrator } from 'kysely/migration';
import { migrations } from '../../../migrations/index.ts';
import type { OpenDatabase } from './database.ts';
import { DatabaseError } from './database-error.ts';

/** Brings the schema up to date under a lock, in full or not at all; refuses what a newer version has migrated. */
export async function migrate({ db, place }: OpenDatabase): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new DatabaseError(
      `${place} was made by a newer version of Herbie. Install that version or restore an older backup.`,
      { cause: error },
    );
  }
  throw error;
}
