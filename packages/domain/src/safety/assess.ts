import { amountFindings } from '../amounts/amount-findings.ts';
import { type Intake, together } from '../amounts/intake.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import { findHerb } from '../herbs/catalogue.ts';
import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import { candidatesForHerb, candidatesForPerson, type Concern } from './candidates.ts';
import { candidatesForMedicine } from './medicine-candidates.ts';
import { effectiveSeverity, named, standing } from './candidate.ts';
import type { Finding } from './finding.ts';
import { emptyPerson, type Person } from './person.ts';
import { compareSeverity } from './words.ts';

/** Something a person takes or thinks of taking. */
export interface Item {
  readonly kind: 'herb' | 'medicine';
  readonly id: string;
  readonly name: string;
  /** As typed. */
  readonly text: string;
  readonly form: Form;
}

interface TakenHerb {
  readonly herb: Herb;
  readonly form: Form;
  readonly text: string;
}

interface Question {
  readonly person: Person;
  readonly items: readonly Item[];
  /** The amounts the items tell. */
  readonly intakes?: readonly Intake[];
  /** Only findings that concern one of these ids: a long cabinet need not be weighed against itself again. */
  readonly about?: ReadonlySet<string>;
}

/** Checks every pair among the items and the person. Plain, deterministic, most serious first. */
export function assess({ person, items, intakes = [], about }: Question): readonly Finding[] {
  const all: Item[] = [...items, ...person.herbs.map(toItem), ...person.medicines.map(toItem)];
  const herbs = takenHerbs(all);
  const medicines = onceBy(
    all.filter((item) => item.kind === 'medicine'),
    (item) => `${item.id}:${item.form === 'topical'}`,
  );
  const drinks = person.drinksAlcohol || medicines.some((item) => item.id === 'alcohol');
  const found = new Map<string, Finding>();
  const keep = (finding: Finding | undefined) => {
    if (!finding) return;
    const key = `${finding.subject.id}|${finding.kind}|${finding.with.id}`;
    const present = found.get(key);
    if (!present || isMoreSerious(finding, present)) found.set(key, finding);
  };

  const isAsked = (id: string) => about === undefined || about.has(id);
  const whole = { ...person, drinksAlcohol: drinks };
  const others = onlyNamed(isAsked, person);
  for (const taken of herbs) {
    const isSubject = isAsked(taken.herb.key);
    for (const medicine of medicines) if (isSubject || isAsked(medicine.id)) keep(withMedicine(taken, medicine));
    for (const concern of candidatesForPerson(taken.herb, taken.form, isSubject ? whole : others)) {
      keep(toFinding(taken, concern));
    }
  }
  const textsOf = Map.groupBy(asHerbs(all), ({ herb }) => herb.key);
  for (const [first, second] of pairsOf(herbs, isAsked))
    if (!isOneProduct(first.herb, second.herb, textsOf)) keep(withHerb(first, second));
  for (const [first, second] of doubled(asHerbs(all))) if (isAsked(first.herb.key)) keep(withItself(first, second));
  for (const finding of amountFindings(together(person.intakes, intakes), person)) {
    if (isAsked(finding.subject.id)) keep(finding);
  }
  return [...found.values()]
    .map((finding) => ({ finding, key: keyOf(finding) }))
    .toSorted(byWeight)
    .map(({ finding }) => finding);
}

/** What of a person can be the other side of a finding about the ids asked for. */
function onlyNamed(isAsked: (id: string) => boolean, { conditions, allergens }: Person): Person {
  return {
    ...emptyPerson,
    conditions: conditions.filter(({ id }) => isAsked(id)),
    allergens: allergens.filter(({ id }) => isAsked(id)),
  };
}

/** Each pair of different herbs once, when one of the two is asked for. */
function* pairsOf(
  herbs: readonly TakenHerb[],
  isAsked: (id: string) => boolean,
): Generator<readonly [TakenHerb, TakenHerb]> {
  const asked = herbs.map(({ herb }) => isAsked(herb.key));
  for (const [place, first] of herbs.entries()) {
    for (let next = place + 1; next < herbs.length; next += 1) {
      const second = herbs[next];
      if (second && (asked[place] || asked[next]) && first.herb.key !== second.herb.key) yield [first, second];
    }
  }
}

/** What stands in one multivitamin was put together on purpose; with another product, or a medicine, it counts. */
function isOneProduct(first: Herb, second: Herb, textsOf: ReadonlyMap<string, readonly TakenHerb[]>): boolean {
  if (!areInMultivitamins.has(first.kind) || !areInMultivitamins.has(second.kind)) return false;
  const texts = [first, second].flatMap(({ key }) => textsOf.get(key) ?? []).map(({ text }) => text);
  return texts.every((text) => text === texts[0]);
}
const areInMultivitamins: ReadonlySet<Herb['kind']> = new Set(['vitamin', 'mineral', 'nutrient']);

