import { expect, test } from 'vitest';
import { entryOf } from '../../../testing/examples.ts';
import { dayName } from './chart-days.ts';
import { insightsOf } from './insights.ts';

const entry = (date: string, scores: [sleep: number, energy: number, stress: number], symptoms: string[] = []) =>
  entryOf({ date, sleepQuality: scores[0], energyLevel: scores[1], stressLevel: scores[2], symptoms });

test('stress above 3 on any day brings the warning, stress of 3 does not', () => {
  const calm = insightsOf({ entries: [entry('2026-11-18', [3, 3, 3])], before: null, days: 7 });
  const tense = insightsOf({
    entries: [entry('2026-11-17', [3, 3, 4]), entry('2026-11-18', [3, 3, 1])],
    before: null,
    days: 7,
  });

  expect(calm.stressWarning).toBeNull();
  expect(tense.stressWarning).toBe('Your stress was above 3 of 5 on Tue 17 Nov.');
});

test('of a family member the words name the person', () => {
  const entries = [entry('2026-11-17', [3, 3, 4]), entry('2026-11-18', [3, 3, 1])];
  const { stressWarning, facts } = insightsOf({ entries, before: null, days: 7, name: 'Leo' });

  expect(stressWarning).toBe('Leo’s stress was above 3 of 5 on Tue 17 Nov.');
  expect(facts[0]).toBe('2 of 7 days are logged for Leo.');
  expect(facts.join(' ')).toContain('Leo’s best day was Wed 18 Nov: ');
  expect(facts.join(' ')).not.toMatch(/\byou/i);
});

test('without entries nothing is said', () => {
  expect(insightsOf({ entries: [], before: [], days: 7 })).toEqual({ stressWarning: null, facts: [] });
});

test('averages are compared with the days before', () => {
  const { facts } = insightsOf({
    entries: [entry('2026-11-18', [4, 3, 2])],
    before: [entry('2026-11-10', [2, 3, 2])],
    days: 7,
  });

  expect(facts).toContain('Sleep Quality: 4.0 of 5 on average (Good), up from 2.0 in the 7 days before.');
  expect(facts).toContain('Energy Level: 3.0 of 5 on average (Moderate), the same as in the 7 days before.');
});

test('the best day needs a day that was worse', () => {
  const same = insightsOf({
    entries: [entry('2026-11-17', [3, 3, 3]), entry('2026-11-18', [3, 3, 3])],
    before: null,
    days: 7,
  });

  expect(same.facts.join(' ')).not.toMatch(/best day/);
});

test('of days as good as each other the last is the best', () => {
  const { facts } = insightsOf({
    entries: [entry('2026-11-17', [5, 5, 1]), entry('2026-11-18', [5, 5, 1]), entry('2026-11-19', [1, 1, 5])],
    before: null,
    days: 7,
  });

  expect(facts.join(' ')).toContain(`Your best day was ${dayName('2026-11-18')}: `);
});

test('symptoms are counted by day, whatever their spelling', () => {
  const { facts } = insightsOf({
    entries: [entry('2026-11-17', [3, 3, 3], ['Headache']), entry('2026-11-18', [3, 3, 3], ['headache', 'Pain'])],
    before: null,
    days: 7,
  });

  expect(facts.at(-1)).toBe('Symptoms noted most: Headache (2 days), Pain (1 day).');
});
