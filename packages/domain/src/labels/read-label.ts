import { readContents } from '../safety/held-allergens.ts';
import type { Mention } from '../resolve/mention.ts';
import { levelsOf } from '../amounts/upper-levels.ts';
import { readText } from '../resolve/read.ts';
import { type Amount, amountFor, amountsIn } from './amounts.ts';
import { isContentsLine } from './contents-line.ts';
import { linesOf, sentencesOf } from './label-lines.ts';
import { isMaker } from './maker-line.ts';
import { onlyWarns, warns } from './warning-line.ts';

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

/** Lines that head a part of a label or tell of the package. */
const headingPattern =
  /^\s*(?:other ingredients|inactive|excipients|supplement facts|serving size|servings? per|amount per|% ?daily|daily value|each (?:\w+ )?(?:tablet|capsule|softgel|sachet|serving|dose)|directions|suggested use|storage|distributed|manufactured|net wt|best before|lot)\b/i;
/** Lines that list what a product holds beside its ingredients, or does not hold. */
const inactivePattern =
  /^\s*(?:other ingredients|inactive(?: ingredients)?|non-?medicinal|excipients|bulking agents?|capsule shell|coating|fillers?|hilfsstoffe|autres ingr|excipientes|free (?:from|of)|contains no|does not contain|no added|allergens?|storage)\b/i;
const maxWarnings = 8;

/** Reads a label's text line by line: known herbs and supplements with their amounts, and the warnings. */
export function readLabel(text: string): LabelText {
  const lines = linesOf(text);
  const sentences = lines.flatMap(sentencesOf);
  const byHerb = Map.groupBy(sentences.flatMap(placesIn), ({ mention }) => mention.id);
  const candidates = candidatesOf(byHerb);
  return {
    productName: sentences.find(mayNameTheProduct) ?? null,
    primaryHerbKey: candidates[0]?.key ?? null,
    ingredients: [...byHerb.values()].map(toIngredient),
    candidates,
    warnings: sentences.filter((line) => warns(line) || readContents(line) !== null).slice(0, maxWarnings),
    text,
  };
}

/** A herb named in a line, with the amount the line gives for it. */
interface Place {
  readonly line: string;
  readonly mention: Mention;
  readonly amount: Amount | null;
}

function placesIn(line: string): Place[] {
  if (onlyWarns(line) || inactivePattern.test(line) || isMaker(line)) return [];
  const named = namedIn(line);
  const isAlone = new Set(named.map(({ id }) => id)).size === 1;
  const found = amountsIn(line, named);
  return named.map((mention, turn) => {
    const next = named.find(({ id }, place) => place > turn && id !== mention.id);
    const where = { until: next?.start ?? line.length, isAlone, isFirst: named[0]?.start === mention.start, found };
    return { line, mention, amount: amountFor(line, mention, where) };
  });
}

/** The first place that gives an amount speaks for a herb, else the first of all. */
function toIngredient(places: readonly Place[]): LabelIngredient {
  const measured = places.filter((place) => place.amount !== null);
  const { line, mention, amount } =
    measured.find((place) => /\belemental\b/i.test(place.line)) ??
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

/** "Per 100 ml: vitamin C 80 mg": nobody takes that much at once where the portion is told as well. */
const perHundred = /^\W*(?:per|pro|je|pour)\s+100\s?(?:g|ml)\b/i;
const maxGramsOfVitamin = 2;

/** A microgram sign is easily read as a digit and a g: no package holds that much of a vitamin, or any gram of a trace element. */
function isImpossible(key: string, { value, unit }: Amount): boolean {
  if (value === 0) return true;
  if (unit !== 'g') return false;
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

function mayNameTheProduct(line: string): boolean {
  return /\p{L}{3,}/u.test(line) && !headingPattern.test(line) && !onlyWarns(line) && !isContentsLine(line);
}

/** "Magnesium stearate", "natural mint flavour", "zinc oxide (as colorant)", "caffeine-free": no ingredient, though named like one. */
const addedAs =
  /^[\s-]*(?:free\b(?!\s+(?:form|base|fr))|st[ec]\w*|silicate|palmitate \(coating|flavou?r\w*|aroma\b|(?:oxide |powder )?\((?:as )?(?:a )?colou?r)/i;

/** What a line names, without the salt or source in brackets: "(as calcium ascorbate)", "magnesium stearate". */
function namedIn(line: string): readonly Mention[] {
  // "Contains: milk, soy" tells of allergens; what else stands in such a line is an ingredient.
  const contents = readContents(line);
  const herbs = readText(line).mentions.filter(
    ({ kind, id }) => kind === 'herb' && (contents === null || contents.others.some((each) => each.id === id)),
  );
  return herbs.filter(({ start, end }, place) => {
    const opening = line.lastIndexOf('(', start);
    const isInside = opening >= 0 && !line.slice(opening, start).includes(')');
    const isSource =
      isInside && /^\((?:as|from|providing|in the form of|als|aus)\b/i.test(line.slice(opening)) && place > 0;
    return !isSource && !addedAs.test(line.slice(end));
  });
}
