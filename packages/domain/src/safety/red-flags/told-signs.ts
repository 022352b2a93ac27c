import { type Found, isDenied, isHarmless, withoutIdioms } from './harmless.ts';
import { plainWords } from './plain-words.ts';
import { mayBeTold, wordStartsOf } from './words/concept.ts';
import { everywhere } from '../told-now.ts';

/** How many characters may stand between signs that belong together. */
const widestGap = 60;
/** A new sentence counts as so many more. */
const newSentence = 25;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What a message tells: each sign is looked up once, and only where it is not denied, past or only wondered about. */
export class ToldSigns {
  readonly #text: string;
  readonly #wordStarts: ReadonlySet<string>;
  readonly #places = new Map<RegExp, readonly Place[]>();
  readonly #heeding = new Map<RegExp, readonly Place[]>();

  constructor(message: string) {
    this.#text = withoutIdioms(plainWords(message));
    this.#wordStarts = wordStartsOf(this.#text);
  }

  has(sign: RegExp, heedsQuestions: boolean): boolean {
    return this.#placesOf(sign, heedsQuestions).length > 0;
  }

  hasNear(signs: readonly RegExp[], heedsQuestions: boolean): boolean {
    const [first, ...others] = signs;
    if (!first) return false;
    const starts = this.#placesOf(first, heedsQuestions);
    if (starts.length === 0 || !others.every((sign) => this.has(sign, heedsQuestions))) return false;
    return starts.some((start) =>
      others.every((sign) =>
        this.#placesOf(sign, heedsQuestions).some((place) => this.#gap(start, place) <= widestGap),
      ),
    );
  }

  /** How many different signs are told; words that make up two signs count once. */
  count(signs: readonly RegExp[]): number {
    const counted: Place[] = [];
    for (const sign of signs) {
      const own = this.#placesOf(sign, false).find((place) => counted.every((other) => this.#gap(place, other) < Infinity));
      if (own) counted.push(own);
    }
    return counted.length;
  }

  #placesOf(sign: RegExp, heedsQuestions: boolean): readonly Place[] {
    const known = heedsQuestions ? this.#heeding : this.#places;
    const found = known.get(sign);
    if (found) return found;
    const places: Place[] = [];
    if (!mayBeTold(sign, this.#wordStarts)) return places;
    for (const match of this.#text.matchAll(everywhere(sign))) {
      const told = this.#around(match.index, match[0]);
      if (!isDenied(told) && !isHarmless(told, heedsQuestions))
        places.push({ start: match.index, end: match.index + match[0].length });
    }
    known.set(sign, places);
    return places;
  }

  /** Two signs in the same word are one sign. */
  #gap(one: Place, other: Place): number {
    const [first, last] = one.start <= other.start ? [one, other] : [other, one];
    if (last.start < first.end) return Infinity;
    const between = this.#text.slice(first.end, last.start);
    return between.length + (/[.!?\n]/.test(between) ? newSentence : 0);
  }

  #around(start: number, matched: string): Found {
    const text = this.#text;
    const from = Math.max(...['. ', '! ', '? ', '\n', '.\t'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
    const ends = ['. ', '! ', '? ', '\n']
      .map((mark) => text.indexOf(mark, start + matched.length))
      .filter((at) => at >= 0);
    const to = ends.length === 0 ? text.length : Math.min(...ends);
    return {
      text,
      sentence: text.slice(from, to),
      before: text.slice(from, start),
      matched,
      after: text.slice(start + matched.length).slice(0, 16),
    };
  }
}
