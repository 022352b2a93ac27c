import { expect, test } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../testing/fakes.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { AssistantFailure } from '../../platform/assistant/language-model.ts';
import { type Budget, createBudget } from './budget.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const day = 24 * 60 * 60 * 1000;

async function withScale(RATE_LIMIT_SCALE: string, look: (budget: Budget, clock: FakeClock) => Promise<void>) {
  const running = await startTestApp({ RATE_LIMIT_SCALE });
  const { limits } = running.app.deps;
  await look(createBudget({ clock: running.clock, limits }), running.clock).finally(() => running.stop());
}

test('a person has a number of answers a day, and a new day brings new ones', () =>
  withScale('0.02', async (budget, clock) => {
    const answered = [await budget.take(1), await budget.take(1), await budget.take(1)];

    expect(answered).toEqual([true, true, false]);
    expect(await budget.take(2)).toBe(true);
    clock.move(day);
    expect(await budget.take(1)).toBe(true);
  }));

test('long answers use a share up as well as many do', () =>
  withScale('1', async (budget) => {
    await budget.take(1);
    await budget.spend(1, 400_000);

    expect(await budget.take(1)).toBe(false);
    expect(await budget.take(2)).toBe(true);
  }));

test('everybody together has a share of the day, however many ask at the same moment', () =>
  withScale('0.001', async (budget) => {
    const answered = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((user) => budget.take(user)));

    expect(answered.filter(Boolean)).toHaveLength(5);
  }));

test("who is refused because the site's share has just run out keeps their own answers of the day", async () => {
  const running = await startTestApp({ RATE_LIMIT_SCALE: '0.01' });
  const { limits } = running.app.deps;
  const budget = createBudget({ clock: running.clock, limits: { ...limits, allows: siteRunsOut(limits) } });

  const answered = await budget.take(1);

  expect(answered).toBe(false);
  expect(await limits.isSpent('modelAnswersPerUser', `1 ${timestamp(running.clock).slice(0, 10)}`)).toBe(false);
  await running.stop();
});

/** Others take the last answers of the site between the look at its share and the count. */
const siteRunsOut =
  (limits: Limits): Limits['allows'] =>
  async (name, key) =>
    name !== 'modelAnswersOfAll' && limits.allows(name, key);

test('a service that failed five times in a row rests, then one question tries it', () => {
  const clock = createFakeClock();
  const breaker = createCircuitBreaker(clock);
  for (let round = 0; round < 5; round += 1) {
    expect(breaker.allows()).toBe(true);
    breaker.failed(new AssistantFailure('timeout'));
  }

  expect(breaker.allows()).toBe(false);
  clock.move(30_000);
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed(new AssistantFailure('timeout'));
  expect(breaker.allows()).toBe(false);
  clock.move(30_000);
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

test('a service that refused the key or asked for a pause rests at once, and a person who left counts for nothing', () => {
  const clock = createFakeClock();
  const breaker = createCircuitBreaker(clock);
  breaker.failed(new AssistantFailure('aborted'));
  expect(breaker.allows()).toBe(true);
  breaker.failed(new AssistantFailure('limited', 5000));
  expect(breaker.allows()).toBe(false);
  clock.move(5000);
  expect(breaker.allows()).toBe(true);
  breaker.failed(new AssistantFailure('refused'));
  clock.move(59_000);
  expect(breaker.allows()).toBe(false);
});
