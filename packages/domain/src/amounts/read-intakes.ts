import { sameSubstance } from '../medicines/catalogue.ts';
import type { Mention } from '../resolve/mention.ts';
import { howMany, howOften, toCount } from './how-often.ts';
import type { Intake } from './intake.ts';
import { type Part, partsOf } from './parts.ts';
import { type Quantity, maskedFor, quantitiesIn } from './quantity.ts';
import { inUnitOf, type Named, shareOf } from './share.ts';
import type { Counted, UpperLevel } from './upper-level.ts';
import { levelsOf } from './upper-levels.ts';

const multivitamin =
  /\bmulti[- ]?(?:vitamin|mineral)|\bprenatal vit|\bpregnancy vitamin|\bcentrum\b|\bone a day\b|\bpregnacare\b/i;

/** The amounts a text tells of the substances it names. What is not certain is no amount. */
export function intakesIn(text: string, mentions: readonly Mention[]): readonly Intake[] {
  const named = takenOf(mentions);
  if (!named.some(({ herb }) => levelsOf(herb).length > 0)) return [];
  const read = partsOf(text, named, mentions).flatMap((part) =>
    multivitamin.test(part.text) ? [ofMultivitamin(part)] : groupsOf(part).flatMap(readGroup),
  );
  return alternatives.test(text) ? read.filter((intake) => !read.some((other) => isLess(other, intake))) : read;
}

/** "10 mg or 5 mg": one of them is taken, and the smaller one is certain. */
const alternatives = /\b(?:or|vs|versus|oder)\b/i;

function isLess(other: Intake, { substance, amount }: Intake): boolean {
  return other.substance === substance && other.amount !== null && amount !== null && other.amount < amount;
}

/** What is swallowed, each place once: a name may stand for a herb and the medicine made of it. */
function takenOf(mentions: readonly Mention[]): readonly Named[] {
  const taken = mentions
    .filter(({ kind, negated, allergy, form }) => !negated && !allergy && form !== 'topical' && kind !== 'condition')
    .flatMap(({ kind, id, text, start, end }) => {
      const herb = kind === 'herb' ? id : sameSubstance(id);
      const size = inProductName.exec(text)?.[0].length ?? 0;
      return herb === undefined ? [] : [{ herb, text: text.slice(0, text.length - size), start, end: end - size }];
    });
  const once = new Map(taken.map((each) => [`${each.start}|${each.herb}`, each]));
  return [...once.values()].toSorted((left, right) => left.start - right.start);
}

/** Some products are known by their strength: "folic acid 5 mg". */
const inProductName = /\s+(?:\d{2,}|\d[\d.,]*\s*(?:m?c?g|iu))$/i;

function ofMultivitamin({ text, named }: Part): Intake {
  const [first] = named;
  return { substance: null, herb: first?.herb ?? '', name: first?.text ?? '', text: told(text), ...unknown };
}

const unknown = { amount: null, isDailyTold: false, isInIu: false, isReckoned: false };

/** Names of one herb with nothing measured between them ("zinc (as zinc picolinate)"), and their amount. */
interface Group {
  readonly part: Part;
  readonly named: Named;
  readonly end: number;
  readonly quantity: Quantity | undefined;
}

function groupsOf(part: Part): readonly Group[] {
  const { text, named } = part;
  const quantities = uncertain.test(text) ? [] : quantitiesOf(part);
  const groups: { readonly named: Named; end: number }[] = [];
  for (const each of named) {
    const last = groups.at(-1);
    const isSame =
      last?.named.herb === each.herb && !quantities.some(({ start }) => start >= last.end && start < each.start);
    if (last && isSame) last.end = each.end;
    else groups.push({ named: each, end: each.end });
  }
  // "500 mg vitamin C": where the first amount stands ahead of the first name, each stands ahead of its own.
  const areAhead = (quantities[0]?.end ?? Number.POSITIVE_INFINITY) <= (named[0]?.start ?? 0);
  return groups.map(({ named: first, end }, turn) => {
    const from = areAhead ? (groups[turn - 1]?.end ?? 0) : end;
    const to = areAhead ? first.start : (groups[turn + 1]?.named.start ?? text.length);
    const within = quantities.filter((quantity) => quantity.start >= from && quantity.end <= to);
    return { part, named: first, end, quantity: areAhead ? within.at(-1) : within[0] };
  });
}

