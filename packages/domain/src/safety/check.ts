import { type Intake, together } from '../amounts/intake.ts';
import { intakesIn } from '../amounts/read-intakes.ts';
import { kept } from '../kept.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import { lately } from '../resolve/lately.ts';
import { readText } from '../resolve/read.ts';
import type { Mention } from '../resolve/mention.ts';
import { assess } from './assess.ts';
import { isUnknown, readItem, type Recognised } from './item-reading.ts';
import { ofAge } from './person/age-group.ts';
import { ageFromText } from './person/age-words.ts';
import { type Coverage, coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { askedForChild } from './person/for-a-child.ts';
import { allergiesTold } from './person/allergies-told.ts';
import { allergensNamed, heldFindings } from './held-allergens.ts';
import { impliedIllnesses } from './person/implied-illness.ts';
import { mergePeople, type Person, type PersonInput, readPerson } from './person/person.ts';
import { emptyPerson } from './person/empty-person.ts';
import { tidied } from './person/profile-shorthand.ts';
import { readsAlcohol, readsBreastfeeding, readsPregnancy, readsTryingToConceive } from './person/life-stage.ts';
import { readsSurgery } from './person/surgery-words.ts';
import { idsOf } from './taken-herbs.ts';
import { gravestFirst } from './words.ts';

/** The result of a check. No findings means that nothing was found, never that something is safe. */
export interface SafetyCheck {
  readonly findings: readonly Finding[];
  readonly recognised: readonly Recognised[];
  readonly unrecognised: readonly string[];
  readonly coverage: Coverage;
}

/** An item whose amount is given separately from its name, as in a list of supplements or on a label. */
export interface MeasuredItem {
  readonly name: string;
  /** "Zinc, 25 mg, twice daily": read for the amounts of what the name names, and for nothing else. */
  readonly told: string;
}

interface Cabinet {
  readonly person: Partial<PersonInput> | null;
  readonly items: readonly (string | MeasuredItem)[];
  /** What else the person takes: it only adds to the amounts of the checked items. */
  readonly beside?: readonly MeasuredItem[];
  /** Leaves out findings among the person's own medicines and herbs. */
  readonly onlyItems?: boolean;
}

/** Checks a cabinet: typed items of any kind together with a person. Conditions and the like count as the person's. */
export function checkSafety({ person, items: given, beside = [], onlyItems = false }: Cabinet): SafetyCheck {
  const readings = given.map((item) => readItem(nameOf(item)));
  const words = readings.flatMap(({ words: each }) => (each === '' ? [] : [each]));
  const mentions = readings.flatMap((reading) => reading.mentions);
  const base = person === null ? emptyPerson : readPerson(person);
  const whole = {
    ...mergePeople(base, told(words, mentions)),
    ...ageOf(askedForChild(words.map(fromForOn).join('\n'))),
  };
  const held = heldFindings(
    [
      ...readings.flatMap((reading) => reading.held),
      ...allergensNamed(readings.filter(isUnknown).map(({ read }) => read)),
    ],
    whole,
  );
  const taken = readings.flatMap((reading) => reading.taken);
  const findings = assess({
    person: whole,
    items: taken,
    intakes: withBeside(
      given.flatMap((item) => {
        const { mentions: named, intakes } = readItem(nameOf(item));
        return typeof item === 'string' ? intakes : intakesTold(item, named);
      }),
      beside,
    ),
    ...(onlyItems ? { about: idsOf(taken) } : {}),
  });
  return {
    findings: held.length === 0 ? findings : gravestFirst([...held, ...findings]),
    recognised: readings.flatMap((reading) => reading.recognised),
    unrecognised: [...new Set([...base.unrecognised, ...readings.flatMap((reading) => reading.unrecognised)])],
    coverage: coverage(),
  };
}

function nameOf(item: string | MeasuredItem): string {
  return typeof item === 'string' ? item : item.name;
}

/** The amounts of one item from its separate amount text. */
function intakesTold({ told: text }: MeasuredItem, mentions: readonly Mention[]): readonly Intake[] {
  const ids = new Set(mentions.flatMap(({ id }) => [id, sameSubstance(id)]));
  return intakesIn(text, readText(text).mentions).filter(({ herb }) => ids.has(herb));
}

const readBeside = new WeakMap<MeasuredItem, readonly Intake[]>();

/** Cached: each product of a list is read once, though it is compared with every other. */
function intakesBeside(item: MeasuredItem): readonly Intake[] {
  return kept(readBeside, item, () => intakesTold(item, readItem(item.name).mentions));
}

/** Adds what else is taken, as far as it contains the same substances. */
function withBeside(intakes: readonly Intake[], beside: readonly MeasuredItem[]): readonly Intake[] {
  if (beside.length === 0 || intakes.length === 0) return intakes;
  const brought = new Set(intakes.map(({ substance }) => substance));
  const more = beside.flatMap(intakesBeside);
  return together(
    intakes,
    more.filter(({ substance }) => brought.has(substance) || brought.has(null)),
  );
}

/** What the texts of the items say about the person. */
const toldInWords = lately((words: string): Partial<Person> => {
  const text = tidied(words);
  const age = ageFromText(text);
  return {
    pregnant: readsPregnancy(text),
    breastfeeding: readsBreastfeeding(text),
    tryingToConceive: readsTryingToConceive(text),
    surgeryPlanned: readsSurgery(text),
    drinksAlcohol: readsAlcohol(text),
    ...(age === null ? {} : ofAge(age)),
  };
});

function told(items: readonly string[], mentions: readonly Mention[]): Person {
  const inWords = { ...emptyPerson, ...toldInWords(items.join('\n')) };
  return {
    ...inWords,
    drinksAlcohol: inWords.drinksAlcohol || mentions.some((mention) => mention.id === 'alcohol'),
    conditions: [
      ...mentions.filter((mention) => mention.kind === 'condition'),
      ...impliedIllnesses(mentions.filter((mention) => mention.kind === 'medicine' && !mention.allergy)),
    ],
    allergens: allergiesTold(mentions),
  };
}

/** "Willow bark for my son": whom an item is for. */
function fromForOn(item: string): string {
  return item.slice(Math.max(0, item.search(/\bfor (?:my|our|an?|the)\b/i)));
}

/** If an item is for a child, the child's age counts, whoever the profile belongs to. */
function ageOf(child: ReturnType<typeof askedForChild>): Partial<Person> {
  return child === null ? {} : ofAge(child);
}
