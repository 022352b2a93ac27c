import { findHerb } from '../herbs/catalogue.ts';
import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import type { Item } from './item.ts';

export interface TakenHerb {
  readonly herb: Herb;
  readonly form: Form;
  readonly text: string;
  readonly product?: string;
  /** An essential oil that is drunk neat. */
  readonly isOilSwallowed?: true;
  /** A shampoo or soap: gone within a minute, so that no illness minds it. */
  readonly isRinsedOff?: true;
}

/** Herbs among the items as often as they are named, medicines that are the same substance as one included. */
export function asHerbs(items: readonly Item[]): TakenHerb[] {
  return items.flatMap((item) => {
    const key = item.kind === 'herb' ? item.id : sameSubstance(item.id);
    const herb = key === undefined ? undefined : findHerb(key);
    if (!herb) return [];
    const { kind, text, product, isOilSwallowed, entry = text } = item;
    const form = kind === 'herb' ? item.form : ('extract' as const);
    const asDrunk = isOilSwallowed === undefined ? {} : { isOilSwallowed };
    const asWashed = form === 'topical' && rinsedOff.test(entry) ? { isRinsedOff: true as const } : {};
    return [{ herb, form, text, ...(product === undefined ? {} : { product }), ...asDrunk, ...asWashed }];
  });
}

const rinsedOff =
  /\b(?:shampoos?|(?<!leave[ -]in )conditioners?|soaps?|shower gels?|body ?wash)\b(?! (?:and|then) (?:drink|take|swallow|eat))/i;

/** The items, and the herbs that are the same substance: ferrous sulfate is iron too. */
export function idsOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set([...items.map(({ id }) => id), ...asHerbs(items).map(({ herb }) => herb.key)]);
}

/** Each herb in each form once. */
export function takenHerbs(taken: readonly TakenHerb[]): TakenHerb[] {
  return onceBy(
    taken,
    ({ herb, form, isOilSwallowed, isRinsedOff }) => `${herb.key}:${form}:${isOilSwallowed}:${isRinsedOff}`,
  ).toSorted((left, right) => (`${left.herb.key}:${left.form}` < `${right.herb.key}:${right.form}` ? -1 : 1));
}

/** One of each key; of several spellings the first in the alphabet, so that order never matters. */
export function onceBy<T extends { readonly text: string }>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const kept = new Map<string, T>();
  for (const item of items) {
    const present = kept.get(keyOf(item));
    if (!present || item.text < present.text) kept.set(keyOf(item), item);
  }
  return [...kept.values()];
}

/** The same substance under two names ("kelp" and "iodine"): a double dose nobody may have noticed. */
export function doubled(ofEach: ReadonlyMap<string, readonly TakenHerb[]>): (readonly [TakenHerb, TakenHerb])[] {
  return [...ofEach.values()].flatMap((taken) => {
    const isOther = (first: TakenHerb, { text, product }: TakenHerb) =>
      text.toLowerCase() < first.text.toLowerCase() && (product === undefined || product !== first.product);
    return taken.length < 2
      ? []
      : taken.flatMap((first) =>
          taken.filter((second) => isOther(first, second)).map((second) => [first, second] as const),
        );
  });
}

/** What stands in one multivitamin was put together on purpose; with another product, or a medicine, it counts. */
export function isOneProduct(first: Herb, second: Herb, named: ReadonlyMap<string, readonly TakenHerb[]>): boolean {
  if (!areInMultivitamins.has(first.kind) || !areInMultivitamins.has(second.kind)) return false;
  const texts = [first, second].flatMap(({ key }) => named.get(key) ?? []).map(({ product, text }) => product ?? text);
  return texts.every((text) => text === texts[0]);
}

/** Both are known only by the name of a formula, which holds them together on purpose: "hochuekkito". */
export function areOneFormula(first: Herb, second: Herb, named: ReadonlyMap<string, readonly TakenHerb[]>): boolean {
  const texts = [first, second].flatMap(({ key }) => named.get(key) ?? []).map(({ text }) => text);
  return texts.every((text) => text === texts[0]);
}

const areInMultivitamins: ReadonlySet<Herb['kind']> = new Set(['vitamin', 'mineral', 'nutrient']);
