import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { findingsForHerb, whatSpeaksAgainst } from '../herbs/recommend.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person/person.ts';

/** The check of one herb for everyone an answer may be about. */
export interface HerbStanding {
  readonly herb: Herb;
  /** What concerns the person asked about; what concerns the profile when that alone forbids the herb. */
  readonly findings: readonly Finding[];
  /** False when the herb must not be suggested to this person; then only the knowledge base's own text is shown. */
  readonly isFree: boolean;
}

/** The first person is the one asked about. A herb must be free for all of them: who is meant may be misread. */
export function createStandings(people: readonly Person[]): (key: string) => HerbStanding | undefined {
  const known = new Map<string, HerbStanding | undefined>();
  return (key) => {
    if (!known.has(key)) known.set(key, standingOf(key, people));
    return known.get(key);
  };
}

/** Always checked as if the form were unknown: a model's "only as food" must not make a herb harmless. */
function standingOf(key: string, people: readonly Person[]): HerbStanding | undefined {
  const herb = findHerb(key);
  if (!herb) return undefined;
  const each = people.map((person) => {
    return { findings: findingsForHerb(herb, person), isBlocked: whatSpeaksAgainst(herb, person).length > 0 };
  });
  const told = each[0]?.isBlocked === false ? (each.find((one) => one.isBlocked) ?? each[0]) : each[0];
  return {
    herb,
    findings: told?.findings ?? [],
    isFree: herb.neverSuggest !== true && each.every((one) => !one.isBlocked),
  };
}
