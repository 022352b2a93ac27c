import { choice, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/** "Is it stronger than melatonin?": "it" is the one spoken of, not what it is held against. */
const thanAnother = sequence(
  /^(?<before>\W*(?:(?:and|but|so|ok|okay|well|then)\b[ ,]*)*(?:would you say |do you think )?(?:is|are|does|do|would) )/i,
  /(?:it|that|this|they) (?:[\w-]+ ){0,2}/,
  choice(/better|stronger|safer|milder|weaker|gentler|faster|quicker/, /more \w+|less \w+/),
  / (?:\w+ )?than (?<other>.+)$/,
);
/** "Which is better, that or vitex?" */
const orAnother = /^(?<before>\W*(?:[\w'’]+[ ,:]+){0,12})(?:that|it|this)(?: one)? (?:or|vs\.?|versus) (?<other>.+)$/i;

/** The ways in which it stands, for whoever looks whether there is one. */
export const besideAnotherWays = [thanAnother, orAnother];

/** The herb spoken of by name, where another is held against it. */
export function besideAnother(text: string, lastSpokenOf: readonly Candidate[]): string {
  const { before, other } = (thanAnother.exec(text) ?? orAnother.exec(text))?.groups ?? {};
  if (before === undefined || other === undefined) return text;
  if (namesAHerb(before)) return text;
  const rivals = readText(other).mentions.filter(({ kind }) => kind === 'herb');
  const left = lastSpokenOf.filter(({ id }) => rivals.every((rival) => rival.id !== id));
  const [spoken, ...more] = left;
  if (rivals.length === 0 || spoken === undefined || more.length > 0) return text;
  const at = text.slice(before.length).search(/ /);
  const rest = text.slice(before.length + at).replace(/^ one(?= )/i, '');
  return `${before}${inSentence(spoken.name)}${rest}`;
}
