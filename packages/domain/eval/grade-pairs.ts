import { checkSafety, severities, type Severity } from '../src/index.ts';
import { readCases } from './read-cases.ts';
import { readCasePerson } from './read-people.ts';

export type Expected = Severity | 'none';

export interface PairResult {
  readonly family: string;
  readonly what: string;
  readonly expected: Expected;
  readonly found: Expected;
}

/** A herb against a medicine or another herb: `herb, other, expected, source`. */
export function gradeInteractions(family: string, file: string): PairResult[] {
  return readCases(file, ['herb', 'other', 'expected', 'source']).map(({ herb, other, expected }) => {
    const { findings } = checkSafety({ person: null, items: [herb, other] });
    const pair = findings.filter(({ kind }) => kind === 'medicine' || kind === 'supplement' || kind === 'alcohol');
    return { family, what: `${herb} + ${other}`, expected: toExpected(expected), found: worst(pair) };
  });
}

/** A herb against a person: `herb, person, expected, source`; the person is `key=value; key=value`. */
export function gradePeople(family: string, file: string): PairResult[] {
  return readCases(file, ['herb', 'person', 'expected', 'source']).map(({ herb, person, expected }) => {
    const { findings } = checkSafety({ person: readCasePerson(person).input, items: [herb] });
    return { family, what: `${herb} for ${person}`, expected: toExpected(expected), found: worst(findings) };
  });
}

export function toExpected(text: string): Expected {
  const known = [...severities, 'none' as const].find((each) => each === text);
  if (known === undefined) throw new Error(`unknown severity: ${text}`);
  return known;
}

function worst(findings: readonly { readonly severity: Severity }[]): Expected {
  return severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'none';
}
