import { oneOf } from '../resolve/phrases.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import type { Mention } from '../resolve/mention.ts';
import { howMany, howOften, toCount } from './how-often.ts';
import type { Intake } from './intake.ts';
import { type Part, partsOf } from './parts.ts';
import { type Group, groupsOf, uncertain } from './groups.ts';
import type { Quantity } from './quantity.ts';
import { inUnitOf, type Named, shareOf, withoutSize } from './share.ts';
import type { Counted, UpperLevel } from './upper-level.ts';
import { levelsOf } from './upper-levels.ts';
import { multivitamin } from './multivitamin.ts';
import { blank } from '../resolve/blank.ts';

/** The amounts a text tells of the substances it names. What is not certain is no amount. */
export function intakesIn(told: string, mentions: readonly Mention[]): readonly Intake[] {
  const text = told.replaceAll(untilNow, blank);
  const named = takenOf(mentions);
  if (!named.some(({ herb }) => levelsOf(herb).length > 0)) return [];
  const read = partsOf(text, named, mentions).flatMap((part) =>
    multivitamin.test(part.text) ? inMultivitamin(part) : withoutRepeats(groupsOf(part).flatMap(readGroup)),
  );
  if (!alternatives.test(text)) return read;
  return read
    .filter((intake) => !read.some((other) => isLess(other, intake)))
    .map((intake) => ({ ...intake, isLeast: true as const }));
}

/** "Cut coffee from 6 cups to none": what it was is taken no more. */
const untilNow =
  /\bfrom (?:about |around |some )?[\w.]+(?: ?(?:cups?|mugs?|glasses|tablets?|capsules?|mg|mcg|g))?(?: (?:a|per|each) day)? (?:down )?(?=to (?:\d|none|zero|nothing|no\b|half|one\b|two\b|three\b))/gi;

/** "10 mg or 5 mg": one of them is taken, and the smaller one is certain. */
const alternatives = /\b(?:or|vs|versus|oder)\b/i;

function isLess(other: Intake, { substance, amount }: Intake): boolean {
  return other.substance === substance && other.amount !== null && amount !== null && other.amount < amount;
}

/** Everything named, each place once: what is a medicine, or is not taken, keeps its own amounts and tells none of these. */
function takenOf(mentions: readonly Mention[]): readonly Named[] {
  const named = mentions
    .filter(({ kind }) => kind !== 'condition')
    .map(({ kind, id, text, start, end, negated, allergy, form }) => {
      const isTaken = !negated && !allergy && form !== 'topical';
      const herb = kind === 'herb' ? id : (sameSubstance(id) ?? '');
      const name = withoutSize(text);
      return { herb: isTaken ? herb : '', text: name, start, end: end - (text.length - name.length) };
    });
  const once = new Map(named.map((each) => [`${each.start}|${each.herb}`, each]));
  return [...once.values()].toSorted((left, right) => left.start - right.start);
}

/** It may bring of everything, beside what it is told to bring. */
function inMultivitamin(part: Part): readonly Intake[] {
  const [first] = part.named;
  const itself = { substance: null, herb: first?.herb ?? '', name: first?.text ?? '', text: told(part.text) };
  const measuredIn = withoutRepeats(groupsOf(part).flatMap(readGroup)).filter(({ amount }) => amount !== null);
  return [{ ...itself, ...unknown }, ...measuredIn];
}

const unknown = { amount: null, isDailyTold: false, isInIu: false, isReckoned: false };

