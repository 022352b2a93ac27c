/** Endings a stem of a sign may take ("swell*" is swells, swelled, swelling). */
const endings = ['', 's', 'es', 'd', 'ed', 'ing', 'en', 'er', 'ly', 'y'];
const shortest = 5;
/** From here on a wrong letter is mended too; as near to a shorter word lie too many others. */
const longEnoughForAnyLetter = 7;

/** "hose pipe" is written as one word as well. */
const gap = /(?:\(\?:'s\)\?)?\[[ -]+\]\?/g;

/** The words that signs are made of, to mend one swapped, doubled, missing or wrong letter in them. */
export class AlarmVocabulary {
  readonly words: ReadonlySet<string>;
  readonly #byStart: ReadonlyMap<string, readonly string[]>;

  private constructor(words: ReadonlySet<string>) {
    this.words = words;
    const long = [...words].filter((word) => word.length >= shortest);
    this.#byStart = Map.groupBy(long, (word) => startOf(word, word.length));
  }

  /** With a pause after each sign. */
  static *ofAll(signs: Iterable<RegExp>): Generator<void, AlarmVocabulary> {
    const words = new Set<string>();
    for (const { source } of signs) {
      const joined = source.replaceAll(gap, '');
      for (const word of wordsOf(source)) words.add(word);
      if (joined !== source) for (const word of wordsOf(joined)) words.add(word);
      yield;
    }
    return new AlarmVocabulary(words);
  }

  /** The word of a sign that a word of no sign is one slip away from. */
  meantBy(word: string): string | undefined {
    if (word.length < shortest || this.words.has(word)) return undefined;
    const near = [word.length, word.length + 1, word.length - 1]
      .flatMap((length) => this.#byStart.get(startOf(word, length)) ?? [])
      .filter((each) => isOneSlip(word, each));
    return near.find((each) => isSwapped(word, each)) ?? near[0];
  }
}

function startOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`;
}

/** The words spelt out in a pattern, stems with the endings they may take. */
function wordsOf(source: string): string[] {
  const plain = source
    .toLowerCase()
    .replaceAll(/\\w[*+]|\\w\{[\d,]+\}|(?<=[a-z])\(\?!/g, '*')
    .replaceAll(/\\[a-z]/g, ' ')
    .replaceAll(/([a-z]+)([a-z])\?([a-z]+)/g, '$1$2$3 $1$3')
    .replaceAll(/\(\?(?:[:=!]|<[=!])/g, '(');
  return [...plain.matchAll(/([a-z]{3,})(?:(\?|\*)|\(([a-z|]+)\)(\?)?)?/g)].flatMap(
    ([, letters = '', sign, groupEndings]) => {
      if (groupEndings !== undefined)
        return [letters, ...groupEndings.split('|').map((ending) => `${letters}${ending}`)];
      if (sign === '?') return [letters, letters.slice(0, -1)];
      return sign === '*' ? endings.map((ending) => `${letters}${ending}`) : [letters];
    },
  );
}

function isOneSlip(typed: string, meant: string): boolean {
  const same = sameStart(typed, meant);
  const isLong = meant.length >= longEnoughForAnyLetter;
  if (typed.length < meant.length) return typed.slice(same) === meant.slice(same + 1);
  if (typed.length > meant.length)
    return (isLong || typed[same] === typed[same - 1]) && typed.slice(same + 1) === meant.slice(same);
  return isSwapped(typed, meant) || (isLong && typed.slice(same + 1) === meant.slice(same + 1));
}

function isSwapped(typed: string, meant: string): boolean {
  const same = sameStart(typed, meant);
  return (
    typed[same] === meant[same + 1] &&
    typed[same + 1] === meant[same] &&
    typed.slice(same + 2) === meant.slice(same + 2)
  );
}

function sameStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}
