import type { EvidenceGrade } from '../evidence/source.ts';
import { assess, type Item } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import { forbids } from '../safety/words.ts';
import { listHerbs } from './catalogue.ts';
import type { Form } from './form.ts';
import type { Herb, HerbUse } from './herb.ts';
import type { UseKey } from './use-keys.ts';
import { useLabels } from './use-labels.ts';

export interface Suggestion {
  readonly herb: Herb;
  readonly use: UseKey;
  readonly evidence: EvidenceGrade;
  /** One sentence: why it stands here. */
  readonly because: string;
  readonly findings: readonly Finding[];
}

interface Wish {
  readonly person: Person;
  readonly wanted: readonly UseKey[];
  readonly limit: number;
  readonly excludeKeys?: readonly string[];
}

const weights: Readonly<Record<EvidenceGrade, number>> = { strong: 4, moderate: 3, limited: 2, theoretical: 1 };
const moderateCost = 1.2;

/** Herbs that fit what is wanted and this person: nothing contraindicated or major, best evidence and fewest cautions first. */
export function recommendHerbs({ person, wanted, limit, excludeKeys = [] }: Wish): readonly Suggestion[] {
  const ranked = listHerbs()
    .filter((herb) => herb.neverSuggest !== true && herb.monograph !== null && !excludeKeys.includes(herb.key))
    .flatMap((herb) => rank(herb, person, wanted))
    .toSorted((left, right) => right.score - left.score || (left.herb.key < right.herb.key ? -1 : 1));
  return ranked.slice(0, limit).map(({ score: _, ...suggestion }) => suggestion);
}

/** What the engine says of one herb for one person. */
export function findingsForHerb(herb: Herb, person: Person, form: Form = 'unspecified'): readonly Finding[] {
  const item: Item = { kind: 'herb', id: herb.key, name: herb.name, text: herb.name, form };
  return assess({ person, items: [item], about: new Set([herb.key]) });
}

function rank(herb: Herb, person: Person, wanted: readonly UseKey[]): (Suggestion & { score: number })[] {
  const fitting = wanted
    .map((use, place) => ({ place, own: herb.monograph?.uses.find((each) => each.use === use) }))
    .filter((each): each is { place: number; own: HerbUse } => each.own !== undefined);
  const best = fitting.toSorted(
    (left, right) => weights[right.own.evidence] - weights[left.own.evidence] || left.place - right.place,
  )[0];
  if (!best) return [];
  const findings = findingsForHerb(herb, person);
  if (findings.some((finding) => forbids(finding.severity))) return [];
  if (isTooYoung(person) && !isForChildren(herb, person)) return [];
  if (
    (person.pregnant || person.breastfeeding) &&
    findings.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding')
  )
    return [];
  const cautions = findings.filter((finding) => finding.severity === 'moderate').length;
  const score = weights[best.own.evidence] + (fitting.length - 1) * 0.6 - cautions * moderateCost - best.place * 0.05;
  return [
    {
      herb,
      use: best.own.use,
      evidence: best.own.evidence,
      because: `${useLabels[best.own.use]}: ${best.own.text}`,
      findings,
      score,
    },
  ];
}

function isTooYoung(person: Person): boolean {
  return person.ageYears !== null && person.ageYears < 18;
}

/** For children only what has no age finding at all. */
function isForChildren(herb: Herb, person: Person): boolean {
  return !findingsForHerb(herb, person).some((finding) => finding.kind === 'age');
}
