import { expect, test } from 'vitest';
import { countBySeverity, groupRules, isAbout } from './find-rules.ts';
import type { Monograph } from './monograph-sections.tsx';

type Rule = Monograph['rules'][number];

const rule = (changes: Partial<Rule>): Rule => ({
  kind: 'medicine',
  with: ['warfarin'],
  severity: 'major',
  evidence: 'strong',
  why: 'It thins the blood less well.',
  advice: 'Do not combine them.',
  forms: [],
  sources: [],
  ...changes,
});

test('rules stand in groups, the gravest first, and no group is empty', () => {
  const groups = groupRules([
    rule({ severity: 'minor', with: ['paracetamol'] }),
    rule({ severity: 'contraindicated', with: ['tacrolimus'] }),
    rule({ kind: 'pregnancy', with: ['pregnancy'] }),
  ]);

  expect(groups.map(({ title }) => title)).toEqual(['Pregnancy, breastfeeding and age', 'Medicines']);
  expect(groups[1]?.rules.map((each) => each.with[0])).toEqual(['tacrolimus', 'paracetamol']);
});

test('every kind of rule has a group, so that none is lost', () => {
  const kinds = [
    'pregnancy',
    'breastfeeding',
    'age',
    'medicine',
    'condition',
    'surgery',
    'alcohol',
    'allergy',
    'supplement',
  ];

  const rules = groupRules(kinds.map((kind) => rule({ kind }))).flatMap((group) => group.rules);

  expect(rules.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
});

test('a rule is found by a part of a name, by its reason, and by another name of what was typed', () => {
  expect(isAbout(rule({}), 'WARF', [])).toBe(true);
  expect(isAbout(rule({}), 'thins the blood', [])).toBe(true);
  expect(isAbout(rule({ with: ['sertraline'] }), 'zoloft', ['Sertraline'])).toBe(true);
  expect(isAbout(rule({}), 'zoloft', ['sertraline'])).toBe(false);
});

test('nothing typed leaves every rule', () => {
  expect(isAbout(rule({}), '  ', [])).toBe(true);
});

test('a closed group tells how grave what is in it is', () => {
  const rules = [
    rule({}),
    rule({}),
    rule({ severity: 'contraindicated' }),
    rule({ severity: 'none-known' }),
    rule({ severity: 'unknown' }),
  ];

  expect(countBySeverity(rules)).toBe('1 do not combine, 2 avoid, 1 not enough known, 1 nothing relevant known');
});
