// `npm run reset-link -- USERNAME`: prints a password reset link, for accounts without a mail address.
import { findByUsername } from '../features/auth/auth.store.ts';
import { createResetLink } from '../features/auth/reset-mails.ts';
import { usernameKeyOf } from '../features/auth/username-key.ts';
import { systemClock } from '../platform/clock.ts';
import { openBeside } from './open-beside.ts';
import { cannotReach } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';

await runCommand(async (config, [username]) => {
  if (username === undefined) throw new CommandError('Name the account: npm run reset-link -- USERNAME');
  const db = openBeside(config);
  try {
    const user = await findByUsername(db, usernameKeyOf(username));
    if (!user) throw new CommandError(`There is no account called ${username}.`);
    console.log(await createResetLink({ db, clock: systemClock, config }, user.id));
    console.log('The link works once, for 30 minutes.');
    if (config.PUBLIC_URL === undefined)
      console.log(
        'If Herbie is opened at another address or port, put that before /reset-password, or set PUBLIC_URL.',
      );
  } catch (error) {
    if (error instanceof CommandError || config.DATABASE_URL === undefined) throw error;
    throw new CommandError(cannotReach(error), { cause: error });
  } finally {
    await db.destroy();
  }
});
