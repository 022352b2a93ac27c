import { readContents } from '../safety/held-allergens.ts';
import { levelsOf } from '../amounts/upper-levels.ts';
import { readText } from '../resolve/read.ts';
import type { Amount } from './amounts.ts';
import { type Place, placesIn } from './ingredient-places.ts';
import { linesOf, sentencesOf } from './label-lines.ts';
import { tellsHowToTake } from './label-parts.ts';
import { isMaker } from './makers.ts';
import { type MedicineRow, medicineRows } from './medicine-rows.ts';
import { bracketAround, namedIn } from './named-in.ts';
import { oncePrinted } from './once-printed.ts';
import { productNameOf } from './product-name.ts';
import { listedNames, type UnknownRow, unknownRows } from './unknown-rows.ts';
import { warns } from './warning-line.ts';

export interface LabelIngredient {
  /** The knowledge base's name where it is known, else the words of the label. */
  readonly name: string;
  readonly text: string;
  readonly amount: number | null;
  readonly unit: string | null;
  readonly herbKey: string | null;
}

/** What the printed text of a package says. */
export interface LabelText {
  readonly productName: string | null;
  readonly primaryHerbKey: string | null;
  readonly ingredients: readonly LabelIngredient[];
  readonly candidates: readonly {
    readonly key: string;
    readonly name: string;
    readonly confidence: 'high' | 'medium' | 'low';
  }[];
  readonly warnings: readonly string[];
  readonly text: string;
}

const maxWarnings = 8;

/** Reads a label's text line by line: known herbs and supplements with their amounts, and the warnings. */
export function readLabel(text: string): LabelText {
  const lines = linesOf(text);
  const sentences = lines.flatMap(sentencesOf);
  const places = sentences.filter((line) => !tellsHowToTake(line)).flatMap(placesIn);
  const byHerb = Map.groupBy(places.length > 0 ? places : sentences.flatMap(placesIn), ({ mention }) => mention.id);
  const candidates = candidatesOf(byHerb);
  const isTold = (name: string) => candidates.some((each) => name.toLowerCase().includes(each.name.toLowerCase()));
  const medicines = sentences.flatMap(medicineRows).filter(({ name }) => !isTold(name));
  const unknown = [...unknownRows(sentences, isKnown), ...listedNames(text, isKnown)];
  return {
    productName: productNameOf(sentences),
    primaryHerbKey: candidates[0]?.key ?? null,
    ingredients: [
      ...withoutGuesses([...byHerb.values()]).map(toIngredient),
      ...[...medicines, ...unknown].map(toUncovered),
    ],
    candidates,
    warnings: oncePrinted(sentences.filter((line) => warns(line) || readContents(line) !== null)).slice(0, maxWarnings),
    text,
  };
}

function isKnown(line: string): boolean {
  return isMaker(line) || namedIn(line).length > 0 || readText(line).mentions.some(({ kind }) => kind === 'medicine');
}

/** The first place that gives an amount speaks for a herb, else the first of all. */
function toIngredient(places: readonly Place[]): LabelIngredient {
  const measured = places.filter((place) => place.amount !== null);
  const { line, mention, amount } =
    measured.find((place) => ofTheWhole.test(place.line) || isByItsOwnName(place)) ??
    measured.find((place) => !perHundred.test(place.line)) ??
    measured[0] ??
    firstOf(places);
  return {
    name: mention.name,
    text: line,
    ...(amount === null || isImpossible(mention.id, amount)
      ? { amount: null, unit: null }
      : { amount: amount.value, unit: amount.unit }),
    herbKey: mention.id,
  };
}

/** "Elemental magnesium 200 mg", "Total omega-3 1,280 mg": the row that counts beside those of its salt or its parts. */
const ofTheWhole = /\belemental\b|^\W*total\b/i;

/** "Kelp 50 mg (iodine 150 mcg)": the iodine counts, not what it is in. */
function isByItsOwnName({ line, mention }: Place): boolean {
  return mention.text.toLowerCase() === mention.id && bracketAround(line, mention.start) !== null;
}

/** What the knowledge base has no herb for: a medicine, or a name it does not know. */
function toUncovered({ line, name, amount }: MedicineRow | UnknownRow): LabelIngredient {
  return { name, text: line, amount: amount?.value ?? null, unit: amount?.unit ?? null, herbKey: null };
}

/** What only a product's name makes likely is left out where the label gives rows of its own. */
function withoutGuesses(byHerb: readonly (readonly Place[])[]): readonly (readonly Place[])[] {
  const isGuess = (places: readonly Place[]) =>
    places.every(({ mention, amount }) => mention.product !== undefined && amount === null);
  const measured = byHerb.filter((places) => places.some(({ amount }) => amount !== null));
  return measured.length >= fewestRows ? byHerb.filter((places) => !isGuess(places)) : byHerb;
}

const fewestRows = 4;

/** "Per 100 ml: vitamin C 80 mg": nobody takes that much at once where the portion is told as well. */
const perHundred = /^\W*(?:per|pro|je|pour)\s+100\s?(?:g|ml)\b/i;
const maxGramsOfVitamin = 2;
/** More is the weight of the package. */
const maxGrams = 40;

/** A microgram sign is easily read as a digit and a g: no package holds that much of a vitamin, or any gram of a trace element. */
function isImpossible(key: string, { value, unit }: Amount): boolean {
  if (value === 0) return true;
  if (unit !== 'g') return false;
  if (value > maxGrams) return true;
  const isTrace = levelsOf(key).some(({ level }) => level.unit === 'mcg');
  return isTrace || (key.startsWith('vitamin-') && value > maxGramsOfVitamin);
}

/** What the label is likely of: what has an amount before what has none, what is named often before what is named once. */
function candidatesOf(byHerb: ReadonlyMap<string, readonly Place[]>): LabelText['candidates'] {
  return [...byHerb.values()]
    .map((places) => ({ places, hasAmount: places.some(({ amount }) => amount !== null) }))
    .toSorted(
      (left, right) => Number(right.hasAmount) - Number(left.hasAmount) || right.places.length - left.places.length,
    )
    .map(({ places, hasAmount }) => {
      const { id, name } = firstOf(places).mention;
      return { key: id, name, confidence: confidenceOf({ hasAmount, isRepeated: places.length > 1 }) };
    });
}

function confidenceOf({ hasAmount, isRepeated }: { hasAmount: boolean; isRepeated: boolean }) {
  if (hasAmount && isRepeated) return 'high' as const;
  return hasAmount || isRepeated ? ('medium' as const) : ('low' as const);
}

function firstOf(places: readonly Place[]): Place {
  const [first] = places;
  if (!first) throw new Error('a group of places is never empty');
  return first;
}
