import type { Intake } from '../../amounts/intake.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import { assess } from '../../safety/assess.ts';
import { type Finding, isAbout } from '../../safety/finding.ts';
import type { Item } from '../../safety/item.ts';
import { compareSeverity, forbids } from '../../safety/words.ts';
import type { Subject } from '../reading/person/subject.ts';
import type { Person } from '../../safety/person/person.ts';

interface Asked {
  readonly subject: Subject;
  readonly items: readonly Item[];
  /** The herbs were suggested as choices, so they are not checked against each other. */
  readonly areAlternatives: boolean;
  /** What comes on top of each of them: "does it go with coffee?" */
  readonly added?: readonly Item[];
}

export function herbsAmong(items: readonly Item[]): readonly Herb[] {
  const keys = new Set(items.filter(({ kind }) => kind === 'herb').map(({ id }) => id));
  return [...keys].flatMap((key) => findHerb(key) ?? []);
}

/** "Comfrey tea or comfrey cream?": one plant; of the cream it is told with what is swallowed. */
export function withoutSkinTwins(herbs: readonly Item[]): readonly Item[] {
  return herbs.filter(({ id }) => !(id.endsWith('-topical') && herbs.some((other) => `${other.id}-topical` === id)));
}

/** Findings on these herbs, each once, most serious first; alternatives are checked one by one. */
export function findingsOn(
  { subject, items, areAlternatives, added = [] }: Asked,
  herbs: readonly Herb[],
  intakes: readonly Intake[],
): readonly Finding[] {
  const others = items.filter((item) => item.kind !== 'herb' || added.includes(item));
  const groups = areAlternatives
    ? items.filter((item) => !others.includes(item)).map((herb) => [herb, ...others])
    : [items];
  const found = groups
    .flatMap((group) => assess({ person: subject.person, items: group, intakes }))
    .filter((finding) => herbs.some((herb) => isAbout(finding, herb)));
  const once = new Map(
    found.map((finding) => [JSON.stringify([finding.ruleId, finding.subject, finding.with]), finding]),
  );
  return [...once.values()].toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

/** What the checks find about these, for this person; `others` are taken beside them. */
export function findingsAbout(
  items: readonly Item[],
  person: Person,
  others: readonly Item[] = [],
): readonly Finding[] {
  return assess({ person, items: [...items, ...others], about: new Set(items.map(({ id }) => id)) });
}

/** Whether its uses and amounts may be told to this person. */
export function isAllowed(herb: Herb, findings: readonly Finding[]): boolean {
  return herb.neverSuggest !== true && !findings.some((finding) => forbids(finding.severity) && isAbout(finding, herb));
}
