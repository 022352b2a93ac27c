import type { Db } from '../../platform/database/database.ts';

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings_kept').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function keepSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings_kept')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
