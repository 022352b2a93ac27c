import { findHerb } from '../../../herbs/catalogue.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../checked-herbs.ts';

/** What the checks hold against taking these, gravest first; nothing where they ask for no more than care. */
export function findingsAgainst(items: readonly Item[], person: Person): readonly Finding[] {
  return items
    .flatMap((item) => findingsAbout([item], person))
    .filter(({ severity }) => forbids(severity))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

/** Whether this person was advised against it, or everybody is. */
export function isWarnedOf(item: Item, person: Person): boolean {
  return findHerb(item.id)?.neverSuggest === true || findingsAgainst([item], person).length > 0;
}

/** What is more than a note against it for this person. */
export function weightsAgainst(item: Item, person: Person): readonly Finding[] {
  return findingsAbout([item], person).filter(({ severity }) => severity !== 'minor');
}

/** "Do not give it under 12": a child is not to be asked for first and given it then. */
export function isNotForTheAge({ kind, advice }: Finding): boolean {
  return kind === 'age' && /\bDo not (?:give|use) |\bonly when a child doctor\b/.test(advice);
}

/** "Could I drink it as a tea instead?": what is a poison inside is told to be one, also where it was told before. */
export function whyNotInside(findings: readonly Finding[], question: string): string {
  const why = findings.find(
    ({ severity, why: told }) => severity === 'contraindicated' && told.startsWith('Swallowed'),
  )?.why;
  return why === undefined || !/\b(?:teas?|drink|swallow|eat|by mouth|capsules?)\b/i.test(question) ? '' : ` ${why}`;
}
