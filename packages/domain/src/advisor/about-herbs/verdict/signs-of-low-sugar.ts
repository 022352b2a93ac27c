import { findHerb } from '../../../herbs/catalogue.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { Finding } from '../../../safety/finding.ts';
import { paragraph } from '../../wording/html.ts';

/** Beside what can bring the sugar too low by itself, how that shows. */
export function signsOfLowSugar(findings: readonly Finding[], said: string): string[] {
  const adds = findings.some(
    ({ severity, subject, with: { id } }) =>
      severity !== 'minor' &&
      isOfClass(id, 'sulfonylurea', 'insulin') &&
      findHerb(subject.id)?.effects.some(({ effect }) => effect === 'lowers-glucose'),
  );
  return adds && !said.includes(lowSugar) ? [paragraph(lowSugar)] : [];
}

const lowSugar =
  'A sugar that drops too low makes you shaky, sweaty, hungry or muddled: take sugar or juice at once, and tell the diabetes team.';