function readGroup(group: Group): readonly Read[] {
  const { part, names } = group;
  return levelsOf(names[0].herb).flatMap(({ level, counted }) => {
    const { name, share } = tellingName(group, counted);
    const base = { substance: level.key, herb: name.herb, name: name.text, text: told(part.text) };
    if (counted.perCup !== undefined) return [{ ...base, ...fromCups(part.text, counted.perCup), isCompound: false }];
    if (counted.perPiece !== undefined)
      return [{ ...base, ...fromPieces(part.text, counted.perPiece), isCompound: false }];
    // Milligrams told of the drops are those of what is dissolved: nobody weighs the liquid.
    if (counted.drops?.of.test(names[0].text) && (group.quantity === undefined || drops.test(part.text)))
      return [{ ...base, ...fromDrops(part.text, counted.drops), isCompound: false }];
    const spoons =
      counted.perTeaspoon === undefined || group.quantity ? null : fromSpoons(part.text, counted.perTeaspoon);
    if (spoons !== null) return [{ ...base, ...spoons, isCompound: false }];
    if (share === 'none') return [];
    const isCompound = share !== 1 && group.quantity?.isElemental !== true;
    return [{ ...base, ...measured(group, { level, share }), isCompound }];
  });
}

/** Of several names the one that tells what was weighed: "kelp (iodine 150 mcg)". */
function tellingName({ part, names, isAhead }: Group, counted: Counted) {
  const shares = names.map((name) => ({ name, share: shareOf(counted, name, part.text) }));
  const bare = { name: names[0], share: shares[0]?.share ?? null };
  return (isAhead ? undefined : shares.find(({ share }) => typeof share === 'number')) ?? bare;
}

interface Read extends Intake {
  readonly isCompound: boolean;
}

/** "Zinc sulfate 220 mg (50 mg zinc)": told as itself, neither its compound nor its bare name is told again. */
function withoutRepeats(read: readonly Read[]): readonly Intake[] {
  const isTwice = (each: Read) =>
    read.some(
      (other) =>
        other.substance === each.substance &&
        other.amount !== null &&
        (each.amount === null || (each.isCompound && !other.isCompound)),
    );
  return read.filter((each) => !isTwice(each)).map(({ isCompound: _, ...intake }) => intake);
}

type Measured = Pick<Intake, 'amount' | 'isDailyTold' | 'isInIu' | 'isReckoned' | 'isLeast'>;

interface OfLevel {
  readonly level: UpperLevel;
  readonly share: number | null;
}

function measured(
  { part: { text }, masked, often, quantity: found, end }: Group,
  { level, share: ofWeight }: OfLevel,
): Measured {
  const quantity = found ?? (level.key === 'vitamin-d' ? bareUnits(text, end) : undefined);
  const amount = quantity === undefined ? null : inUnitOf(level, quantity, text);
  const share = found?.isElemental === true ? 1 : ofWeight;
  if (quantity === undefined || amount === null || share === null) return unknown;
  if (quantity.unit !== 'IU' && isBeyondBelief(amount, level)) return unknown;
  const times = howMany({
    ahead: masked.slice(Math.max(0, quantity.start - maxLetters), quantity.start),
    behind: masked.slice(quantity.end, quantity.end + maxLetters),
  });
  const { perDay, isDailyTold } = often;
  return {
    amount: amount * share * times * perDay,
    isDailyTold,
    isInIu: quantity.unit === 'IU',
    isReckoned: share !== 1 || times !== 1 || perDay !== 1,
    ...(share !== 1 || found?.isLeast === true ? { isLeast: true as const } : {}),
  };
}

/** 600 mg of vitamin D: the amount is of something else beside it. */
function isBeyondBelief(amount: number, { unit, limits }: UpperLevel): boolean {
  const most = Math.max(...limits.map(({ at }) => (Array.isArray(at) ? (at.at(-1)?.[1] ?? 0) : 0)));
  return unit === 'mcg' && amount > most * 1000;
}

/** "Vitamin D3 5000": of vitamin D such a number can only be units. */
function bareUnits(text: string, end: number): Quantity | undefined {
  const match = uncertain.test(text)
    ? null
    : /^[\s:,–-]{0,3}(\d{1,2}[,.]?\d{3}|[4-9]00)\b(?!\s*(?:[\d%]|n(?:g|mol)))/.exec(text.slice(end));
  if (!match) return undefined;
  return { value: Number(match[1]?.replace(/[,.]/, '')), unit: 'IU', start: end, end: end + match[0].length };
}

