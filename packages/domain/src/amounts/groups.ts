import { anyPhrase } from '../resolve/phrases.ts';
import { type HowOften, howOften } from './how-often.ts';
import type { Part } from './parts.ts';
import { type Quantity, maskedFor, quantitiesIn } from './quantity.ts';
import { type Named, shareOf } from './share.ts';
import { levelsOf } from './upper-levels.ts';

/** Names of one herb with nothing measured between them ("zinc (as zinc picolinate)"), and their amount. */
export interface Group {
  readonly part: Part;
  /** The text of the part with its names blanked, and how often it tells to take it: the same for all its groups. */
  readonly masked: string;
  readonly often: HowOften;
  readonly names: readonly [Named, ...Named[]];
  readonly end: number;
  /** The amounts of the part stand ahead of their names. */
  readonly isAhead: boolean;
  readonly quantity: Measure | undefined;
}

/** A quantity; elemental where the text tells it of the substance itself, whatever compound it is in. */
interface Measure extends Quantity {
  readonly isElemental: boolean;
  /** The lower end of a range. */
  readonly isLeast: boolean;
}

/** Not taken so, or not by mouth, or no longer. */
export const uncertain = anyPhrase(
  /less than|(?:under|below)\s+\d|instead of|(?:no|not) more than|max(?:imum)?(?! strength)|limit|up to/,
  /stopped|used to|previously|formerly|i\.?v|infusions?|injections?|injected|drip|one[- ]off|single dose/,
  /once only|one time(?!s? (?:a|per|each|daily))|loading|une fois(?! par)|einmalig/,
);

/** The names of a part, each with the amount that is told of it. */
export function groupsOf(part: Part): readonly Group[] {
  const measures = uncertain.test(part.text) ? [] : measuresOf(part);
  const joined = joinNames(part, measures);
  const [masked, often] = [maskedFor(part.text, part.named), howOften(part.text)];
  const [first] = measures;
  // "500 mg vitamin C": where the first amount stands ahead of the first name, each stands ahead of its own.
  const areAhead = first !== undefined && first.end <= (part.named[0]?.start ?? 0);
  const own = joined.map(({ names: [name], end }, turn) => {
    const from = areAhead ? (joined[turn - 1]?.end ?? 0) : end;
    const to = areAhead ? name.start : (joined[turn + 1]?.names[0].start ?? part.text.length);
    return measures.filter((measure) => measure.start >= from && measure.end <= to);
  });
  if (!areAhead) {
    shareOut(part, joined, own);
    handOver(part, joined, own);
  }
  return joined.map((group, turn) => {
    const found = own[turn] ?? [];
    const elemental = found.find(({ isElemental }) => isElemental);
    const quantity = elemental ?? (areAhead ? found.at(-1) : firstOf(part, group, found));
    return { part, masked, often, ...group, isAhead: areAhead, quantity };
  });
}

const slash = /^\s*\/\s*$/;

/** Of "600 mg/400 IU" the one in the unit of the name; of two weights nobody knows which. */
function firstOf({ text }: Part, group: Joined, found: readonly Measure[]): Measure | undefined {
  const [first, second] = found;
  if (!first || !second || !slash.test(text.slice(first.end, second.start))) return first;
  const inUnits = found.filter(({ unit }) => unit === 'IU');
  return isInUnits(group) && inUnits.length === 1 ? inUnits[0] : undefined;
}

function isInUnits({ names }: Joined): boolean {
  return levelsOf(names[0].herb).some(({ level }) => level.mcgPerIu !== undefined);
}

const paired = /^\s*[/+&]\s*$/;

