import { type Quantity, maskedFor, quantitiesIn } from '../amounts/quantity.ts';
import type { Mention } from '../resolve/mention.ts';
import { choice } from '../resolve/phrases.ts';

/** What a label says of one ingredient: `value` in `unit`, which is mg, mcg, g, ml, IU or a count of CFU ("billion CFU"). */
export interface Amount {
  readonly value: number;
  readonly unit: string;
}

/** "Each 10 ml", "per 5 g", "je 2 Kapseln (": a portion follows, and no amount of anything in it. */
const portionBefore = new RegExp(
  String.raw`${choice(
    /\b(?:each|per|every|take|pro|je|in|scoop|portion)/,
    /\bserving(?: size)?:?/,
    /\bdose of/,
    '/',
  )}\s*\(?\s*(?:\d\s*(?:x|capsules?|tablets?|scoops?)\s*\(?)?$`,
  'i',
);
/** "5 ml contains", "10 ml twice daily", "5 ml Löffel enthält": what stood before was a portion. */
const portionAfter = new RegExp(
  String.raw`^\s*\)?:?\s*${choice(
    /(?:contains?|provides?|gives|supplies)\b/,
    /(?:of )?(?:syrup|liquid|solution) (?:contains?|provides?)/,
    /enth[aä]lt|contien(?:t|e)/,
    /dose\b|spoon\w*|bottle\b/,
  )}`,
  'i',
);
/** "10 ml twice daily" is a portion; "300 mg three times daily" is what is in it. */
const timesAfter = /^\s*(?:once|twice|three times|\d times) (?:a day|daily|per day)/i;
/** One amount for several ingredients together says nothing of each. */
const shared = /\b(?:blend|complex|matrix|mix|mischung|proprietary)\b/i;

/** "200 Md: herb extract 300 mg": an amount that was not understood stands before the next, which is then of something else. */
const misread = /(?<![\d:.,(])\d{2,}\s?(?!(?:mg|g|ml|iu|x)\b)\p{L}{1,2}[:.,]?\s+\p{L}{3}/iu;
/** "2 50 mg": digits a scan parted, of which nobody knows whether they are one number. */
const parted = /(?<![\d.,#]|\d\s)\d{1,3}\s$/;

/** The amount a label's line gives for one of the names in it, out of the `found` ones; null when it gives none. */
export function amountFor(
  line: string,
  { start, end }: Mention,
  { until, isAlone, isFirst, found }: { until: number; isAlone: boolean; isFirst: boolean; found: readonly Quantity[] },
): Amount | null {
  const behind = found.find((amount) => amount.start >= end && amount.start < until);
  const drawn = found.findLast((amount) => amount.end <= start && drawnFrom.test(line.slice(amount.end, start)));
  if (drawn) return plain(drawn);
  // "With rosehip & bioflavonoids 1000 mg": the amount is of what it is added to.
  if (besidesAtStart.test(line) && found.length < 2) return null;
  const isOfAll = found.length === 1 && !isAlone && shared.test(line.slice(0, start));
  if (behind && isOfAll) return null;
  if (behind) return misread.test(line.slice(end, behind.start)) ? null : plain(behind);
  const before = found.findLast((amount) => amount.end <= start);
  if (!before || shared.test(line.slice(0, start)) || besides.test(line.slice(before.end, start))) return null;
  const isNext = /^[\s:()–-]*(?:of\s+)?(?:[\w.]+\s+){0,3}$/i.test(line.slice(before.end, start));
  return isAlone || (isNext && isFirst) ? plain(before) : null;
}

/** "1140 mg extract from fresh echinacea and 60 mg from its root". */
const drawnFrom = /^ (?:[\p{L}().-]+ ){1,6}(?:from|aus) (?:fresh |dried |frische[rnm] |dem |der )?$/u;
/** "1000 mg with black pepper": the amount stands before something else. */
const besides = /(?:\b(?:with|plus|and|mit|und|avec|et|con|y|com|e)\b|[&+])\s*$/iu;
const besidesAtStart = /^\W*(?:with|plus|mit|avec|con|com)\s/i;

/** The amounts of ingredients in a line. Asked once a line: a label may be one endless line. */
export function amountsIn(line: string, named: readonly Mention[]): readonly Quantity[] {
  const masked = maskedFor(line, named);
  const found = quantitiesIn(line, named).filter(
    (amount) => !isPortion(masked, amount) && !isOfSource(line, amount) && !parted.test(masked.slice(0, amount.start)),
  );
  const ofElement = found.filter(({ start, end }) => isElemental(line, start, end));
  if (ofElement.length > 0) return ofElement;
  const ofHerbOrDry = found.filter(({ start }) => !isOfPart(line.slice(0, start)));
  const ofIngredients = ofHerbOrDry.filter(({ start }) => !asDryHerb.test(line.slice(0, start)));
  return ofIngredients.length > 0 ? ofIngredients : ofHerbOrDry;
}

function isPortion(masked: string, { start, end, unit }: Quantity): boolean {
  const after = masked.slice(end, end + 32);
  return (
    portionBefore.test(masked.slice(Math.max(0, start - 32), start)) ||
    portionAfter.test(after) ||
    (unit === 'ml' && timesAfter.test(after))
  );
}

/** "(from 800 mg of its tosylate) 400 mg", "(as fumarate 78 mg) 25 mg": what the ingredient was made from weighs more than itself. */
function isOfSource(line: string, { start, end }: Quantity): boolean {
  const rest = /^[^()]*\)(.*)$/.exec(line.slice(end))?.[1];
  if (rest === undefined) return false;
  const before = line.slice(0, start);
  return madeFrom.test(before) || (madeAs.test(before) && /\d\s?(?:mc?g|µg|g)\b/i.test(rest));
}

const madeFrom = /\((?:[^()]*\s)?(?:from|aus|à partir)\b[^()]*$/i;
const madeAs = /\((?:as|als)\b[^()]*$/i;

/** "Magnesium citrate 2,000 mg (providing 320 mg elemental magnesium)": the mineral counts, not its salt. */
function isElemental(line: string, start: number, end: number): boolean {
  return /^\s*(?:of\s+)?elemental\b/i.test(line.slice(end)) || /\belemental\b[^\d]*$/i.test(line.slice(0, start));
}

/** "(standardised to 80 % silymarin, 200 mg) 250 mg", "24 % flavonoids (28.8 mg)": no amount of it itself. */
function isOfPart(before: string): boolean {
  return bracketOfPart.test(before) || partInBracket.test(before);
}

const bracketOfPart =
  /\((?:standardi[sz]ed|providing|provides|containing|contains|yielding|equivalent|equiv\.?|equal|corresponding|entspr\w*)\b[^()]*$/i;
const partInBracket = /\bstandardi[sz]ed (?:to|for)\b[^();]*\(\s*$/i;
/** "Equivalent to 900 mg dry herb": told where nothing else is. */
const asDryHerb = /\b(?:equivalent|equiv\.?|equal|corresponding) to (?:[\p{L}.]+ ){0,4}$/iu;

function plain({ value, unit }: Quantity): Amount {
  return { value, unit };
}
