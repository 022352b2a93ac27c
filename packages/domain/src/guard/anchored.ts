import type { Herb } from '../herbs/herb.ts';
import type { Finding } from '../safety/finding.ts';
import { isNumberWord } from './amounts.ts';
import { everydayWords } from './everyday-words.ts';
import { stems, textsIn, unknownWords, wordsIn } from './vocabulary.ts';

/** What a sentence may lean on: the herbs it speaks of, and what was found about them. */
export interface Ground {
  readonly herbs: readonly Herb[];
  readonly findings: readonly Finding[];
}

const ofHerbs = new WeakMap<Herb, ReadonlySet<string>>();
let everyday: ReadonlySet<string> | undefined;

/** One word, or one in eight; none in a sentence of a few words. */
const enoughWords = 6;
const maxLoose = 0.125;

/** Whether a sentence is made of everyday words and of what is known of its herbs, with few others, and those plain ones. */
export function isAnchored(text: string, ground: Ground): boolean {
  const loose = looseWords(text, ground);
  const count = wordsIn(text).length;
  const most = count >= enoughWords ? Math.max(1, count * maxLoose) : 0;
  return loose.length <= most && unknownWords(loose.join(' ')).length === 0;
}

const functionWords = new Set(
  `i me my we us our you your he him his she her they them their it its this that these those a an the and or but nor so yet if then
  than as at by for from in into of off on onto out over to up with under within between about before after during until while when
  is am are was were be been being do does did has have had can could may might will would should not no also too very just only even
  some any all both each many much more most few one two there here what which who how why because though although since often`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const leastOwn = 0.2;

/** Whether what a sentence says of its herbs is near what is known of them, and not only made of harmless words. */
export function isNearKnown(text: string, { herbs, findings }: Ground): boolean {
  const words = wordsIn(text).filter((word) => !functionWords.has(word) && !/^\d+$/.test(word));
  if (herbs.length === 0 || words.length === 0) return true;
  const sets = [
    ...herbs.map(wordsOfHerb),
    withStems(findings.flatMap(({ why, advice }) => wordsIn(`${why} ${advice}`))),
  ];
  const own = words.filter((word) => stems(word).some((stem) => sets.some((set) => set.has(stem))));
  return own.length >= words.length * leastOwn;
}

/** The words of a text that stand neither among everyday words nor in what is known of the herbs it speaks of. */
function looseWords(text: string, { herbs, findings }: Ground): readonly string[] {
  everyday ??= withStems([...everydayWords].flatMap(wordsIn));
  const sets = [
    everyday,
    ...herbs.map(wordsOfHerb),
    withStems(findings.flatMap(({ why, advice }) => wordsIn(`${why} ${advice}`))),
  ];
  return wordsIn(text).filter(
    (word) =>
      !/^\d+$/.test(word) && !isNumberWord(word) && !stems(word).some((stem) => sets.some((set) => set.has(stem))),
  );
}

function wordsOfHerb(herb: Herb): ReadonlySet<string> {
  const known = ofHerbs.get(herb);
  if (known) return known;
  const words = withStems(textsIn(herb.monograph).flatMap(wordsIn));
  ofHerbs.set(herb, words);
  return words;
}

function withStems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap(stems));
}
