import { findHerb } from '../../herbs/catalogue.ts';
import { wordList } from '../../resolve/phrases.ts';
import { lately } from '../../resolve/lately.ts';
import type { Mention } from '../../resolve/mention.ts';
import { readText } from '../../resolve/read.ts';

/**
 * "My friend drank some raspberry leaf tea": a herb that harms nobody by being drunk is read as the best known of them, so
 * that neither "leaf" nor a rare name sounds like a poisoning. Null where nothing changes by it: no such herb is named, or
 * something was eaten as it grew.
 */
export const withCommonTea = lately((text: string): string | null => {
  if (!wasTaken.test(text)) return null;
  const named = readText(text).mentions.filter((each) => each.kind === 'herb' && isMild(each));
  if (named.length === 0) return null;
  const changed = named
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${commonTea}${rest.slice(end)}`, text);
  return changed === text || asItGrew.test(changed) ? null : changed;
});

const wasTaken = /\b(?:drank|drunk|drink\w*|took|taken|takes?|had|having|cups?|teas?|sips?|gave|given|capsules?)\b/i;
const commonTea = 'chamomile';
const asItGrew =
  /\b(?:ate|eaten|eat|chew(?:ed|ing)?|swallow(?:ed|ing)?|nibbled|licked|raw|wild|pick(?:ed|ing)|forag\w+|garden|bush|hedge|woods?|bark|seeds?|berries|bulbs?|oil)\b/i;

function isMild({ id, form, text }: Mention): boolean {
  const herb = findHerb(id);
  return (
    herb !== undefined &&
    // What is only spelled like one may be something else: paraquat is no brazil nut.
    [herb.name, ...herb.names].some((name) => name.toLowerCase() === text.toLowerCase()) &&
    mildKinds.has(herb.kind) &&
    herb.neverSuggest !== true &&
    form !== 'essential-oil' &&
    !(herb.kind === 'herb' && id.endsWith('-oil')) &&
    !actsAtOnce.has(id)
  );
}

const mildKinds: ReadonlySet<string> = new Set(['herb', 'food', 'bee-product', 'mushroom', 'nutrient', 'other']);

/** Much of these is a poisoning, or a child needs help after little: they keep their names. */
const actsAtOnce: ReadonlySet<string> = new Set(
  wordList(`
    5-htp ackee african-wormwood aloe-latex anamu arnica bitter-orange caffeine camphor chenopodium cinchona coffee
    comfrey-topical diatomaceous-earth dmso eucalyptus fava-bean fig-leaf guarana hemp-cbd henna horse-chestnut
    huperzine-a hydrangea-root ivy-leaf juniper kanna kava khella kola-nut l-tryptophan lupin melatonin mimosa-bark
    mucuna mugwort nutmeg pinellia raw-milk same sexual-enhancement-product star-anise star-fruit tea-tree
    thyroid-glandular tonic-water walnut-hull wild-indigo wild-lettuce wintergreen wormwood xylitol yerba-mate
  `),
);