/** Not taken so, or not by mouth, or no longer. */
const uncertain =
  /\b(?:less than|under|below|instead of|(?:no|not) more than|max(?:imum)?|limit|up to|stopped|used to|previously|formerly|i\.?v|infusions?|injections?|injected|drip|one[- ]off|single dose|once only|one time|loading)\b/i;
/** "mg/kg", "mcg per litre": a measure of something else. */
const perSomething = /^\s*(?:\/|per)\s*(?:kg|\d*\s*ml\b|d?l\b|lit(?:er|re)|100|cm)/i;
/** "2 500 mg tablets" may be two of 500. */
const isSpaced = /\d\s\d/;
const rangeFrom = /(\d+(?:[.,]\d+)?)\s*(?:-|–|to|bis)\s*$/;

/** The certain quantities of a part; of a range the lower end. */
function quantitiesOf({ text, named }: Part): readonly Quantity[] {
  const inUnits = named.some(({ herb }) => levelsOf(herb).some(({ level }) => level.mcgPerIu !== undefined));
  const whole = inUnits ? text.replaceAll(/\bunits?\b/gi, (word) => 'IU'.padEnd(word.length)) : text;
  return quantitiesIn(whole, named)
    .filter(({ unit, start, end }) => unit === 'IU' || !isSpaced.test(text.slice(start, end)))
    .filter(({ end }) => !perSomething.test(text.slice(end)))
    .map((quantity) => {
      const low = Number(rangeFrom.exec(text.slice(0, quantity.start))?.[1]?.replace(',', '.'));
      return low > 0 && low < quantity.value ? { ...quantity, value: low } : quantity;
    });
}

function readGroup(group: Group): readonly Intake[] {
  const { part, named } = group;
  return levelsOf(named.herb).flatMap(({ level, counted }) => {
    const base = { substance: level.key, herb: named.herb, name: named.text, text: told(part.text) };
    if (counted.perCup !== undefined) return [{ ...base, ...fromCups(part.text, counted.perCup) }];
    const share = shareOf(counted, named, part.text);
    return share === 'none' ? [] : [{ ...base, ...measured(group, { level, counted, share }) }];
  });
}

type Measured = Pick<Intake, 'amount' | 'isDailyTold' | 'isInIu' | 'isReckoned'>;

interface OfLevel {
  readonly level: UpperLevel;
  readonly counted: Counted;
  readonly share: number | null;
}

function measured({ part: { text, named }, quantity: found, end }: Group, { level, share }: OfLevel): Measured {
  const quantity = found ?? (level.key === 'vitamin-d' ? bareUnits(text, end) : undefined);
  const amount = quantity === undefined ? null : inUnitOf(level, quantity, text);
  if (quantity === undefined || amount === null || share === null) return unknown;
  const masked = maskedFor(text, named);
  const times = howMany({ ahead: masked.slice(0, quantity.start), behind: masked.slice(quantity.end) });
  const { perDay, isDailyTold } = howOften(text);
  return {
    amount: amount * share * times * perDay,
    isDailyTold,
    isInIu: quantity.unit === 'IU',
    isReckoned: share !== 1 || times !== 1 || perDay !== 1,
  };
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

const mostLetters = 60;

/** The words of a part, as they are shown. */
function told(text: string): string {
  const words = text
    .replace(separatorAhead, '')
    .replace(/[\s,;.]+$/, '')
    .trim();
  return words.length <= mostLetters ? words : `${words.slice(0, mostLetters - 1).trimEnd()}…`;
}

const separatorAhead = /^[\s,;•|+&]*(?:and|plus|und|y|et)?\b\s*/i;
