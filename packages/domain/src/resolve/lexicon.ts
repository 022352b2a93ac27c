import { allergenNames } from '../conditions/allergen-names.ts';
import { allergenKeys } from '../conditions/allergens.ts';
import { moreAllergenNames } from '../conditions/more-allergen-names.ts';
import { classShorthand } from '../conditions/class-shorthand.ts';
import { medicineClassNames } from '../conditions/class-names.ts';
import { conditionNames } from '../conditions/condition-names.ts';
import { clinicalNames } from '../conditions/clinical-names.ts';
import { conditionKeys } from '../conditions/conditions.ts';
import { moreConditionNames } from '../conditions/more-condition-names.ts';
import { findHerb, listHerbs } from '../herbs/catalogue.ts';
import { brandParts } from '../medicines/brand-parts.ts';
import { regionalMedicines } from '../medicines/data/regional.ts';
import { regionalParts } from '../medicines/regional-parts.ts';
import { worldBrands } from '../medicines/world-brands.ts';
import { pharmacopoeiaNames } from '../herbs/pharmacopoeia-names.ts';
import { findMedicine, listMedicines } from '../medicines/catalogue.ts';
import { internationalNames } from '../medicines/international-names.ts';
import type { MentionKind } from './mention.ts';
import { phraseOf } from './words.ts';

export interface Entry {
  readonly kind: MentionKind;
  readonly id: string;
  readonly name: string;
}

/** A phrase that names a herb or medicine. */
export interface KnownPhrase {
  readonly phrase: string;
  /** The phrase written in one word. */
  readonly joined: string;
  readonly entries: readonly Entry[];
  /** A brand of another country: one slip at most, for too much ordinary language lies two slips away. */
  readonly isAbroad: boolean;
}

export interface Lexicon {
  /** Entries by phrase: a name may mean a herb and an allergen at once. */
  readonly phrases: ReadonlyMap<string, readonly Entry[]>;
  /** Phrases written in one word, of eight letters or more. */
  readonly squashed: ReadonlyMap<string, string>;
  /** Herb and medicine phrases by first letter, for typos. */
  readonly byInitial: ReadonlyMap<string, readonly KnownPhrase[]>;
  /** All herb and medicine phrases, for searching. */
  readonly searchable: readonly KnownPhrase[];
  readonly longestPhrase: number;
  /** The longest phrase, in words, by its first word. */
  readonly longestFrom: ReadonlyMap<string, number>;
  /** Allergens with everyday names ("bread"): they tell of an allergy only beside a word of it. */
  readonly everydayAllergens: ReadonlySet<string>;
  /** First words of the scientific names. */
  readonly genera: ReadonlySet<string>;
}

/** What is named for no other reason than an allergy. */
const onlyAllergens =
  /pollen|ragweed|hay ?fever|seasonal|latex|sulfa|sulpha|balsam|venom|sting|intoleran|allerg|sensitiv|family|nsaid|penicillin|aerd|triad|samter|exacerbated/;
const shortestSquashed = 8;
/** "Happy med" is two slips from "happened": only long purposes may be misspelt. */
const shortestPurpose = 13;
/** The sign of an element is a unit or a word first ("mg", "I"). */
const shortestScientific = 4;
/** Phrases that hold a known name and mean nothing of the kind. */
const meaningless =
  'potassium free salt substitute|tarka daal|tarka dal|lipid panel|caffeine free cola|caffeine free coke|tic tac|tic tacs|diabetic cat|diabetic dog|epileptic dog|epileptic cat|diabetic horse|hiv nurse|hiv clinic nurse|hiv ward|cancer nurse|diabetes nurse|dialysis nurse|stroke ward|epilepsy nurse|low testosterone|low t|breast stroke|stroke my cat|stroke my dog|stroke the cat|stroke the dog|mouth ulcer|mouth ulcers|aphthous ulcer|aphthous ulcers|tongue ulcer|tongue ulcers|lip ulcer|canker sore|genital ulcer|stroke of luck|stroke of genius|high pressure job|high pressure work|high pressure sales|high pressure environment|seizure alert dog|seizure alert dogs|seizure dog|panic button|sugar daddy|port wine stain|port wine|root beer|ginger beer|bitter lemon|bitter lemon drink|wine vinegar|the pills|my pills|pot plant|pot plants|pot roast|heart of gold|heart to heart'.split(
    '|',
  );
let made: Lexicon | undefined;

/** Every known name, gathered at the first question. */
export function lexicon(): Lexicon {
  made ??= build();
  return made;
}

