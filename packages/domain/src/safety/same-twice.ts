import { choice, oneOf, optional, sequence } from '../resolve/phrases.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import { findHerb } from '../herbs/catalogue.ts';
import type { Herb, HerbRule } from '../herbs/herb.ts';
import type { Mention } from '../resolve/mention.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import type { Finding } from './finding.ts';
import type { Item } from './item.ts';

/** One product that brings a herb. */
type Product = Pick<Item, 'id' | 'text' | 'form' | 'entry' | 'isBlend'>;

type Labelled = Pick<Product, 'entry' | 'text' | 'isBlend'>;

const sources = ['msk-about-herbs'];

/** A herb that two products bring, which nobody may have noticed: the amounts add up. */
export function sameTwice(items: readonly Item[], { herbs, medicines }: Owned): readonly Finding[] {
  const taken = Map.groupBy(
    items.filter(({ kind }) => kind === 'herb'),
    ({ id }) => id,
  );
  const ownHerbs = [...herbs, ...medicines.flatMap(asHerb)];
  const own = Map.groupBy(ownHerbs, ({ id }) => id);
  return [...new Set([...taken.keys(), ...own.keys()])].flatMap((id) => {
    const herb = findHerb(id);
    const pair = herb && herb.kind !== 'food' ? pairOf(herb, taken.get(id) ?? [], own.get(id) ?? []) : undefined;
    return herb && pair ? [findingOf(herb, pair)] : [];
  });
}

/** What somebody takes by the profile. */
interface Owned {
  readonly herbs: readonly Mention[];
  readonly medicines: readonly Mention[];
}

/** Senokot brings senna. */
function asHerb(medicine: Mention): readonly Mention[] {
  const id = sameSubstance(medicine.id);
  return id === undefined || findHerb(id)?.kind !== 'herb' ? [] : [{ ...medicine, id }];
}

/**
 * Two products of one list, a blend beside what is taken anyway, or one whose name does not tell what is in it: "Kalms". Two bare
 * names may well mean the same jar.
 */
function pairOf(herb: Herb, asked: readonly Product[], own: readonly Mention[]): readonly [string, string] | undefined {
  const swallowed = asked.filter(isTaken);
  for (const [place, first] of swallowed.entries())
    for (const second of swallowed.slice(place + 1)) if (areTwo(first, second)) return named(first, second);
  for (const mention of own.filter(isTaken)) {
    if (mention.alsoIn !== undefined) return [labelOf(mention), mention.alsoIn];
    const other = swallowed.find(
      (item) =>
        (areTwo(item, mention) && (item.isBlend || mention.isBlend)) ||
        (isBrand(herb, mention.text) && !isBrand(herb, item.text)),
    );
    if (other) return named(other, mention);
  }
  return undefined;
}

/** A name that is no name of the plant. */
function isBrand({ name, scientificName }: Herb, text: string): boolean {
  const plants = `${name} ${scientificName ?? ''}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return /^\p{Lu}/u.test(text) && !words.some((word) => plants.some((plant) => word.slice(0, 5) === plant.slice(0, 5)));
}

const isTaken = ({ form }: Pick<Product, 'form'>) => form !== 'food' && form !== 'topical';

/** What is left of an entry without amounts and directions: they make no other product of it. */
const amount = oneOf(
  sequence(
    /\b\d[\d.,]*\s*/gi,
    optional(
      /mg|mcg|µg|ug|g|ml|iu|units?|%|x|times|tabs?|tablets?|caps?|capsules?|puffs?|drops/,
      /cups?(?: of)?|spoons?(?: of)?/,
    ),
    /(?![\w])/,
  ),
  sequence(
    /\b/gi,
    choice(
      /once|twice|daily|weekly|monthly|nightly/,
      /(?:at|every|each|a|per|in the|with) (?:night|day|week|month|morning|evening|bedtime|meals?|food)/,
    ),
    /\b/,
  ),
);

/** Whether two entries are two products: both say more than the name, or one is a blend, and they do not say the same. */
export function areTwo(first: Labelled, second: Labelled): boolean {
  const both = [first, second];
  const [one, other] = both.map((each) => plain(labelOf(each)));
  const isTold = both.every(({ entry }) => entry !== undefined) || both.some(({ isBlend }) => isBlend);
  return isTold && one !== other && both.some(({ entry, text }) => entry !== undefined && plain(entry) !== plain(text));
}

function plain(label: string): string {
  return label.toLowerCase().replaceAll(amount, ' ').replaceAll(/\s+/g, ' ').trim();
}

function named(first: Product, second: Product): readonly [string, string] {
  const [one = '', other = ''] = [labelOf(first), labelOf(second)].toSorted();
  return [one, other];
}

const labelOf = ({ entry, text }: Pick<Product, 'entry' | 'text'>) => entry ?? text;

/** Zinc and the like have a rule that tells what too much of them does. */
function ownRule(herb: Herb): Told | undefined {
  return herb.rules.find((rule) => rule.kind === 'supplement' && rule.with.includes(herb.key));
}

type Told = Pick<HerbRule, 'severity' | 'evidence' | 'why' | 'advice' | 'sources'>;

function findingOf(herb: Herb, [first, second]: readonly [string, string]): Finding {
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
