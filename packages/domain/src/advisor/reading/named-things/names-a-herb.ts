import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';

export function namesAHerb(question: string): boolean {
  return herbsNamedIn(question).length > 0;
}

/** Not the birch of "hay fever from birch". */
export function herbsNamedIn(text: string): readonly Mention[] {
  const { mentions } = readText(text);
  return mentions.filter((mention) => mention.kind === 'herb' && !isOfPollen(mention, mentions));
}

/** "Hay fever from birch" names a pollen, and no leaf to drink. */
export function isOfPollen({ start }: Mention, among: readonly Mention[]): boolean {
  return among.some((each) => each.start === start && each.allergy && each.id.endsWith('-pollen'));
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