/** "Calcium/vitamin D 600 mg/400 IU": as many amounts as names are shared out, else they are nobody's. */
function shareOut({ text }: Part, joined: readonly Joined[], own: Measure[][]): void {
  for (const [turn, group] of joined.entries()) {
    const [mine, theirs, next] = [own[turn], own[turn + 1], joined[turn + 1]];
    if (!mine || !theirs || !next || mine.length > 0 || theirs.length === 0) continue;
    if (!paired.test(text.slice(group.end, next.names[0].start))) continue;
    const isOfFirst = theirs.length === 1 && theirs[0]?.unit === 'IU' && isInUnits(group) && !isInUnits(next);
    const isOfSecond = theirs.length === 1 && theirs[0]?.unit === 'IU' && !isInUnits(group) && isInUnits(next);
    if (theirs.length === 2 || isOfFirst) mine.push(...theirs.splice(0, 1));
    else if (!isOfSecond) theirs.splice(0);
  }
}

type Joined = Pick<Group, 'names' | 'end'>;

function joinNames({ named }: Part, measures: readonly Measure[]): readonly Joined[] {
  const joined: { names: [Named, ...Named[]]; end: number }[] = [];
  for (const each of named) {
    const last = joined.at(-1);
    const isSame =
      last?.names[0].herb === each.herb && !measures.some(({ start }) => start >= last.end && start < each.start);
    if (last && isSame) [last.end] = [each.end, last.names.push(each)];
    else joined.push({ names: [each], end: each.end });
  }
  return joined;
}

const ahead = /^[\s(]*(?:of\s+)?$/;
const holding = /[(:]|\b(?:with|contain\w*|provid\w*|has|plus|from|of)\b/i;

/** "Zinc with 2 mg copper", "pre-workout, 300 mg caffeine": an amount right ahead of the next name may be of that one. */
function handOver({ text }: Part, joined: readonly Joined[], own: Measure[][]): void {
  for (const [turn, group] of joined.entries()) {
    const [mine, theirs, next] = [own[turn], own[turn + 1], joined[turn + 1]];
    const last = mine?.at(-1);
    if (!mine || !theirs || !next || !last || theirs.length > 0) continue;
    if (!ahead.test(text.slice(last.end, next.names[0].start))) continue;
    const isHeld = mine.length > 1 || holding.test(text.slice(group.end, last.start)) || isUnmeasured(group, text);
    if (isHeld) theirs.push(...mine.splice(-1));
  }
}

/** A name of something that is measured, of which the name itself tells no weight: "pre-workout". */
function isUnmeasured({ names }: Joined, text: string): boolean {
  const counted = names.flatMap((name) => levelsOf(name.herb).map((each) => shareOf(each.counted, name, text)));
  return counted.length > 0 && !counted.some((share) => typeof share === 'number');
}

/** "mg/kg", "mcg per litre": a measure of something else. */
const perSomething = /^\s*(?:\/|per)\s*(?:kg|\d*\s*ml\b|d?l\b|lit(?:er|re)|100\s*(?:g|ml)\b|cm)/i;
/** "2 500 mg tablets" may be two of 500. */
const isSpaced = /\d\s\d/;
const rangeFrom = /(\d+(?:[.,]\d+)?)\s*(?:-|–|to|bis)\s*$/;
const elementalBehind = /^\s*(?:of\s+)?\(?\s*elemental\b/i;

/** The certain quantities of a part; of a range the lower end. */
function measuresOf({ text, named }: Part): readonly Measure[] {
  const inUnits = named.some(({ herb }) => levelsOf(herb).some(({ level }) => level.mcgPerIu !== undefined));
  const whole = inUnits ? text.replaceAll(/\bunits?\b/gi, (word) => 'IU'.padEnd(word.length)) : text;
  const certain = quantitiesIn(whole, named)
    .filter(({ unit, start, end }) => unit === 'IU' || !isSpaced.test(text.slice(start, end)))
    .filter(({ end }) => !perSomething.test(text.slice(end, end + 16)));
  const isTold = /\belemental\b/i.test(text);
  return certain.map((quantity) => {
    const low = Number(
      rangeFrom.exec(text.slice(Math.max(0, quantity.start - 16), quantity.start))?.[1]?.replace(',', '.'),
    );
    return {
      ...quantity,
      value: low > 0 && low < quantity.value ? low : quantity.value,
      isLeast: low > 0,
      isElemental:
        isTold && (certain.length === 1 || elementalBehind.test(text.slice(quantity.end, quantity.end + 32))),
    };
  });
}
