import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createLimits } from './limits.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await running.stop();
});

test('nobody is shut out for good: once the window is over, all may be tried again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const limits = createLimits({ config: { RATE_LIMIT_SCALE: 1 }, db: running.database.db, engine: 'sqlite' });
  for (let attempt = 0; attempt < 10; attempt += 1) await limits.spend('loginFailuresPerName', 'alice');
  await expect(limits.refuseWhenSpent('loginFailuresPerName', 'alice')).rejects.toMatchObject({ status: 429 });

  vi.advanceTimersByTime(10 * 60_000 + 1000);

  await expect(limits.refuseWhenSpent('loginFailuresPerName', 'alice')).resolves.toBeUndefined();
});
