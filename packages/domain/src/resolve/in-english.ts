import { lately } from './lately.ts';
import { mayStandIn } from './patterns/quick-patterns.ts';
import { allTongues } from './tongues/all-tongues.ts';
import type { Tongue } from './tongues/tongue.ts';

type Step = readonly [RegExp, string];

interface Translation {
  readonly marks: RegExp;
  /** Any of its words: most texts hold none, and are spared the rest. */
  readonly any: RegExp;
  readonly words: readonly Step[];
  readonly small: readonly Step[];
}

/** "ASS 100" is what Germans call aspirin. */
const aspirinInGerman = /\bASS\b(?=\s*(?:\d|$|[,;(]))/g;
const hindiNo = 'nahin?|nhi';

const mayBeForeign = mayStandIn(() =>
  [...allTongues.flatMap(({ words }) => patternsOf(words)), hindiNo].map((each) => new RegExp(bounded(each), 'i')),
);
let translations: readonly Translation[] | undefined;

/** A text with what it says of illness, stages of life and relatives in another language put into English. */
export const inEnglish: (text: string) => string = lately(putInEnglish);

function putInEnglish(text: string): string {
  const named = text.replaceAll(aspirinInGerman, 'aspirin');
  const plain = withoutArticles(withoutAccents(named));
  if (![...mayBeForeign(plain)].some((word) => word.test(plain))) return named;
  translations ??= allTongues.map(toTranslation);
  let english = plain;
  for (const { marks, any, words, small } of translations) {
    const isSpoken = marks.test(english);
    const told = any.test(english) ? apply(english, words) : english;
    english = isSpoken ? apply(told, small) : told;
  }
  return english === plain ? named : english.replaceAll(/ {2,}/g, ' ');
}

/** "L'aspirine", "all'aspirina". */
function withoutArticles(text: string): string {
  return text.replaceAll(/\b(?:l|d|dell|nell|un)['’](?=[a-z]{3})/gi, '').replaceAll(/\ball['’](?=[a-z]{3})/gi, 'alla ');
}

/** Letters as English has them. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('ı', 'i');
}

function apply(text: string, steps: readonly Step[]): string {
  return steps.reduce((left, [pattern, english]) => left.replaceAll(pattern, english), text);
}

function toTranslation({ marks, words, small }: Tongue): Translation {
  return {
    marks: new RegExp(bounded(marks), 'i'),
    any: new RegExp(bounded(patternsOf(words).join('|')), 'i'),
    words: stepsOf(words),
    small: stepsOf(small),
  };
}

function stepsOf(lines: string): Step[] {
  return lines.split('\n').map((line) => {
    const [pattern = '', english = ''] = line.split(/=> ?/);
    return [new RegExp(bounded(pattern.trim()), 'gi'), english];
  });
}

function patternsOf(lines: string): string[] {
  return lines.split('\n').map((line) => (line.split('=>')[0] ?? '').trim());
}

function bounded(pattern: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`.replaceAll('\\p{L}\\p{N}', 'a-zA-Z0-9');
}
