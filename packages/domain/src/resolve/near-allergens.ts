import { listHerbs } from '../herbs/catalogue.ts';
import { type Entry, lexicon } from './lexicon.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { distance, phraseOf, singular } from './words.ts';
import { wordsNearNames } from './words-near-names.gen.ts';

const partOfPlant =
  /^(?!black |sweet |red |white |green )(\w+) (?:seed|leaf|root|bark|berry|fruit|oil|husk|sprouts|flower|hull|pollen)$/;
/** What a few are called that bear no plant's name. */
const kin: Readonly<Record<string, readonly string[]>> = {
  psyllium: ['plantain', 'plantains'],
  'ribwort-plantain': ['plantain', 'plantains'],
  'greater-plantain': ['plantain', 'plantains'],
  spirulina: ['algae', 'algal', 'algen', 'algas', 'algues', 'microalgae'],
  chlorella: ['algae', 'algal', 'algen', 'algas', 'algues', 'microalgae'],
};
const shortest = 5;
const longWord = 9;
let byPlant: ReadonlyMap<string, readonly Entry[]> | undefined;
let names: readonly (readonly [string, readonly Entry[]])[] | undefined;

/** The herbs a bare word of a list of allergies begins: "pumpkin" is the plant of pumpkin seed. */
export function plantsNamed(word: string): readonly Entry[] {
  byPlant ??= readPlants();
  const isAsked = word.length >= shortest && (!ordinaryWords.has(word) || Object.values(kin).flat().includes(word));
  return isAsked ? (byPlant.get(word) ?? []) : [];
}

function readPlants(): ReadonlyMap<string, readonly Entry[]> {
  const plants = new Map<string, Entry[]>();
  for (const { key, name, scientificName } of listHerbs()) {
    const called = [
      partOfPlant.exec(phraseOf(name))?.[1],
      scientificName?.split(' ')[0]?.toLowerCase(),
      ...(kin[key] ?? []),
    ];
    for (const plant of called) {
      if (plant !== undefined) plants.set(plant, [...(plants.get(plant) ?? []), { kind: 'herb', id: key, name }]);
    }
  }
  return plants;
}

/** The allergens a misspelt word of a list of allergies means: "shelfish", "crysanthemum", "selery". */
export function misspeltAllergen(word: string): readonly Entry[] | undefined {
  if (word.length < shortest || /\d/.test(word) || ordinaryWords.has(word) || wordsNearNames.has(word))
    return undefined;
  names ??= [...lexicon().phrases].flatMap(([phrase, entries]) => {
    const allergens = entries.filter(({ kind }) => kind === 'allergen');
    return allergens.length > 0 && !phrase.includes(' ') && phrase.length >= shortest ? [[phrase, allergens]] : [];
  });
  const asWritten = singular(word);
  let best: { entries: readonly Entry[]; slips: number } | undefined;
  for (const [name, entries] of names) {
    const most = name.length < longWord ? 1 : 2;
    const slips = Math.min(distance(word, name, most), distance(asWritten, name, most));
    if (slips <= most && slips < (best?.slips ?? most + 1)) best = { entries, slips };
  }
  return best?.entries;
}
