import { expect, test } from 'vitest';
import { createFakeClock } from '../../../testing/fakes.ts';
import { AssistantFailure } from '../../platform/assistant/language-model.ts';
import { createBudget } from './budget.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const day = 24 * 60 * 60 * 1000;

test('a person has a number of answers a day, and a new day brings new ones', () => {
  const clock = createFakeClock();
  const budget = createBudget({ clock, scale: 0.02 });

  expect([budget.take(1), budget.take(1), budget.take(1)]).toEqual([true, true, false]);
  expect(budget.take(2)).toBe(true);
  clock.move(day);
  expect(budget.take(1)).toBe(true);
});

test('long answers use a share up as well as many do', () => {
  const budget = createBudget({ clock: createFakeClock(), scale: 1 });
  budget.take(1);
  budget.spend(1, 400_000);

  expect(budget.take(1)).toBe(false);
  expect(budget.take(2)).toBe(true);
});

test('everybody together has a share of the day', () => {
  const budget = createBudget({ clock: createFakeClock(), scale: 0.001 });
  const answered = [1, 2, 3, 4, 5, 6].filter((user) => budget.take(user));

  expect(answered).toHaveLength(5);
});

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
