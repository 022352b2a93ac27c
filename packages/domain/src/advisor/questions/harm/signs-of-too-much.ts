import type { Finding } from '../../../safety/finding.ts';

/** What tells that a medicine with a narrow margin has built up, where a herb can make it do so. */
export function signsOfTooMuch(findings: readonly Finding[]): readonly string[] {
  const met = new Set(findings.flatMap(({ severity, with: { id } }) => (severity === 'minor' ? [] : [id])));
  return Object.entries(signs).flatMap(([id, says]) => (met.has(id) ? [says] : []));
}

const signs: Readonly<Record<string, string>> = {
  lithium:
    'Too much lithium shows as a coarse tremor, vomiting, diarrhea, an unsteady walk, slurred speech, drowsiness or confusion: get emergency help at once, and take no more lithium until the blood has been tested.',
  digoxin:
    'Too much digoxin shows as nausea, no appetite, yellow sight or rings round lamps, weakness, and a slow or uneven pulse: get help the same hour.',
};
