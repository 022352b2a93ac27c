import type { Herb } from '../../../herbs/herb.ts';
import { readText } from '../../../resolve/read.ts';
import type { Particular } from '../../particular/particular.ts';
import { sentencesOf } from '../../wording/sentences.ts';

/** "Can I use tea tree oil?", after it was said what tea tree does there: those very words first. */
export function saidOfIt({ key }: Herb, { says }: Particular, isSaid: boolean): string | null {
  const sentence = sentencesOf(says ?? '').find((each) =>
    readText(each).mentions.some(({ id, kind }) => kind === 'herb' && sameHerb(id, key)),
  );
  if (sentence === undefined) return null;
  return isSaid ? `As I said: ${sentence.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}` : sentence;
}

/** Tea tree and its oil. */
function sameHerb(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}
