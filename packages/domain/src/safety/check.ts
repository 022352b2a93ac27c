import { type Intake, together } from '../amounts/intake.ts';
import { intakesIn } from '../amounts/read-intakes.ts';
import { kept } from '../kept.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import { withoutAnsweredNo } from '../resolve/form-answers.ts';
import { lately } from '../resolve/lately.ts';
import { readList, readText, withEntry } from '../resolve/read.ts';
import type { Mention } from '../resolve/mention.ts';
import { assess } from './assess.ts';
import { toItem } from './item.ts';
import { eachOnce, withoutPurposes } from './one-item.ts';
import { ofAge } from './person/age-group.ts';
import { ageFromText } from './person/age-words.ts';
import { type Coverage, coverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { askedForChild } from './person/for-a-child.ts';
import { allergiesTold } from './person/allergies-told.ts';
import { allergensNamed, type HeldAllergen, heldFindings, readContents } from './held-allergens.ts';
import { impliedIllnesses } from './person/implied-illness.ts';
import { mergePeople, type Person, type PersonInput, readPerson } from './person/person.ts';
import { emptyPerson } from './person/empty-person.ts';
import { tidied } from './person/profile-shorthand.ts';
import { readsAlcohol, readsBreastfeeding, readsPregnancy, readsTryingToConceive } from './person/life-stage.ts';
import { readsSurgery } from './person/surgery-words.ts';
import { withoutRelatives } from './person/others-stage.ts';
import { idsOf } from './taken-herbs.ts';
import { gravestFirst } from './words.ts';

/** A name that was recognised in an item. */
export interface Recognised {
  readonly input: string;
  readonly kind: 'herb' | 'medicine' | 'condition' | 'allergen';
  readonly id: string;
  readonly name: string;
}

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
  const items = given.map((item) => (typeof item === 'string' ? item : item.name));
  const readings = items.map(readItem);
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
  const taken = readings
    .flatMap(({ read, mentions: all }) =>
      eachOnce(read, all).map((mention) =>
        mention.entry === undefined && !tellsAStory.test(read) ? withEntry(read.trim(), mention, all) : mention,
      ),
    )
    .filter((mention) => (mention.kind === 'herb' || mention.kind === 'medicine') && !mention.allergy)
    .map(toItem);
  const findings = assess({
    person: whole,
    items: taken,
    intakes: withBeside(
      given.flatMap((item, place) => intakesOf(item, readings[place]?.mentions ?? [])),
      beside,
    ),
    ...(onlyItems ? { about: idsOf(taken) } : {}),
  });
  return {
    findings: held.length === 0 ? findings : gravestFirst([...held, ...findings]),
    recognised: readings.flatMap(({ input, mentions: found, held: contained }) => [
      ...found.map(({ kind, id, name }) => ({ input, kind, id, name })),
      ...contained.map(({ id, name }) => ({ input, kind: 'allergen' as const, id, name })),
    ]),
    unrecognised: [...new Set([...base.unrecognised, ...readings.flatMap((reading) => reading.unrecognised)])],
    coverage: coverage(),
  };
}

/** A sentence about what is taken names no product as a whole. */
const tellsAStory = /\b(?:i|i['’]m|my|we|can|could|should|is|are|takes?|taking|took|use[sd]?|using)\b|[?]/i;

interface ItemReading {
  /** As typed. */
  readonly input: string;
  /** What of it was read, the places of the mentions with it. */
  readonly read: string;
  readonly mentions: readonly Mention[];
  /** Allergens from a line such as "Contains: milk". */
  readonly held: readonly HeldAllergen[];
  readonly unrecognised: readonly string[];
  /** The part of the text that may say something about the person; empty for bare names and package texts. */
  readonly words: string;
}

/** Nothing of it is a herb or medicine. */
function isUnknown({ mentions, held }: ItemReading): boolean {
  return held.length === 0 && mentions.every(({ kind }) => kind === 'allergen');
}

/** The names of what people take come again and again: more readings are kept than there are herbs and medicines. */
const readItem = lately(readAnew);

/** One typed item: a name, a short list, a sentence, or what a package says it contains. */
function readAnew(typed: string): ItemReading {
  const contents = readContents(typed);
  if (contents)
    return { input: typed, read: typed, mentions: contents.others, held: contents.held, unrecognised: [], words: '' };
  const all = withoutAnsweredNo(typed).replace(/^\s*[\p{L} ]+ no\s*$/iu, '');
  const isSentence = all.trim().split(/\s+/).length > 4;
  const input = isSentence ? ownPart(all) : all;
  const reading = isSentence ? readText(input) : readList(input);
  const named = reading.mentions.filter((mention) => !mention.negated);
  const mentions = withoutPurposes(input, named);
  const isLost = reading.mentions.length === 0 && reading.unrecognised.length === 0 && /\p{L}{2,}/u.test(input);
  const unrecognised = isLost ? [input] : reading.unrecognised;
  return {
    input: typed,
    read: input,
    mentions,
    held: [],
    unrecognised: unrecognised.filter((text) => !tellsOfThePerson(text)),
    words: isBareName(typed, mentions) ? '' : typed,
  };
}

/** "My husband takes warfarin, I take ginkgo": what another takes is not taken, where the sentence goes on to oneself. */
function ownPart(sentence: string): string {
  const own = withoutRelatives(sentence, true);
  return /\b(?:i|i['’]m|i['’]ve)\b/i.test(own) ? own : sentence;
}

/** "Valerian", and no "prenatal vitamins", whose name tells what they are taken for. */
function isBareName(typed: string, [only, ...others]: readonly Mention[]): boolean {
  return (
    only !== undefined &&
    others.length === 0 &&
    (only.kind === 'herb' || only.kind === 'medicine') &&
    !only.allergy &&
    only.text === typed.trim() &&
    !readsTryingToConceive(typed)
  );
}

/** The amounts of one item, from its name or its separate amount text. */
function intakesOf(item: string | MeasuredItem, mentions: readonly Mention[]): readonly Intake[] {
  if (typeof item === 'string') return intakesIn(item, mentions);
  const ids = new Set(mentions.flatMap(({ id }) => [id, sameSubstance(id)]));
  return intakesIn(item.told, readText(item.told).mentions).filter(({ herb }) => ids.has(herb));
}

const readBeside = new WeakMap<MeasuredItem, readonly Intake[]>();

/** Cached: each product of a list is read once, though it is compared with every other. */
function intakesBeside(item: MeasuredItem): readonly Intake[] {
  return kept(readBeside, item, () => intakesOf(item, readItem(item.name).mentions));
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

/** "12 weeks along", "surgery next week": no name of anything taken, yet understood. */
function tellsOfThePerson(text: string): boolean {
  return (
    readsPregnancy(text) ||
    readsBreastfeeding(text) ||
    readsTryingToConceive(text) ||
    readsSurgery(text) !== null ||
    readsAlcohol(text)
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
