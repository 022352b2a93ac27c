import { lately } from './lately.ts';

/** A word of a text, folded for comparison, with its place. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** "warfarin5mg", "SJW300": a strength written to its name. "vitB12" and "omega3" are names. */
const gluedStrength = /^(?!vit|omega|covid)(\p{L}{3,})(?:\d{1,5}(?:mg|mcg|ug|iu|ml|g)|\d{2,5})$/iu;
/** "vitaminE", "VitaminD3", "vitaminc"; "vitamina" and "vitamine" are the word itself abroad. */
const gluedLetter = /^(vitamin|Vitamin)(?:[A-Z]|[bcdk])\d{0,2}$/u;
/** "L'hypertension", "d'épilepsie". */
const elided = /^(?:[dljnsmtc]|qu)['’`´](?=[aeiouyh\u00C0-\u00FF]\p{L}{3})/iu;
const wordPattern = /[\p{L}\p{N}]+(?:['’`´][\p{L}]+)*/gu;
/** The same, three times as fast. */
const wordInAscii = /[a-zA-Z\d]+(?:['`][a-zA-Z]+)*/g;

const onlyAscii = /^[\0-\x7f]*$/;
const apostrophe = /['’`´]/g;

/** Lower case, no accents, no apostrophes. */
export function fold(text: string): string {
  if (onlyAscii.test(text)) {
    const lower = text.toLowerCase();
    return /['`]/.test(lower) ? lower.replaceAll(apostrophe, '') : lower;
  }
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(apostrophe, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
}

export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { index, 0: whole } of text.matchAll(onlyAscii.test(text) ? wordInAscii : wordPattern))
    for (const { text: folded, start, end } of piecesOf(whole))
      words.push({ text: folded, start: index + start, end: index + end });
  return words;
}

/** The name in a typed word, and the strength that is written to it. One talk says the same words again and again. */
const piecesOf = lately((whole: string): readonly Word[] => {
  const start = elided.exec(whole)?.[0].length ?? 0;
  const typed = whole.slice(start);
  const name = gluedStrength.exec(typed)?.[1] ?? gluedLetter.exec(typed)?.[1] ?? typed;
  const called = { text: respelt(fold(name)), start, end: start + name.length };
  const strength = typed.slice(name.length);
  return strength === ''
    ? [called]
    : [called, { text: respelt(fold(strength)), start: called.end, end: start + typed.length }];
});

/** "Witaminę D", "витамина С": the word in any of its cases. */
const vitaminAbroad = /^(?:witamin(?:[aeyo]|om|ach)?|витамин(?:[аыуе]|ов|ом)?)$/;

/** "Vitmin K" must never become vitamin A: the word itself is mended first, and the letter kept. */
function respelt(word: string): string {
  if ((word[0] === 'w' || word[0] === 'в') && vitaminAbroad.test(word)) return 'vitamin';
  const isVitamin = word[0] === 'v' && word.length >= 6 && word.length <= 8 && word !== 'vitamins';
  return isVitamin && distance(word, 'vitamin', 1) <= 1 ? 'vitamin' : word;
}

/** A phrase as the lexicon keeps it: folded words with single blanks. */
export function phraseOf(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}

/** The singular of an English plural, or the word itself. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && !word.endsWith('is'))
    return word.slice(0, -1);
  return word;
}

const usualWidth = 128;
/** Reused from call to call: a long text asks for tens of thousands of distances. */
let rows = rowsOf(usualWidth);

/** Edits (insert, delete, replace, swap) between two words, or `most + 1` when there are more. */
export function distance(left: string, right: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(left.length - right.length) > most) return tooFar;
  const width = right.length + 1;
  if (width > rows.row.length) rows = rowsOf(width);
  let { before, row, next } = rows;
  for (let place = 0; place < width; place += 1) row[place] = Math.min(place, tooFar);
  for (let i = 1; i <= left.length; i += 1) {
    // Further than `most` from the diagonal nothing can come out small enough.
    const from = Math.max(1, i - most);
    const to = Math.min(width - 1, i + most);
    next[from - 1] = from === 1 ? Math.min(i, tooFar) : tooFar;
    let least = next[from - 1] ?? tooFar;
    const letter = left.charCodeAt(i - 1);
    for (let j = from; j <= to; j += 1) {
      const same = letter === right.charCodeAt(j - 1) ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwap =
        i > 1 && j > 1 && letter === right.charCodeAt(j - 2) && left.charCodeAt(i - 2) === right.charCodeAt(j - 1);
      if (isSwap) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next[j] = value;
      least = Math.min(least, value);
    }
    if (least > most) return tooFar;
    if (to + 1 < width) next[to + 1] = tooFar;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[right.length] ?? tooFar, tooFar);
}

function rowsOf(width: number) {
  return { before: new Uint16Array(width), row: new Uint16Array(width), next: new Uint16Array(width) };
}