const cups =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|an?)\s+(?:[\p{L}]+ ){0,2}(?:cups?|mugs?|espressos?|coffees)\b/iu;

function fromCups(text: string, perCup: number): Measured {
  const [, count] = cups.exec(text) ?? [];
  if (count === undefined || uncertain.test(text)) return unknown;
  const { perDay, isDailyTold } = howOften(text);
  return { amount: toCount(count) * perCup * perDay, isDailyTold, isInIu: false, isReckoned: true };
}

const pieces = oneOf(
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?)\s+(?:whole |raw |big |large |small )?[\p{L}-]+(?: (?:do|du|de|del) [\p{L}]+)?[ -]?n(?:uts?|üsse|uss)?\b/iu,
  /\bnuts?\b[,:]? {1,2}(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:pieces |nuts )?(?:a|per|each|every) day|$)/iu,
);

/** "Six Brazil nuts a day". */
function fromPieces(text: string, perPiece: number): Measured {
  const found = pieces.exec(text);
  const count = found?.[1] ?? found?.[2];
  if (count === undefined || uncertain.test(text)) return unknown;
  const { perDay, isDailyTold } = howOften(text);
  return { amount: toCount(count) * perPiece * perDay, isDailyTold, isInIu: false, isReckoned: true };
}

const drops = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?)\s+drops?\b/i;
const strength = /\b(\d{1,2}(?:[.,]\d)?) ?(?:%|percent)/i;

/** "Lugol's 5 %, three drops a day"; where no strength is told, it is at least the weakest that is sold. */
function fromDrops(text: string, { perPercent, usualPercent }: NonNullable<Counted['drops']>): Measured {
  const [, count] = drops.exec(text) ?? [];
  if (count === undefined || uncertain.test(text)) return unknown;
  const told = strength.exec(text)?.[1];
  const percent = told === undefined ? usualPercent : Number(told.replace(',', '.'));
  const { perDay, isDailyTold } = howOften(text);
  return {
    amount: toCount(count) * percent * perPercent * perDay,
    isDailyTold,
    isInIu: false,
    isReckoned: true,
    ...(told === undefined ? { isLeast: true as const } : {}),
  };
}

const maxLetters = 60;

const spoonfuls =
  /\b(\d{1,2}|one|two|three|four|an?|half an?|½)\s+(?:(?:heaped|level|rounded|big|small)\s+)?(?:(tea|table)[- ]?spoon(?:ful)?s?|(tsp|tbsp)s?)\b/i;
const teaspoonsInATablespoon = 3;

/** "One teaspoon of caffeine powder": what is pure is measured by the spoon. */
function fromSpoons(text: string, perTeaspoon: number): Measured | null {
  const [, count, spoon, short] = spoonfuls.exec(text) ?? [];
  if (count === undefined || uncertain.test(text)) return null;
  const size = /^t(?:able|bsp)/i.test(spoon ?? short ?? '') ? teaspoonsInATablespoon : 1;
  const number = /half|½/i.test(count) ? 1 / 2 : toCount(count);
  const { perDay, isDailyTold } = howOften(text);
  return { amount: number * size * perTeaspoon * perDay, isDailyTold, isInIu: false, isReckoned: true };
}

/** The words of a part, as they are shown. */
function told(text: string): string {
  const words = text
    .trim()
    .slice(0, 2 * maxLetters)
    .replace(separatorAhead, '')
    .replace(/[\s,;.]+$/, '')
    .trim();
  return words.length <= maxLetters ? words : `${words.slice(0, maxLetters - 1).trimEnd()}…`;
}

const separatorAhead = /^[\s,;•|+&]*(?:and|plus|und|y|et)?\b\s*/i;
