import { expect, test } from 'vitest';
import { gradeAll } from './grade-all.ts';

const { families, problems } = gradeAll();
const familyOf = (name: string) => families.find(({ family }) => family === name);

/** What each family reaches; raised when the base gets better, never lowered to let a change through. */
const floors: Readonly<Record<string, Partial<Record<'seriousFound' | 'allFound' | 'exact', number>>>> = {
  interactions: { seriousFound: 0.99, allFound: 0.98 },
  conditions: { seriousFound: 0.99, allFound: 0.98 },
  'life stages': { seriousFound: 0.99, allFound: 0.98 },
  allergies: { seriousFound: 0.99, allFound: 0.98 },
  amounts: { seriousFound: 1, allFound: 1, exact: 0.99 },
  names: { exact: 0.98 },
  'red flags': { exact: 0.99, allFound: 0.99 },
  labels: { exact: 0.95 },
};
const maxFalseAlarms = 0.02;
const talksThatMeetAll = 0.95;

test.each(
  Object.entries(floors).flatMap(([family, shares]) =>
    Object.entries(shares).map(([share, floor]) => ({ family, share, floor })),
  ),
)('true cases of $family are found: $share', ({ family, share, floor }) => {
  expect(Reflect.get(familyOf(family) ?? {}, share)).toBeGreaterThanOrEqual(floor);
});

test.each(['nothing known', 'life stages', 'amounts', 'red flags'])('calm cases of %s are left alone', (family) => {
  expect(familyOf(family)?.falseAlarms).toBeLessThanOrEqual(maxFalseAlarms);
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
