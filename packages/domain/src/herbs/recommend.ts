import type { EvidenceGrade } from '../evidence/source.ts';
import { assess, type Item } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import { forbids } from '../safety/words.ts';
import { listHerbs } from './catalogue.ts';
import { closeUses, firstChoices } from './first-choices.ts';
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
const closeCost = 0.8;
const firstChoiceGain = 2.5;
/** What no herb is suggested for: it needs a doctor's treatment, or the idea itself does harm. */
const neverFor: ReadonlySet<UseKey> = new Set(['cancer-support', 'detox', 'weight', 'thyroid', 'asthma', 'kidney']);
/** Hormones, and what should be taken on advice only: known and checked, but not suggested out of the blue. */
const onAdviceOnly: ReadonlySet<string> = new Set([
  'bee-venom',
  'chinese-club-moss',
  'colloidal-silver',
  'danshen',
  'dhea',
  'guggul',
  'horny-goat-weed',
  'huperzine-a',
  'mucuna',
  'nattokinase',
  'red-yeast-rice',
  'sweet-wormwood',
  'tongkat-ali',
  'vitamin-a',
  'yohimbe',
]);

/** Herbs that fit what is wanted and this person: nothing contraindicated or major, best evidence and fewest cautions first. */
export function recommendHerbs({ person, wanted, limit, excludeKeys = [] }: Wish): readonly Suggestion[] {
  const treated = wanted.filter((use) => !neverFor.has(use));
  const ranked = listHerbs()
    .filter((herb) => isForSuggesting(herb) && !excludeKeys.includes(herb.key))
    .flatMap((herb) => rank(herb, person, treated))
    .toSorted((left, right) => right.score - left.score || (left.herb.key < right.herb.key ? -1 : 1));
  return ranked.slice(0, limit).map(({ score: _, ...suggestion }) => suggestion);
}

/** What the engine says of one herb for one person. */
export function findingsForHerb(herb: Herb, person: Person, form: Form = 'unspecified'): readonly Finding[] {
  const item: Item = { kind: 'herb', id: herb.key, name: herb.name, text: herb.name, form };
  return assess({ person, items: [item], about: new Set([herb.key]) });
}

/** Whether a herb may be suggested to anybody at all. */
export function isForSuggesting({ key, neverSuggest, monograph }: Herb): boolean {
  return neverSuggest !== true && monograph !== null && !onAdviceOnly.has(key);
}

interface Fit {
  /** How early the wish was named. */
  readonly place: number;
  readonly own: HerbUse;
  readonly worth: number;
}

function rank(herb: Herb, person: Person, wanted: readonly UseKey[]): (Suggestion & { score: number })[] {
  const fitting = wanted.flatMap((use, place) => fitFor(herb, use, place) ?? []);
  const best = fitting.toSorted((left, right) => right.worth - left.worth || left.place - right.place)[0];
  if (!best) return [];
  const findings = findingsForHerb(herb, person);
  if (speaksAgainst(person, findings).length > 0) return [];
  const cautions = findings.filter((finding) => finding.severity === 'moderate').length;
  return [
    {
      herb,
      use: best.own.use,
      evidence: best.own.evidence,
      because: `${useLabels[best.own.use]}: ${best.own.text}`,
      findings,
      score: best.worth + (fitting.length - 1) * 0.6 - cautions * moderateCost - best.place * 0.05,
    },
  ];
}

/** The herb's own use for a wish, or a close one; a use that studies did not bear out counts for nothing. */
function fitFor(herb: Herb, wish: UseKey, place: number): Fit | null {
  const uses = (herb.monograph?.uses ?? []).filter((each) => each.result !== 'no-benefit');
  const exact = uses.find((each) => each.use === wish);
  const own = exact ?? uses.find((each) => closeUses[wish]?.includes(each.use));
  if (!own) return null;
  const choices = firstChoices[wish] ?? [];
  const rankOfChoice = choices.indexOf(herb.key);
  const gain = rankOfChoice < 0 ? 0 : firstChoiceGain - (rankOfChoice / choices.length) * 1.5;
  return { place, own, worth: weights[own.evidence] + gain - (exact ? 0 : closeCost) };
}

/**
 * What speaks against a herb for a person: anything contraindicated or major; for children, in pregnancy and while
 * nursing also what is more than a word of note about that.
 */
export function whatSpeaksAgainst(herb: Herb, person: Person): readonly Finding[] {
  return speaksAgainst(person, findingsForHerb(herb, person));
}

function speaksAgainst(person: Person, findings: readonly Finding[]): readonly Finding[] {
  const isChild = person.ageYears !== null && person.ageYears < 18;
  const stages = [
    ...(isChild ? ['age'] : []),
    ...(person.pregnant || person.breastfeeding ? ['pregnancy', 'breastfeeding'] : []),
  ];
  return findings.filter(({ kind, severity }) => forbids(severity) || (stages.includes(kind) && severity !== 'minor'));
}
