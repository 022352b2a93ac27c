import { startTestApp, type TestApp } from '../test-app.ts';

export const adminKey = 'correct-horse-battery';

/** The site with an empty database and other settings. */
export async function restarted(running: TestApp, ...how: Parameters<typeof startTestApp>): Promise<TestApp> {
  await running.stop();
  return startTestApp(...how);
}

export function login(running: TestApp, username: unknown, password: string, headers: Record<string, string> = {}) {
  return running.visitor().call('POST', '/api/auth/login', { username, password }, headers);
}
