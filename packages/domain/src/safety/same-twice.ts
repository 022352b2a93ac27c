import { sourcesOf } from '../evidence/catalogue.ts';
import { findHerb } from '../herbs/catalogue.ts';
import type { Herb, HerbRule } from '../herbs/herb.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import type { Mention } from '../resolve/mention.ts';
import type { Finding } from './finding.ts';
import type { Item } from './item.ts';
import type { Person } from './person/person.ts';
import { areTwo, labelOf, plain } from './two-products.ts';

/** One product that brings a herb. */
interface Product extends Pick<Item, 'text' | 'form' | 'entry' | 'isBlend'> {
  /** The key of the herb, of a medicine that is the same substance. */
  readonly herb: string;
  readonly isMedicine: boolean;
  /** Another entry of the same list that brings it too. */
  readonly alsoIn?: string;
}

const sources = ['msk-about-herbs'];

/** A herb that two products bring, or a product and a medicine, which nobody may have noticed: the amounts add up. */
export function sameTwice(items: readonly Item[], { herbs, medicines }: Person): readonly Finding[] {
  const asked = Map.groupBy(productsOf(items), ({ herb }) => herb);
  const own = Map.groupBy(productsOf([...herbs, ...medicines]), ({ herb }) => herb);
  return [...new Set([...asked.keys(), ...own.keys()])].flatMap((id) => {
    const herb = findHerb(id);
    const pair = herb && herb.kind !== 'food' ? pairOf(herb, asked.get(id) ?? [], own.get(id) ?? []) : undefined;
    return herb && pair ? [findingOf(herb, pair)] : [];
  });
}

function productsOf(taken: readonly (Item | Mention)[]): readonly Product[] {
  return taken.flatMap((each) => {
    const isMedicine = each.kind === 'medicine';
    const herb = isMedicine ? sameSubstance(each.id) : each.kind === 'herb' ? each.id : undefined;
    return herb === undefined ? [] : [{ ...each, herb, isMedicine }];
  });
}

type Pair = readonly [Product, Product];

/**
 * Two products of one list; or beside what is taken anyway a blend, a medicine, or a product whose name does not tell what is in it
 * ("Kalms"). Two bare names may well mean the same jar.
 */
function pairOf(herb: Herb, asked: readonly Product[], own: readonly Product[]): Pair | undefined {
  const swallowed = asked.filter(isTaken);
  for (const [place, first] of swallowed.entries())
    for (const second of swallowed.slice(place + 1)) if (areTwoProducts(first, second)) return [first, second];
  for (const product of own.filter(isTaken)) {
    if (product.alsoIn !== undefined) return [product, { ...product, entry: product.alsoIn }];
    const isHidden = isBrand(herb, product.text);
    const other = swallowed.find(
      (item) => (areTwoProducts(item, product) && isApart(item, product)) || (isHidden && !isBrand(herb, item.text)),
    );
    if (other) return [other, product];
  }
  return undefined;
}

/** A name in which no name of the plant stands. */
function isBrand({ name, scientificName }: Herb, text: string): boolean {
  const plants = `${name} ${scientificName ?? ''}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return /^\p{Lu}/u.test(text) && !words.some((word) => plants.some((plant) => word.slice(0, 5) === plant.slice(0, 5)));
}

const isApart = (first: Product, second: Product) =>
  Boolean(first.isBlend || second.isBlend) || first.isMedicine !== second.isMedicine;

/** A medicine has a name of its own: the herb's name beside it is no other word for the same box. */
function areTwoProducts(first: Product, second: Product): boolean {
  return first.isMedicine === second.isMedicine
    ? areTwo(first, second)
    : plain(first.text) !== plain(second.text) && plain(labelOf(first)) !== plain(labelOf(second));
}

const isTaken = ({ form }: Pick<Product, 'form'>) => form !== 'food' && form !== 'topical';

/** Zinc and the like have a rule that tells what too much of them does, senna one for its tablets. */
function ownRule(herb: Herb): Told | undefined {
  return herb.rules.find((rule) =>
    rule.kind === 'supplement'
      ? rule.with.includes(herb.key)
      : rule.kind === 'medicine' && rule.with.some((each) => sameSubstance(each) === herb.key),
  );
}

type Told = Pick<HerbRule, 'severity' | 'evidence' | 'why' | 'advice' | 'sources'>;

function findingOf(herb: Herb, pair: Pair): Finding {
  const [first = '', second = ''] = pair.map(labelOf).toSorted();
  const isStrong = herb.effects.some(
    ({ effect, strength }) => strength === 'strong' || (effect === 'sedating' && strength === 'moderate'),
  );
  const mild = isStrong ? 'moderate' : 'minor';
  const told: Told = ownRule(herb) ?? {
    severity: mild,
    why: `“${first}” and “${second}” both bring ${herb.name}, so the amounts add up.`,
    advice: 'Take one of them, or add up the labels and keep to the usual amount.',
    evidence: 'theoretical',
    sources,
  };
  const { severity, why, advice, evidence } = told;
  return {
    ruleId: `general/same-twice/${herb.key}`,
    severity: severity === 'none-known' || severity === 'unknown' ? mild : severity,
    kind: 'supplement',
    subject: { kind: 'herb', id: herb.key, name: herb.name },
    with: { kind: 'herb', id: herb.key, name: herb.name, text: second },
    why,
    advice,
    evidence,
    sources: sourcesOf(told.sources),
  };
}
