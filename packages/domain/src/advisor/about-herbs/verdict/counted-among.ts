import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Item } from '../../../safety/item.ts';
import { listed } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';

/** "Prunes?": a food that is checked as one of many like it is named by its own name first. */
export function countedAmong(
  { items, said }: { readonly items: readonly Item[]; readonly said: string },
  herbs: readonly Herb[],
): readonly string[] {
  return herbs.flatMap(({ key, name }) => {
    if (!isOfMany(key)) return [];
    const typed = items.filter(({ id, text }) => id === key && !name.toLowerCase().includes(text.toLowerCase()));
    if (typed.length === 0) return [];
    const named = capital(listed([...new Set(typed.map(({ text }) => text.toLowerCase()))]));
    const line = `${named}: I check this as one of the ${inSentence(name)}. It is a food, and I hold no studies of it as a remedy.`;
    return said.includes(line) ? [] : [line];
  });
}

function isOfMany(key: string): boolean {
  const herb = findHerb(key);
  return herb?.monograph === null && /\b(?:foods|greens)$/i.test(herb.name);
}
