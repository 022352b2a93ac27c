import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTextsRegularly } from './forget-texts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('texts are forgotten every five minutes until that is ended', () => {
  let forgotten = 0;
  const end = forgetTextsRegularly(() => void (forgotten += 1));

  vi.advanceTimersByTime(10 * 60_000);
  expect(forgotten).toBe(2);
  end();
  vi.advanceTimersByTime(10 * 60_000);
  expect(forgotten).toBe(2);
});
