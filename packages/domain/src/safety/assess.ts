import { amountFindings } from '../amounts/amount-findings.ts';
import { type Intake, together } from '../amounts/intake.ts';
import { surelyUnder, type UnderAmount } from '../amounts/under-amount.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { candidatesForHerb, candidatesForPerson, type Concern } from './candidates.ts';
import { candidatesForMedicine, type TakenMedicine, takenMedicines } from './medicine-candidates.ts';
import { atMost, type Candidate, effectiveSeverity, standing, wordsOf } from './candidate.ts';
import type { Finding } from './finding.ts';
import { mayMeetHerb, mayMeetMedicine } from './may-meet.ts';
import { oilSwallowed } from './oil-swallowed.ts';
import { type Item, toItem } from './item.ts';
import type { Person } from './person/person.ts';
import { emptyPerson } from './person/empty-person.ts';
import { areOneFormula, asHerbs, doubled, isOneProduct, onceBy, type TakenHerb, takenHerbs } from './taken-herbs.ts';
import { sameTwice } from './same-twice.ts';
import { withoutRepeats } from './told-twice.ts';
import { compareSeverity, forbids } from './words.ts';

interface Question {
  readonly person: Person;
  readonly items: readonly Item[];
  /** Amounts stated by the items. */
  readonly intakes?: readonly Intake[];
  /** Only findings about one of these ids, so that a long cabinet need not be checked against itself again. */
  readonly about?: ReadonlySet<string>;
}

/** Checks every pair among the items and the person. Deterministic; most serious findings first. */
export function assess({ person, items, intakes = [], about }: Question): readonly Finding[] {
  const all: Item[] = [...items, ...person.herbs.map(toItem), ...person.medicines.map(toItem)];
  const asTaken = asHerbs(all);
  const herbs = takenHerbs(asTaken);
  const medicines = takenMedicines(onceBy(all, ({ kind, id, form }) => `${kind}:${id}:${form === 'topical'}`));
  const drinks = person.drinksAlcohol || medicines.some(({ item }) => item.id === 'alcohol');
  const told = together(person.intakes, intakes);
  const names = asTaken.map(({ herb, ...each }) => ({ ...each, herb: herb.key }));
  const isLittle: IsLittle = (herb, under) => surelyUnder(under, { herb: herb.key, all: names, intakes: told });
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
    const mayMeet = mayMeetMedicine(taken.herb);
    for (const medicine of medicines)
      if (mayMeet(medicine.profile) && (isSubject || isAsked(medicine.item.id)))
        keep(withMedicine(taken, medicine, isLittle));
    for (const concern of candidatesForPerson(taken.herb, taken.form, isSubject ? whole : others)) {
      if (taken.isRinsedOff && concern.kind === 'condition') continue;
      keep(toFinding(taken, concern, isLittle));
    }
    if (isSubject && taken.isOilSwallowed) keep(toFinding(taken, oilSwallowed(taken.herb, whole.ageYears)));
  }
  const textsOf = Map.groupBy(asTaken, ({ herb }) => herb.key);
  forEachPair(herbs, isAsked, (first, second) => {
    const pair = withHerb(first, second, isLittle);
    if (!pair || isOneProduct(first.herb, second.herb, textsOf)) return;
    if (forbids(pair.severity) || !areOneFormula(first.herb, second.herb, textsOf)) keep(pair);
  });
  for (const [first, second] of doubled(textsOf)) if (isAsked(first.herb.key)) keep(withItself(first, second));
  for (const finding of sameTwice(items, person)) if (isAsked(finding.subject.id)) keep(finding);
  for (const finding of amountFindings(told, person)) {
    if (isAsked(finding.subject.id)) keep(finding);
  }
  const sorted = [...found.values()].map((finding) => ({ finding, key: keyOf(finding) })).toSorted(byWeight);
  return withoutRepeats(sorted.map(({ finding }) => finding));
}

/** Whether certainly no more of a herb is taken than a rule tolerates. */
type IsLittle = (herb: Herb, under: UnderAmount) => boolean;

/** The facts about a person that a finding about the requested ids can concern. */
function onlyNamed(isAsked: (id: string) => boolean, { conditions, allergens }: Person): Person {
  return {
    ...emptyPerson,
    conditions: conditions.filter(({ id }) => isAsked(id)),
    allergens: allergens.filter(({ id }) => isAsked(id)),
  };
}

