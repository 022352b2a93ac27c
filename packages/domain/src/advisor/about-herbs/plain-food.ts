import { findHerb } from '../../herbs/catalogue.ts';
import type { Item } from '../../safety/item.ts';

/** "Bloated after dairy": known for checks alone. A plant known only for its dangers is no such food: "altitude, coca tea?" */
export function isPlainFood({ id }: Item): boolean {
  const herb = findHerb(id);
  return herb?.monograph === null && herb.kind === 'food';
}
