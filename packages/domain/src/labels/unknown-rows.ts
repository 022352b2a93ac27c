import { choice, sequence } from '../resolve/phrases.ts';
import { quantitiesIn } from '../amounts/quantity.ts';
import { readText } from '../resolve/read.ts';
import { readContents } from '../safety/held-allergens.ts';
import { headsRows, tellsHowToTake, tellsOfInactive } from './label-parts.ts';
import { onlyWarns } from './warning-line.ts';

/** A row of a label's table whose name the knowledge base does not know. */
export interface UnknownRow {
  readonly line: string;
  readonly name: string;
  readonly amount: { readonly value: number; readonly unit: string } | null;
}

/** The rows that give an amount of something unknown, below the line that heads the table; "Total sugars 1 g" is food, no ingredient. */
export function unknownRows(label: readonly string[], isKnown: (line: string) => boolean): readonly UnknownRow[] {
  const lines = label.flatMap((line) => line.split(betweenRows));
  const head = lines.findIndex(headsRows);
  // Who types what stands on a label leaves its headings out: there the first known row heads the others.
  const start = head === -1 ? lines.findIndex((line) => endsMeasured.test(line) && isKnown(line)) : head;
  return lines.flatMap((line, place) => {
    const isInTable = start !== -1 && place > start && (head !== -1 || endsMeasured.test(line));
    if (!(isInTable || binomial.test(line)) || isKnown(line) || isNoRow(line)) return [];
    const [amount, ...others] = quantitiesIn(line, []);
    if (amount === undefined || others.length > 0) return [];
    const name = line.slice(0, amount.start).replace(/[\s.:–-]+$/u, '');
    const isMisread = onlyPart.test(name) || lines.some((other) => isKnown(other) && isAlike(name, other));
    return rowName.test(name) && !isMisread ? [{ line, name, amount: { value: amount.value, unit: amount.unit } }] : [];
  });
}

/**
 * "Valerian, zibblewort, warfarin": names that are typed one after the other, without amounts. On a printed label other
 * lines stand between, so that there nothing is taken for a name.
 */
export function listedNames(text: string, isKnown: (line: string) => boolean): readonly UnknownRow[] {
  const isByLine = text.includes('\n');
  if (readContents(text) !== null || (isByLine && /\d/.test(text))) return [];
  const entries = text.split(/[\n,;]/).flatMap((entry) => entry.trim() || []);
  // What stands above a list of lines may be the name of the product.
  const names = isByLine && / /.test(entries[0] ?? '') && !isKnown(entries[0] ?? '') ? entries.slice(1) : entries;
  const known = names.filter(isKnown);
  const isTyped = known.length > (isByLine ? 1 : 0) && (!isByLine || known.length * 2 >= names.length);
  const isList = names.every((name) => (isKnown(name) ? name.length <= longestName : rowName.test(name)));
  if (names.length < 2 || !isTyped || !isList) return [];
  return names
    .filter((name) => readText(name).mentions.every(({ kind }) => kind === 'medicine'))
    .filter((name) => !/\d/.test(name) && !isNoRow(name) && !ofPackages.test(name))
    .map((name) => ({ line: name, name, amount: null }));
}

const longestName = 40;
/** What stands on packages beside the names. */
const ofPackages =
  /\b(?:supplements?|capsules?|tablets?|teas?|vegan|vegetarian|natural|organic|bio|free|pure|premium|quality|health|brand|made|ingredients?|zutaten|maximum|daily|support|complex|flavou?rs?|aroma|sugar|water|pieces|for|of|the)\b/i;

function isNoRow(line: string): boolean {
  return (
    nutrition.test(line) ||
    ofThePackage.test(line) ||
    partOfAnother.test(line) ||
    tellsOfInactive(line) ||
    tellsHowToTake(line) ||
    onlyWarns(line)
  );
}

/** "Valerian 300 mg, hops 50 mg": two rows in one line. */
const betweenRows = /(?<=\d\s?(?:mc?g|g|ml|iu|µg)\.?)\s*[,;]\s+(?=\p{L})/iu;
const endsMeasured = /\d\s?(?:mc?g|g|ml|iu|µg)\b[^\p{L}]*$/iu;

/** Words of letters alone, perhaps with a Latin name behind them in brackets: scanning leaves lines that are no words. */
const rowName = /^\p{L}[\p{L}'’-]{2,}(?: [\p{L}'’&.-]+){0,5}(?: ?\([\p{L}'’ .,-]+\)){0,2}$/u;
const binomial = /\(\p{Lu}\p{Ll}{2,} \p{Ll}{4,}\)/u;
/** What is left of a row of which a scan lost the name. */
const onlyPart =
  /^(?:[\p{L}]{1,5}|(?:[\p{L}]{1,5} )?(?:extract|powder|root|leaf|seed|fruit|herb|bark|oil|concentrate))$/iu;
const alikeShare = 0.55;

/** Whether a row is another of the label's rows, read worse: "Valel rian root extract". */
function isAlike(name: string, line: string): boolean {
  const [pairs, others] = [letterPairs(name), letterPairs(line)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return shared >= pairs.size * alikeShare;
}

function letterPairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replaceAll(/\P{L}/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

const nutrition = sequence(
  /\b/i,
  choice(
    /calories|energy|fat|saturated|saturates|carbohydrates?|sugars?|fib(?:re|er)|protein|sodium/,
    /salt|cholesterol|brennwert|fett|kohlenhydrate|zucker|eiwei(?:ß|ss)|salz|ballaststoffe/,
    /serving|portion|net|weight|alcohol|extract ratio|total|blend|matrix/,
  ),
  /\b/,
);
/** "Extra strength 1000 mg", "Take one capsule 300 mg". */
const ofThePackage = /\b(?:strength|potency|formula|dosage)\b|^\W*(?:take|use|adults?|children|each|per)\b/i;
/** "Providing rosavins 15 mg", "of which salidroside 5 mg". */
const partOfAnother =
  /^\W*(?:of which|providing|provides|standardi[sz]ed|equivalent|yielding|containing|davon|dont|from|as|and|with)\b/i;
