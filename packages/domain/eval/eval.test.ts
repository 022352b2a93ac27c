import { describe, expect, test } from 'vitest';
import { gradeAll } from './grade-all.ts';

const { families, problems } = gradeAll();
const familyOf = (name: string) => families.find(({ family }) => family === name);

/** What each family reaches; raised when the base gets better, never lowered to let a change through. */
const floors: Readonly<Record<string, { serious?: number; all?: number; exact?: number; falseAlarms?: number }>> = {
  interactions: { serious: 0.98, all: 0.95 },
  'nothing known': { falseAlarms: 0.05 },
  conditions: { serious: 0.97, all: 0.95 },
  'life stages': { serious: 0.88, all: 0.88, falseAlarms: 0.12 },
  allergies: { serious: 0.98, all: 0.95 },
  names: { exact: 0.97 },
  'red flags': { all: 0.66, falseAlarms: 0.04 },
  labels: { exact: 0.95 },
};

describe.each(Object.entries(floors))('%s', (name, { serious = 0, all = 0, exact = 0, falseAlarms = 1 }) => {
  const family = familyOf(name);

  test('true cases are found', () => {
    expect(family?.seriousFound ?? 1).toBeGreaterThanOrEqual(serious);
    expect(family?.allFound ?? 1).toBeGreaterThanOrEqual(all);
    expect(family?.exact).toBeGreaterThanOrEqual(exact);
  });

  test('calm cases are left alone', () => {
    expect(family?.falseAlarms ?? 0).toBeLessThanOrEqual(falseAlarms);
  });
});

test('no conversation suggests what is forbidden for the person, or calls a thing safe', () => {
  const unsafe = problems.filter(({ found }) => /suggests what is forbidden|calls something safe/.test(found));
  expect(unsafe).toEqual([]);
});