function withMedicine(taken: TakenHerb, medicine: Item): Finding | undefined {
  // One word may be read as a plant and as the medicine in it ("ephedrine"): nobody takes both then.
  if (sameSubstance(medicine.id) === taken.herb.key || medicine.text === taken.text) return undefined;
  const { id, name, text } = medicine;
  return toFinding(taken, {
    kind: 'medicine',
    with: { kind: 'medicine', id, name, text },
    candidates: candidatesForMedicine(taken.herb, taken.form, medicine),
  });
}

function withHerb(first: TakenHerb, second: TakenHerb): Finding | undefined {
  const [forward, backward] = [candidatesForHerb(first, second), candidatesForHerb(second, first)];
  const candidates = [...forward, ...backward];
  const chosen = standing(candidates);
  const [subject, other] = chosen && forward.includes(chosen) ? [first, second] : [second, first];
  return toFinding(subject, { kind: 'supplement', with: asOther(other), candidates });
}

function asOther({ herb, text }: TakenHerb): Finding['with'] {
  return { kind: 'herb', id: herb.key, name: herb.name, text };
}

/** What the standing rule of a concern says; nothing where none stands, or nothing is known against it. */
function toFinding({ herb }: TakenHerb, concern: Concern): Finding | undefined {
  const chosen = standing(concern.candidates);
  const severity = chosen ? effectiveSeverity(chosen) : null;
  if (!chosen || severity === null) return undefined;
  const candidate = named(chosen, herb.name, concern.with.name);
  return {
    ruleId: candidate.ruleId,
    severity,
    kind: concern.kind,
    subject: { kind: 'herb', id: herb.key, name: herb.name },
    with: concern.with,
    why: candidate.why,
    advice: candidate.advice,
    evidence: candidate.evidence,
    sources: sourcesOf(candidate.sources),
  };
}

/** The same substance under two names ("kelp" and "iodine"): a double dose nobody may have noticed. */
function doubled(taken: readonly TakenHerb[]): (readonly [TakenHerb, TakenHerb])[] {
  return taken.flatMap((first) =>
    taken
      .filter(({ herb, text }) => herb.key === first.herb.key && text.toLowerCase() < first.text.toLowerCase())
      .map((second) => [first, second] as const),
  );
}

/** Only what the herb says of itself: two spellings of valerian are no news, two iodine products may be. */
function withItself(first: TakenHerb, second: TakenHerb): Finding | undefined {
  const candidates = candidatesForHerb(first, second).filter(({ reach }) => reach === 'pair');
  return toFinding(first, { kind: 'supplement', with: asOther(second), candidates });
}

function asHerbs(items: readonly Item[]): TakenHerb[] {
  return items.flatMap((item) => {
    const key = item.kind === 'herb' ? item.id : sameSubstance(item.id);
    const herb = key === undefined ? undefined : findHerb(key);
    return herb ? [{ herb, form: item.kind === 'herb' ? item.form : ('extract' as const), text: item.text }] : [];
  });
}

/** Herbs among the items, medicines that are the same substance as one included; each form once. */
function takenHerbs(items: readonly Item[]): TakenHerb[] {
  return onceBy(asHerbs(items), ({ herb, form }) => `${herb.key}:${form}`).toSorted((left, right) =>
    `${left.herb.key}:${left.form}` < `${right.herb.key}:${right.form}` ? -1 : 1,
  );
}

/** One of each key; of several spellings the first in the alphabet, so that order never matters. */
function onceBy<T extends { readonly text: string }>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const item of items) {
    const present = kept.get(keyOf(item));
    if (!present || item.text < present.text) kept.set(keyOf(item), item);
  }
  return [...kept.values()];
}

function toItem(mention: { kind: string; id: string; name: string; text: string; form: Form }): Item {
  return {
    kind: mention.kind === 'herb' ? 'herb' : 'medicine',
    id: mention.id,
    name: mention.name,
    text: mention.text,
    form: mention.form,
  };
}

function isMoreSerious(left: Finding, right: Finding): boolean {
  return byWeight({ finding: left, key: keyOf(left) }, { finding: right, key: keyOf(right) }) < 0;
}

interface Keyed {
  readonly finding: Finding;
  readonly key: string;
}

function byWeight(left: Keyed, right: Keyed): number {
  const isBefore = left.key < right.key;
  const isSame = left.key === right.key;
  return compareSeverity(left.finding.severity, right.finding.severity) || (isBefore ? -1 : isSame ? 0 : 1);
}

function keyOf({ subject, kind, with: other, ruleId }: Finding): string {
  return `${subject.id}|${kind}|${other.id}|${other.text}|${ruleId}`;
}
