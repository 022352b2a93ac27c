import { madeReady } from '../made-ready.ts';
import { lettersOf } from './letters.ts';
import { allergenNames } from '../conditions/allergen-names.ts';
import { allergenKeys } from '../conditions/allergens.ts';
import { moreAllergenNames } from '../conditions/more-allergen-names.ts';
import { classShorthand } from '../conditions/class-shorthand.ts';
import { medicineClassNames } from '../conditions/class-names.ts';
import { conditionNames, namesOfCondition } from '../conditions/condition-names.ts';
import { conditionKeys } from '../conditions/conditions.ts';
import { findHerb, listHerbs } from '../herbs/catalogue.ts';
import { biosimilars } from '../medicines/biosimilars.ts';
import { brandParts } from '../medicines/brand-parts.ts';
import { brandsOfLands } from '../medicines/brands-of-lands.ts';
import { regionalMedicines } from '../medicines/data/regional.ts';
import { regionalParts } from '../medicines/regional-parts.ts';
import { newerProducts } from '../medicines/newer-products.ts';
import { traditionalFormulas } from '../medicines/formulas/index.ts';
import { worldBrands } from '../medicines/world-brands.ts';
import type { Herb } from '../herbs/herb.ts';
import { herbNamesAbroad } from '../herbs/names-abroad.ts';
import { herbNamesInCases } from '../herbs/names-in-cases.ts';
import { herbNamesOfFurtherTongues } from '../herbs/names-of-further-tongues.ts';
import { nutrientNamesAbroad } from '../herbs/nutrient-names-abroad.ts';
import { pharmacopoeiaNames } from '../herbs/pharmacopoeia-names.ts';
import { findMedicine, listMedicines } from '../medicines/catalogue.ts';
import { internationalNames } from '../medicines/international-names.ts';
import type { Medicine } from '../medicines/medicine.ts';
import { listedNames, nameOneOfMany } from './listed-names.ts';
import type { MentionKind } from './mention.ts';
import { notMeant } from './not-meant.ts';
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
  readonly letters: number;
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
  /** The longest phrase, in words, by its first word. */
  readonly longestFrom: ReadonlyMap<string, number>;
  /** Allergens with everyday names ("bread"): they tell of an allergy only beside a word of it. */
  readonly everydayAllergens: ReadonlySet<string>;
  /** Names of traditional formulas, and whether a share only is known of what they hold. */
  readonly formulas: ReadonlyMap<string, { readonly isHalfKnown: boolean }>;
  /** First words of the scientific names. */
  readonly genera: ReadonlySet<string>;
}

/** What is named for no other reason than an allergy. */
const onlyAllergens =
  /pollen|ragweed|hay ?fever|seasonal|latex|sulfa|sulpha|balsam|venom|sting|intoleran|allerg|sensitiv|family|nsaid|penicillin|aerd|triad|samter|exacerbated/;
export const shortestSquashed = 8;
/** "Happy med" is two slips from "happened": only long purposes may be misspelt. */
const shortestPurpose = 13;
/** The sign of an element is a unit or a word first ("mg", "I"). */
const shortestScientific = 4;
/** Every known name, gathered at the first question. */
export const lexicon: () => Lexicon = madeReady(function* () {
  const phrases = new Map<string, Entry[]>();
  for (const { entry, names } of everyName()) {
    for (const name of names) add(phrases, name, entry);
    yield;
  }
  yield* keepTogetherApart(phrases);
  for (const phrase of notMeant) phrases.set(phraseOf(phrase), []);
  yield;
  const indexed = yield* withIndexes(phrases, yield* namesAbroad());
  yield* nameOneOfMany(phrases);
  return indexed;
});

function add(phrases: Map<string, Entry[]>, text: string, entry: Entry): void {
  const phrase = phraseOf(text);
  if (phrase === '') return;
  const present = phrases.get(phrase) ?? [];
  if (present.some((each) => each.kind === entry.kind && each.id === entry.id)) return;
  phrases.set(phrase, [...present, entry]);
}

interface Named {
  readonly entry: Entry;
  readonly names: readonly string[];
}

/** Products of the last years, of other countries and of traditional medicine. */
const productsAbroad = [...worldBrands, ...newerProducts, ...biosimilars, ...brandsOfLands, ...traditionalFormulas];

