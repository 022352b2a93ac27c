import { describe, expect, test } from 'vitest';
import { listHerbs } from '../../herbs/catalogue.ts';
import { checkSafety } from '../check.ts';
import { severities } from '../severity.ts';

const nobody = { gender: null, currentMedications: null, allergies: null, healthConcerns: null };

function gravestAt(age: number | null, herb: string): number {
  const { findings } = checkSafety({ person: { ...nobody, age }, items: [herb] });
  const found = severities.findIndex((severity) => findings.some((each) => each.severity === severity));
  return found === -1 ? severities.length : found;
}

describe('a herb that is nothing for children and nothing for grown-ups', () => {
  const forNobody = listHerbs().filter(
    ({ rules }) =>
      rules.some((rule) => 'overYears' in rule && rule.overYears < 18) &&
      rules.some((rule) => 'underYears' in rule && rule.underYears >= 18),
  );

  test('there are many of them', () => expect(forNobody.length).toBeGreaterThan(40));

  test.each(forNobody.map(({ name }) => name))('%s is warned of where nobody told the age', (name) =>
    expect(gravestAt(null, name)).toBeLessThanOrEqual(Math.max(gravestAt(10, name), gravestAt(30, name))),
  );
});