function build(): Lexicon {
  const phrases = new Map<string, Entry[]>();
  const add = (text: string, entry: Entry) => {
    const phrase = phraseOf(text);
    if (phrase === '') return;
    const present = phrases.get(phrase) ?? [];
    if (present.some((each) => each.kind === entry.kind && each.id === entry.id)) return;
    phrases.set(phrase, [...present, entry]);
  };
  for (const herb of listHerbs()) {
    const entry: Entry = { kind: 'herb', id: herb.key, name: herb.name };
    const scientific = herb.scientificName !== null && herb.scientificName.length >= shortestScientific;
    for (const name of [herb.name, herb.key, ...(scientific ? [herb.scientificName ?? ''] : []), ...herb.names])
      add(name, entry);
    for (const name of pharmacopoeiaNames[herb.key]?.split('|') ?? []) add(name, entry);
  }
  for (const medicine of listMedicines()) {
    const entry: Entry = { kind: 'medicine', id: medicine.key, name: medicine.name };
    const abroad = internationalNames[medicine.key]?.split('|') ?? [];
    for (const name of [medicine.name, medicine.key, ...medicine.names, ...medicine.brands, ...abroad])
      add(name, entry);
  }
  for (const { names, parts } of [...brandParts, ...regionalParts, ...worldBrands])
    for (const part of parts) for (const name of names) add(name, partEntry(part));
  for (const { class: named, label, phrases: words } of medicineClassNames) {
    for (const name of [label, ...words]) add(name, { kind: 'medicine', id: `class:${named}`, name: label });
  }
  for (const key of conditionKeys) {
    const { label, phrases: words } = conditionNames[key];
    const more = [moreConditionNames[key], clinicalNames[key]].flatMap((row) => row?.split('|') ?? []);
    for (const name of [label, ...words, ...more]) add(name, { kind: 'condition', id: key, name: label });
  }
  for (const key of allergenKeys) {
    const { label, phrases: words } = allergenNames[key];
    const more = moreAllergenNames[key]?.split('|') ?? [];
    for (const name of [label, ...words, ...more]) add(name, { kind: 'allergen', id: key, name: label });
  }
  keepTogetherApart(phrases);
  for (const phrase of meaningless) phrases.set(phraseOf(phrase), []);
  return withIndexes(phrases, namesAbroad());
}

/** A part of a product: a medicine, or a supplement such as melatonin. */
function partEntry(key: string): Entry {
  const medicine = findMedicine(key);
  if (medicine) return { kind: 'medicine', id: key, name: medicine.name };
  const herb = findHerb(key);
  if (!herb) throw new Error(`a brand names an unknown part: ${key}`);
  return { kind: 'herb', id: key, name: herb.name };
}

/** "echinacea goldenseal" names two herbs, even where a herb's own list of names holds the pair. */
function keepTogetherApart(phrases: Map<string, Entry[]>): void {
  const mainNames = new Set(listHerbs().map(({ name }) => phraseOf(name)));
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ');
    const isPair = words.some((_, place) => {
      const [first, second] = [words.slice(0, place).join(' ').replace(/ and$/, ''), words.slice(place).join(' ')];
      return mainNames.has(first) && mainNames.has(second);
    });
    if (isPair && !mainNames.has(phrase)) phrases.delete(phrase);
  }
}

function everydayAllergens(): ReadonlySet<string> {
  const usual = allergenKeys.flatMap((key) => [allergenNames[key].label, ...allergenNames[key].phrases]);
  const more = Object.values(moreAllergenNames).flatMap((row) => row.split('|'));
  return new Set([...usual, ...more].map(phraseOf).filter((name) => !onlyAllergens.test(name)));
}

function namesAbroad(): ReadonlySet<string> {
  const abroad = Object.values(internationalNames).flatMap((row) => row.split('|'));
  const regional = regionalMedicines.flatMap(({ brands }) => brands);
  return new Set(
    [
      ...abroad,
      ...regional,
      ...regionalParts.flatMap(({ names }) => names),
      ...worldBrands.flatMap(({ names }) => names),
      ...classShorthand.flatMap(([, phrases]) => phrases.split('|')),
    ].map(phraseOf),
  );
}

function withIndexes(phrases: ReadonlyMap<string, readonly Entry[]>, abroad: ReadonlySet<string>): Lexicon {
  const squashed = new Map<string, string>();
  const byInitial = new Map<string, KnownPhrase[]>();
  const searchable: KnownPhrase[] = [];
  const genera = new Set(
    listHerbs().flatMap(({ scientificName }) => scientificName?.toLowerCase().split(' ')[0] ?? []),
  );
  const longestFrom = new Map<string, number>();
  let longestPhrase = 1;
  for (const [phrase, entries] of phrases) {
    const words = phrase.split(' ');
    longestPhrase = Math.max(longestPhrase, words.length);
    const first = words[0] ?? '';
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, words.length));
    const joined = phrase.replaceAll(' ', '');
    const isLettered = / [a-z]$/.test(phrase);
    if (joined.length >= shortestSquashed && !isLettered && !squashed.has(joined)) squashed.set(joined, phrase);
    if (!entries.some((entry) => entry.kind === 'herb' || entry.kind === 'medicine')) continue;
    const isAbroad = abroad.has(phrase);
    const known = { phrase, joined, entries, isAbroad };
    const initial = joined[0] ?? '';
    searchable.push(known);
    const isPurpose = phrase.includes(' ') && entries.every(({ id }) => id.startsWith('class:'));
    if ((isAbroad && joined.length < shortestSquashed) || (isPurpose && joined.length < shortestPurpose)) continue;
    const present = byInitial.get(initial);
    if (present) present.push(known);
    else byInitial.set(initial, [known]);
  }
  return {
    phrases,
    squashed,
    byInitial,
    searchable,
    longestPhrase,
    longestFrom,
    genera,
    everydayAllergens: everydayAllergens(),
  };
}
