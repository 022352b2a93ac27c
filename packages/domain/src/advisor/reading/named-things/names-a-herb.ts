import { readText } from '../../../resolve/read.ts';

export function namesAHerb(question: string): boolean {
  return readText(question).mentions.some(({ kind }) => kind === 'herb');
}

/** "Honey then?": nothing but what is eaten anyway. */
export function namesOnlyFood(question: string): boolean {
  const herbs = readText(question).mentions.filter(({ kind }) => kind === 'herb');
  return herbs.length > 0 && herbs.every(({ id }) => eatenAnyway.has(id));
}

const eatenAnyway: ReadonlySet<string> = new Set(['honey', 'lemon', 'oats', 'prune', 'kiwi', 'banana-fruit', 'onion']);

export function namesAMedicine(text: string): boolean {
  return readText(text).mentions.some(({ kind }) => kind === 'medicine');
}

export function namesHerbOrMedicine(text: string): boolean {
  return readText(text).mentions.some(({ kind }) => kind === 'herb' || kind === 'medicine');
}