/** Visits each pair of different herbs that a rule may speak of once, when one of the two is asked for. */
function forEachPair(
  herbs: readonly TakenHerb[],
  isAsked: (id: string) => boolean,
  visit: (first: TakenHerb, second: TakenHerb) => void,
): void {
  const asked = herbs.map(({ herb }) => isAsked(herb.key));
  const mayMeet = herbs.map(({ herb }) => mayMeetHerb(herb));
  for (const [place, first] of herbs.entries()) {
    for (let next = place + 1; next < herbs.length; next += 1) {
      const second = herbs[next];
      if (!second || first.herb === second.herb || !(asked[place] || asked[next])) continue;
      if (mayMeet[place]?.(second.herb) || mayMeet[next]?.(first.herb)) visit(first, second);
    }
  }
}

function withMedicine(taken: TakenHerb, medicine: TakenMedicine, isLittle: IsLittle): Finding | undefined {
  const { id, name, text } = medicine.item;
  // One word may be read as a plant and as the medicine in it ("ephedrine"): nobody takes both then.
  if (medicine.substance === taken.herb.key || text === taken.text) return undefined;
  const candidates = candidatesForMedicine(taken.herb, taken.form, medicine);
  if (candidates.length === 0) return undefined;
  return toFinding(taken, { kind: 'medicine', with: { kind: 'medicine', id, name, text }, candidates }, isLittle);
}

function withHerb(first: TakenHerb, second: TakenHerb, isLittle: IsLittle): Finding | undefined {
  const forward = asMuchAsTaken(first, candidatesForHerb(first, second), isLittle);
  const backward = asMuchAsTaken(second, candidatesForHerb(second, first), isLittle);
  if (forward.length === 0 && backward.length === 0) return undefined;
  const candidates = [...forward, ...backward];
  const chosen = standing(candidates);
  const [subject, other] = chosen && forward.includes(chosen) ? [first, second] : [second, first];
  return toFinding(subject, { kind: 'supplement', with: asOther(other), candidates });
}

function asOther({ herb, text }: TakenHerb): Finding['with'] {
  return { kind: 'herb', id: herb.key, name: herb.name, text };
}

/** The finding of a concern's standing rule; undefined when no rule stands or it reports nothing. */
function toFinding(taken: TakenHerb, concern: Concern, isLittle: IsLittle = never): Finding | undefined {
  const { herb } = taken;
  if (concern.candidates.length === 0) return undefined;
  const chosen = standing(asMuchAsTaken(taken, concern.candidates, isLittle));
  const severity = chosen ? effectiveSeverity(chosen) : null;
  if (!chosen || severity === null) return undefined;
  return {
    ruleId: chosen.ruleId,
    severity,
    kind: concern.kind,
    subject: { kind: 'herb', id: herb.key, name: herb.name },
    with: concern.with,
    ...wordsOf(chosen, herb.name, concern.with.name),
    evidence: chosen.evidence,
    sources: sourcesOf(chosen.sources),
  };
}

const never = () => false;

/** The candidates, softened where the amount taken is certainly small. */
function asMuchAsTaken(
  { herb }: TakenHerb,
  candidates: readonly Candidate[],
  isLittle: IsLittle,
): readonly Candidate[] {
  if (!candidates.some(({ underAmount }) => underAmount !== undefined)) return candidates;
  return candidates.map((candidate) => {
    const { underAmount: under } = candidate;
    if (under === undefined || !isLittle(herb, under)) return candidate;
    const { severity, why, advice, sources } = under;
    return atMost(severity, { ...candidate, why, advice, mildAdvice: advice, sources });
  });
}

/** Two entries of the same herb: only explicit rules count, since two spellings of valerian are no finding. */
function withItself(first: TakenHerb, second: TakenHerb): Finding | undefined {
  const candidates = candidatesForHerb(first, second).filter(({ reach }) => reach === 'pair');
  return toFinding(first, { kind: 'supplement', with: asOther(second), candidates });
}

function isMoreSerious(left: Finding, right: Finding): boolean {
  return byWeight({ finding: left, key: keyOf(left) }, { finding: right, key: keyOf(right) }) < 0;
}

interface Keyed {
  readonly finding: Finding;
  readonly key: string;
}

function byWeight(left: Keyed, right: Keyed): number {
  return (
    compareSeverity(left.finding.severity, right.finding.severity) ||
    Number(isAmongHerbs(left)) - Number(isAmongHerbs(right)) ||
    (left.key < right.key ? -1 : left.key === right.key ? 0 : 1)
  );
}

/** Of the same gravity a medicine, an illness or a pregnancy goes before another herb. */
function isAmongHerbs({ finding }: Keyed): boolean {
  return finding.kind === 'supplement';
}

function keyOf({ subject, kind, with: other, ruleId }: Finding): string {
  return `${subject.id}|${kind}|${other.id}|${other.text}|${ruleId}`;
}
