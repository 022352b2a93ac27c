// `npm run db:migrate`: brings the schema up to date without starting the server.
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config) => {
  const database = openDatabase(config);
  await migrate(database);
  await database.close();
  console.log(`${database.place} is up to date`);
});
