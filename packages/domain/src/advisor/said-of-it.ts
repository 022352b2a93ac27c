import type { Herb } from '../herbs/herb.ts';
import { readText } from '../resolve/read.ts';
import type { Particular } from './particular/particular.ts';

/** "Can I use tea tree oil?", after it was said what tea tree does there: those very words first. */
export function saidOfIt({ key }: Herb, particulars: readonly Particular[]): string | null {
  const sentence = particulars
    .flatMap(({ says }) => says?.split(/(?<=[.?!])\s+/) ?? [])
    .find((each) => readText(each).mentions.some(({ id, kind }) => kind === 'herb' && sameHerb(id, key)));
  return sentence === undefined
    ? null
    : `As I said: ${sentence.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
}

/** Tea tree and its oil. */
function sameHerb(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
