import type { Intake } from '../../amounts/intake.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import { assess } from '../../safety/assess.ts';
import { type Finding, isAbout } from '../../safety/finding.ts';
import type { Item } from '../../safety/item.ts';
import { compareSeverity } from '../../safety/words.ts';
import type { Subject } from '../reading/subject.ts';

interface Asked {
  readonly subject: Subject;
  readonly items: readonly Item[];
  /** The herbs were suggested as choices, so they are not checked against each other. */
  readonly areAlternatives: boolean;
}

export function herbsAmong(items: readonly Item[]): readonly Herb[] {
  const keys = new Set(items.filter(({ kind }) => kind === 'herb').map(({ id }) => id));
  return [...keys].flatMap((key) => findHerb(key) ?? []);
}

/** Findings on these herbs, each once, most serious first; alternatives are checked one by one. */
export function findingsOn(
  { subject, items, areAlternatives }: Asked,
  herbs: readonly Herb[],
  intakes: readonly Intake[],
): readonly Finding[] {
  const others = items.filter(({ kind }) => kind !== 'herb');
  const groups = areAlternatives
    ? items.filter(({ kind }) => kind === 'herb').map((herb) => [herb, ...others])
    : [items];
  const found = groups
    .flatMap((group) => assess({ person: subject.person, items: group, intakes }))
    .filter((finding) => herbs.some((herb) => isAbout(finding, herb)));
  const once = new Map(
    found.map((finding) => [JSON.stringify([finding.ruleId, finding.subject, finding.with]), finding]),
  );
  return [...once.values()].toSorted((left, right) => compareSeverity(left.severity, right.severity));
}
