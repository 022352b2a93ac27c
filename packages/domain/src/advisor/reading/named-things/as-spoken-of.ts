import { findHerb } from '../../../herbs/catalogue.ts';
import type { Item } from '../../../safety/item.ts';

/** "Aloe?", after its gel for the skin was suggested: the gel is meant. */
export function asSpokenOf(item: Item, earlier: readonly Item[]): Item {
  const herb = findHerb(item.id);
  if (item.form !== 'unspecified' || !herb?.scientificName) return item;
  const isOfSkin = earlier.length > 0 && earlier.every(({ form }) => form === 'topical');
  if (isOfSkin && herb.monograph?.forms.every((form) => form === 'topical') === true)
    return { ...item, form: 'topical' };
  const twin = earlier.find(
    ({ id, form }) => id !== item.id && form === 'topical' && findHerb(id)?.scientificName === herb.scientificName,
  );
  return twin ?? item;
}
