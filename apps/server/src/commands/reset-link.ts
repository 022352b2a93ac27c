// `npm run reset-link -- USERNAME`: prints a password reset link, for accounts without a mail address.
import { createHash, randomBytes } from 'node:crypto';
import { siteUrl } from '../config.ts';
import { findByUsername, setResetToken } from '../features/accounts/accounts.store.ts';
import { usernameKeyOf } from '../features/accounts/username-key.ts';
import { openBeside } from './open-beside.ts';
import { cannotReach } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';

const validForMs = 30 * 60 * 1000;

await runCommand(async (config, [username]) => {
  if (username === undefined) throw new CommandError('Name the account: npm run reset-link -- USERNAME');
  const db = openBeside(config);
  try {
    const user = await findByUsername(db, usernameKeyOf(username));
    if (!user) throw new CommandError(`There is no account called ${username}.`);
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await setResetToken(db, { userId: user.id, tokenHash, expiry: new Date(Date.now() + validForMs).toISOString() });
    console.log(`${siteUrl(config)}/reset-password?token=${token}`);
    console.log('The link works once, for 30 minutes.');
  } catch (error) {
    if (error instanceof CommandError || config.DATABASE_URL === undefined) throw error;
    throw new CommandError(cannotReach(error), { cause: error });
  } finally {
    await db.destroy();
  }
});