/** All names there are; of two that are as near to a slip the earlier wins. */
function* everyName(): Generator<Named> {
  yield* listHerbs().values().map(namesOfHerb);
  yield* listMedicines().values().map(namesOfMedicine);
  for (const { names, parts } of [...brandParts, ...regionalParts, ...productsAbroad])
    for (const part of parts) yield { entry: partEntry(part), names };
  for (const { class: named, label, phrases } of medicineClassNames)
    yield { entry: { kind: 'medicine', id: `class:${named}`, name: label }, names: [label, ...phrases] };
  for (const key of conditionKeys)
    yield { entry: { kind: 'condition', id: key, name: conditionNames[key].label }, names: namesOfCondition(key) };
  for (const key of allergenKeys) {
    const { label, phrases } = allergenNames[key];
    const names = [label, ...phrases, ...listedNames(moreAllergenNames[key])];
    yield { entry: { kind: 'allergen', id: key, name: label }, names };
  }
}

function namesOfHerb(herb: Herb): Named {
  const { key, name, names, scientificName } = herb;
  const scientific = scientificName !== null && scientificName.length >= shortestScientific ? [scientificName] : [];
  return {
    entry: { kind: 'herb', id: key, name },
    names: [
      name,
      key,
      ...scientific,
      ...names,
      ...[pharmacopoeiaNames, herbNamesAbroad, herbNamesOfFurtherTongues, herbNamesInCases].flatMap((each) =>
        listedNames(each[key]),
      ),
      ...nutrientNamesAbroad(key),
    ],
  };
}

function namesOfMedicine({ key, name, names, brands }: Medicine): Named {
  return {
    entry: { kind: 'medicine', id: key, name },
    names: [name, key, ...names, ...brands, ...listedNames(internationalNames[key])],
  };
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
function* keepTogetherApart(phrases: Map<string, Entry[]>): Generator<void> {
  const mainNames = new Set(listHerbs().map(({ name }) => phraseOf(name)));
  for (const phrase of phrases.keys()) {
    yield;
    const words = phrase.split(' ');
    if (words.length < 2) continue;
    const isPair = words.some((_, place) => {
      const [first, second] = [words.slice(0, place).join(' ').replace(/ and$/, ''), words.slice(place).join(' ')];
      return mainNames.has(first) && mainNames.has(second);
    });
    if (isPair && !mainNames.has(phrase)) phrases.delete(phrase);
  }
}

function everydayAllergens(): ReadonlySet<string> {
  const usual = allergenKeys.flatMap((key) => [allergenNames[key].label, ...allergenNames[key].phrases]);
  const more = Object.values(moreAllergenNames).flatMap(listedNames);
  return new Set([...usual, ...more].map(phraseOf).filter((name) => !onlyAllergens.test(name)));
}

function* namesAbroad(): Generator<void, ReadonlySet<string>> {
  const abroad = [internationalNames, herbNamesAbroad, herbNamesOfFurtherTongues, herbNamesInCases]
    .flatMap((names) => Object.values(names))
    .flatMap(listedNames);
  const regional = regionalMedicines.flatMap(({ brands }) => brands);
  const names = new Set<string>();
  for (const name of [
    ...abroad,
    ...listHerbs().flatMap(({ key }) => nutrientNamesAbroad(key)),
    ...regional,
    ...regionalParts.flatMap((part) => part.names),
    ...productsAbroad.flatMap((product) => product.names),
    ...classShorthand.flatMap(([, phrases]) => listedNames(phrases)),
  ]) {
    names.add(phraseOf(name));
    yield;
  }
  return names;
}

function formulasByName(): Lexicon['formulas'] {
  return new Map(
    traditionalFormulas.flatMap(({ names, isHalfKnown = false }) =>
      names.map((name) => [phraseOf(name), { isHalfKnown }] as const),
    ),
  );
}

function* withIndexes(
  phrases: ReadonlyMap<string, readonly Entry[]>,
  abroad: ReadonlySet<string>,
): Generator<void, Lexicon> {
  const squashed = new Map<string, string>();
  const byInitial = new Map<string, KnownPhrase[]>();
  const searchable: KnownPhrase[] = [];
  const genera = new Set(
    listHerbs().flatMap(({ scientificName }) => scientificName?.toLowerCase().split(' ')[0] ?? []),
  );
  const longestFrom = new Map<string, number>();
  for (const [phrase, entries] of phrases) {
    yield;
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 1, words.length));
    const joined = phrase.replaceAll(' ', '');
    const isLettered = / [a-z]$/.test(phrase);
    if (joined.length >= shortestSquashed && !isLettered && !squashed.has(joined)) squashed.set(joined, phrase);
    if (!entries.some((entry) => entry.kind === 'herb' || entry.kind === 'medicine')) continue;
    const isAbroad = abroad.has(phrase);
    const known = { phrase, joined, letters: lettersOf(joined), entries, isAbroad };
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
    longestFrom,
    genera,
    everydayAllergens: everydayAllergens(),
    formulas: formulasByName(),
  };
}
