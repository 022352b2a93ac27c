import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetting } from './forgetting.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what was remembered is gone when its time is over, however often it was asked for', () => {
  const made: Map<string, string>[] = [];
  const shout = forgetting(() => {
    const memory = new Map<string, string>();
    made.push(memory);
    return (text) => {
      memory.set(text, text.toUpperCase());
      return text.toUpperCase();
    };
  }, 1000);

  expect(shout('first')).toBe('FIRST');
  vi.advanceTimersByTime(900);
  expect(shout('second')).toBe('SECOND');
  expect(made).toHaveLength(1);

  vi.advanceTimersByTime(100);
  expect(shout('third')).toBe('THIRD');
  expect(made).toHaveLength(2);
  expect([...(made[1]?.keys() ?? [])]).toEqual(['third']);
});
