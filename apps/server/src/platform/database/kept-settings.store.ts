import type { Db } from './database.ts';

/** What the site itself remembers between starts, by name. */
export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings_kept').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function keepSetting(db: Db, { name, value }: { name: string; value: string }): Promise<void> {
  await db
    .insertInto('settings_kept')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
