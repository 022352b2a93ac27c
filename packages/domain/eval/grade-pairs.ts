import { checkSafety, type PersonInput, severities, type Severity } from '../src/index.ts';
import { readCases } from './read-cases.ts';

export type Expected = Severity | 'none';

export interface PairResult {
  readonly family: string;
  readonly what: string;
  readonly expected: Expected;
  readonly found: Expected;
}

const nobody: PersonInput = {
  age: null,
  gender: null,
  currentMedications: null,
  allergies: null,
  healthConcerns: null,
};

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
    const { findings } = checkSafety({ person: toPerson(person), items: [herb] });
    return { family, what: `${herb} for ${person}`, expected: toExpected(expected), found: worst(findings) };
  });
}

/** `key=value; key=value` as a profile. */
export function toPerson(text: string): PersonInput {
  const fields: Record<string, string> = {};
  for (const part of text.split(';')) {
    // "eGFR=24" stands in a value.
    const [key = '', ...value] = part.split('=');
    fields[key.trim()] = value.join('=').trim();
  }
  const { age, gender, medicines, allergies, concerns, ...rest } = fields;
  const strange = Object.keys(rest).filter((key) => key !== '');
  if (strange.length > 0) throw new Error(`unknown fields of a person: ${strange.join(', ')}`);
  return {
    ...nobody,
    age: age === undefined ? null : Number(age),
    gender: gender ?? null,
    currentMedications: medicines ?? null,
    allergies: allergies ?? null,
    healthConcerns: concerns ?? null,
  };
}

export function toExpected(text: string): Expected {
  const known = [...severities, 'none' as const].find((each) => each === text);
  if (known === undefined) throw new Error(`unknown severity: ${text}`);
  return known;
}

function worst(findings: readonly { readonly severity: Severity }[]): Expected {
  return severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'none';
}
