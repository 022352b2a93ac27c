import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { listed } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';

/** Made from animals: nothing for whoever eats none. */
const animal = [
  'omega-3-fish-oil',
  'krill-oil',
  'cod-liver-oil',
  'collagen',
  'bee-pollen',
  'royal-jelly',
  'propolis',
  'honey',
  'glucosamine',
  'chondroitin',
  'colostrum',
  'whey-protein',
  'pearl-powder',
];

export function isFromAnimals(id: string): boolean {
  return animal.includes(id);
}

/** Keys of what does not fit how somebody eats. */
export function unfitForDiet(question: string): readonly string[] {
  return withoutAnimals.test(withPlainApostrophes(question)) ? animal : [];
}

/** Says of named herbs that they come from animals; null where that does not matter. */
export function fromAnimals(question: string, herbs: readonly Item[]): string | null {
  const unfit = herbs.filter(({ id }) => unfitForDiet(question).includes(id));
  if (unfit.length === 0) return null;
  const names = listed(unfit.map(({ name }) => inSentence(name)));
  const other = unfit.some(({ id }) => id === 'omega-3-fish-oil')
    ? ' Oil from algae holds the same fatty acids, and flaxseed holds a plant form of them.'
    : '';
  return `${capital(names)} ${unfit.length > 1 ? 'come' : 'comes'} from animals, so look for another source. Capsules may hold gelatin too: read the label.${other}`;
}

const withoutAnimals = anyPhrase('vegan', /no (?:gelatine?|animal products?|fish|honey)/, /plant[- ]based only/);
