import { findHerb } from '../../herbs/catalogue.ts';
import { lately } from '../../resolve/lately.ts';
import { readText } from '../../resolve/read.ts';

/**
 * "My friend drank some raspberry leaf tea": a herb that harms nobody by being drunk is read as the best known of them, so
 * that neither "leaf" nor a rare name sounds like a poisoning. Null where nothing changes by it: no such herb is named, or
 * something was eaten as it grew.
 */
export const withCommonTea = lately((text: string): string | null => {
  const named = readText(text).mentions.filter(({ kind, id, form }) => kind === 'herb' && isMild(id, form));
  if (named.length === 0) return null;
  const changed = named
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${commonTea}${rest.slice(end)}`, text);
  return changed === text || asItGrew.test(changed) ? null : changed;
});

const commonTea = 'chamomile';
const asItGrew =
  /\b(?:ate|eaten|eat|chew(?:ed|ing)?|swallow(?:ed|ing)?|nibbled|licked|raw|wild|pick(?:ed|ing)|forag\w+|garden|bush|hedge|woods?|bark|seeds?|berries|bulbs?|oil)\b/i;

function isMild(id: string, form: string): boolean {
  const herb = findHerb(id);
  return (
    herb !== undefined &&
    mildKinds.has(herb.kind) &&
    herb.neverSuggest !== true &&
    form !== 'essential-oil' &&
    !(herb.kind === 'herb' && id.endsWith('-oil')) &&
    !actsAtOnce.has(id)
  );
}

const mildKinds: ReadonlySet<string> = new Set(['herb', 'food', 'bee-product', 'mushroom', 'nutrient', 'other']);

/** Much of these is a poisoning, or a child needs help after little: they keep their names. */
const actsAtOnce: ReadonlySet<string> = new Set([
  ...['5-htp', 'caffeine', 'diatomaceous-earth', 'dmso', 'huperzine-a', 'l-tryptophan', 'melatonin', 'same'],
  ...['sexual-enhancement-product', 'thyroid-glandular', 'xylitol'],
  ...['ackee', 'african-wormwood', 'aloe-latex', 'anamu', 'arnica', 'bitter-orange', 'camphor', 'chenopodium'],
  ...['cinchona', 'coffee', 'comfrey-topical', 'eucalyptus', 'fava-bean', 'fig-leaf', 'guarana', 'hemp-cbd', 'henna'],
  ...['horse-chestnut', 'hydrangea-root', 'ivy-leaf', 'juniper', 'kanna', 'kava', 'khella', 'kola-nut', 'lupin'],
  ...['mimosa-bark', 'mucuna', 'mugwort', 'nutmeg', 'pinellia', 'raw-milk', 'star-anise', 'star-fruit', 'tea-tree'],
  ...['tonic-water', 'walnut-hull', 'wild-indigo', 'wild-lettuce', 'wintergreen', 'wormwood', 'yerba-mate'],
]);
