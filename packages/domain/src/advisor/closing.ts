import { sourcesOf } from '../evidence/catalogue.ts';
import type { Source } from '../evidence/source.ts';
import { coverage } from '../safety/coverage.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import { severityWords } from '../safety/words.ts';
import { bullets, escapeHtml, listed, oneOf, paragraph } from './html.ts';

const reminders = [
  'Before you start anything new, ask a doctor or pharmacist, above all with medicines, in pregnancy or for a child.',
  'Please check with a pharmacist or doctor before you take something new.',
  'A pharmacist or doctor who knows you should have the last word.',
];

/** The line that ends every answer about use. */
export function reminder(seed: string): string {
  return `<p><em>${oneOf(reminders, seed)}</em></p>`;
}

/** Findings as short lines: what, why, what to do. */
export function findingLines(findings: readonly Finding[]): string {
  return bullets(
    findings.map(
      ({ severity, subject, with: other, why, advice }) =>
        `<strong>${escapeHtml(`${severityWords[severity]}: ${subject.name} and ${other.name}.`)}</strong> ${escapeHtml(`${why} ${advice}`)}`,
    ),
  );
}

/** Says how much was looked at; "nothing found" is never "safe". */
export function nothingFound(names: readonly string[]): string {
  const { rules } = coverage();
  return paragraph(
    `I found nothing against ${listed(names)} in the ${rules} facts I can check. That is not a promise: I do not know everything, and medicine with medicine is outside what I check.`,
  );
}

export function unknownNames(unrecognised: readonly string[]): string[] {
  if (unrecognised.length === 0) return [];
  const names = listed(unrecognised.slice(0, 5).map((name) => `“${name}”`));
  return [paragraph(`I do not know ${names}, so I could not check it. Please ask a pharmacist about it.`)];
}

/** What is missing to answer well. */
export function missingFacts(person: Person): string | null {
  if (person.ageYears === null)
    return 'How old is the person this is for? I ask because children and older people need other advice.';
  if (person.medicines.length === 0 && person.unrecognised.length === 0)
    return 'Do you take any medicines, even now and then? Tell me, and I will check them too.';
  return null;
}

export function citedSources(ids: readonly string[], findings: readonly Finding[]): readonly Source[] {
  const all = [...sourcesOf([...new Set(ids)]), ...findings.flatMap((finding) => finding.sources)];
  return [...new Map(all.map((source) => [source.id, source])).values()];
}
