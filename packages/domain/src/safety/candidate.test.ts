import { describe, expect, test } from 'vitest';
import { listHerbs } from '../herbs/catalogue.ts';
import { type Candidate, standing } from './candidate.ts';
import { checkSafety } from './check.ts';

const mechanism: Candidate = {
  ruleId: 'general/bleeding',
  severity: 'major',
  evidence: 'limited',
  why: 'It may slow clotting.',
  advice: 'Ask first.',
  sources: ['a-source'],
  reach: 'general',
};
const ofClass: Candidate = { ...mechanism, ruleId: 'herb/medicine/class', reach: 'class' };
const ofPair: Candidate = { ...mechanism, ruleId: 'herb/medicine/warfarin', reach: 'pair' };

const idOf = (...candidates: readonly Candidate[]) => [
  standing(candidates)?.ruleId,
  standing(candidates.toReversed())?.ruleId,
];
const both = (id: string | undefined) => [id, id];

describe('of several rules about one pair', () => {
  test('the one for that very medicine stands, even where another is graver', () => {
    expect(idOf(mechanism, { ...ofPair, severity: 'minor' })).toEqual(both(ofPair.ruleId));
  });

  test('where none is for that very medicine the gravest stands', () => {
    expect(idOf({ ...mechanism, severity: 'contraindicated' }, ofClass)).toEqual(both(mechanism.ruleId));
  });

  test('of two as grave what was written of this herb speaks before what follows from its kind', () => {
    expect(idOf({ ...mechanism, evidence: 'strong' }, ofClass)).toEqual(both(ofClass.ruleId));
  });

  test('then the better evidence speaks first', () => {
    expect(idOf(mechanism, { ...mechanism, ruleId: 'general/better', evidence: 'strong' })).toEqual(
      both('general/better'),
    );
  });

  test('"nothing known" of its class silences what follows from its kind, and no warning', () => {
    const cleared = { ...ofClass, ruleId: 'herb/medicine/cleared', severity: 'none-known' as const };

    expect(idOf(mechanism, cleared)).toEqual(both(undefined));
    expect(idOf(mechanism, cleared, { ...ofClass, severity: 'minor' })).toEqual(both(ofClass.ruleId));
  });
});

test('what nobody has studied in pregnancy is told as gravely as "ask first", never as safe', () => {
  const person = { age: 30, gender: 'female', currentMedications: null, allergies: null, healthConcerns: 'pregnant' };
  const unstudied = listHerbs().filter(
    ({ rules, effects }) =>
      effects.length === 0 && rules.every(({ kind, severity }) => kind !== 'pregnancy' || severity === 'unknown'),
  );

  expect(unstudied.length).toBeGreaterThan(10);
  for (const { name } of unstudied) {
    const { findings } = checkSafety({ person, items: [name] });
    expect(findings.find(({ kind }) => kind === 'pregnancy')?.severity, name).toMatch(/^(?:moderate|major)$/);
  }
});
