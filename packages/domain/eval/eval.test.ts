import { describe, expect, test } from 'vitest';
import { gradeAll } from './grade-all.ts';

const { families, problems } = gradeAll();
const familyOf = (name: string) => families.find(({ family }) => family === name);

/** What each family reaches; raised when the base gets better, never lowered to let a change through. */
const floors: Readonly<Record<string, { serious?: number; all?: number; exact?: number; falseAlarms?: number }>> = {
  interactions: { serious: 0.99, all: 0.98 },
  'nothing known': { falseAlarms: 0.02 },
  conditions: { serious: 0.99, all: 0.98 },
  'life stages': { serious: 0.99, all: 0.98, falseAlarms: 0.02 },
  allergies: { serious: 0.99, all: 0.98 },
  names: { exact: 0.98 },
  'red flags': { exact: 0.99, all: 0.99, falseAlarms: 0.02 },
  labels: { exact: 0.95 },
};
const talksThatMeetAll = 0.95;

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

test('conversations go as a careful herbalist would hold them', () => {
  const talks = families.filter(({ family }) => family.startsWith('talk: '));
  const cases = talks.reduce((sum, { cases: count }) => sum + count, 0);
  const met = talks.reduce((sum, { cases: count, exact }) => sum + count * exact, 0);
  expect(cases).toBeGreaterThan(300);
  expect(met / cases).toBeGreaterThanOrEqual(talksThatMeetAll);
});

test('no conversation suggests what is forbidden for the person, or calls a thing safe', () => {
  const unsafe = problems.filter(({ found }) => /suggests what is forbidden|calls something safe/.test(found));
  expect(unsafe).toEqual([]);
});
