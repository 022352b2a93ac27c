import type { TestApp } from './test-app.ts';

/** Registers accounts under one mail address, asks for their reset links and returns the text of the one mail that comes. */
export async function askForLinks(running: TestApp, usernames: readonly string[]): Promise<string> {
  const email = 'alice@example.org';
  for (const username of usernames)
    await running.visitor().post('/api/auth/register', { username, password: 'correct horse', email });
  await running.visitor().post('/api/auth/forgot-password', { email });
  await running.app.deps.mail.deliver();
  return running.mailer.mails.at(-1)?.text ?? '';
}

/** The tokens of the links in a mail. */
export function tokensIn(mail: string): string[] {
  return [...mail.matchAll(/token=([\w-]+)/g)].flatMap(([, token]) => (token === undefined ? [] : [token]));
}
