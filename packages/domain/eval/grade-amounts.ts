import { checkSafety, severities } from '../src/index.ts';
import { type Expected, type PairResult, toExpected } from './grade-pairs.ts';
import { readCasePerson } from './read-people.ts';
import { readCases } from './read-cases.ts';

/**
 * What is taken, in the words people use, and what is to be found about its amounts alone: `items, person, substance,
 * expected, source`. Items stand apart by " + ", a person is written as for a herb or "-" for nobody.
 */
export function gradeAmounts(): PairResult[] {
  const columns = ['items', 'person', 'substance', 'expected', 'source'] as const;
  return readCases('amounts.tsv', columns).map(({ items, person, substance, expected }) => {
    const { findings } = checkSafety({
      person: person === '-' ? null : readCasePerson(person).input,
      items: items.split(' + '),
    });
    const ofAmounts = findings.filter(({ ruleId }) =>
      ruleId.startsWith(`amounts/${substance === '-' ? '' : `${substance}/`}`),
    );
    const found: Expected =
      severities.find((severity) => ofAmounts.some((finding) => finding.severity === severity)) ?? 'none';
    return { family: 'amounts', what: `${items} for ${person}`, expected: toExpected(expected), found };
  });
}
