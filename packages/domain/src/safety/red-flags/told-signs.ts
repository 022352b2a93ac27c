import { type Found, isDenied, isHarmless, withoutIdioms } from './harmless.ts';
import { plainWords } from './plain-words.ts';
import { mayBeTold, wordStartsOf } from './words/concept.ts';
import { everywhere } from '../told-now.ts';

/** How many characters may stand between signs that belong together. */
const widestGap = 60;
/** A new sentence counts as so many more. */
const newSentence = 25;
const sentenceEnds = ['. ', '! ', '? ', '\n'];

interface Place {
  readonly start: number;
  readonly matched: string;
  readonly end: number;
}

/** What a message tells: a sign counts only where it is not denied, past or only wondered about. */
export class ToldSigns {
  readonly #text: string;
  readonly #wordStarts: ReadonlySet<string>;
  readonly #places = new Map<RegExp, readonly Place[]>();
  readonly #told = new Map<Place, boolean>();
  readonly #toldHeeding = new Map<Place, boolean>();

  constructor(message: string) {
    this.#text = withoutIdioms(plainWords(message));
    this.#wordStarts = wordStartsOf(this.#text);
  }

  has(sign: RegExp, heedsQuestions: boolean): boolean {
    return this.#placesOf(sign).some((place) => this.#isTold(place, heedsQuestions));
  }

  /** All the signs, or groups of signs close to each other. */
  hasAll(signs: readonly (RegExp | readonly RegExp[])[], heedsQuestions: boolean): boolean {
    return (
      signs.flat().every((sign) => this.#placesOf(sign).length > 0) &&
      signs.every((sign) =>
        sign instanceof RegExp ? this.has(sign, heedsQuestions) : this.hasNear(sign, heedsQuestions),
      )
    );
  }

  hasNear(signs: readonly RegExp[], heedsQuestions: boolean): boolean {
    const [first, ...others] = signs;
    if (!first || !signs.every((sign) => this.#placesOf(sign).length > 0)) return false;
    return this.#placesOf(first).some((start) => {
      const close = others.map((sign) => this.#placesOf(sign).filter((place) => this.#gap(start, place) <= widestGap));
      return (
        close.every((places) => places.length > 0) &&
        this.#isTold(start, heedsQuestions) &&
        close.every((places) => places.some((place) => this.#isTold(place, heedsQuestions)))
      );
    });
  }

  /** How many different signs are told; words that make up two signs count once. */
  count(signs: readonly RegExp[], enough: number): number {
    if (signs.filter((sign) => this.#placesOf(sign).length > 0).length < enough) return 0;
    const counted: Place[] = [];
    for (const sign of signs) {
      const own = this.#placesOf(sign).find(
        (place) => counted.every((other) => this.#gap(place, other) < Infinity) && this.#isTold(place, false),
      );
      if (own) counted.push(own);
    }
    return counted.length;
  }

  #placesOf(sign: RegExp): readonly Place[] {
    const known = this.#places.get(sign);
    if (known) return known;
    const places = mayBeTold(sign, this.#wordStarts)
      ? [...this.#text.matchAll(everywhere(sign))].map(({ index, 0: matched }) => ({
          start: index,
          matched,
          end: index + matched.length,
        }))
      : [];
    this.#places.set(sign, places);
    return places;
  }

  #isTold(place: Place, heedsQuestions: boolean): boolean {
    const known = heedsQuestions ? this.#toldHeeding : this.#told;
    const before = known.get(place);
    if (before !== undefined) return before;
    const found = this.#around(place);
    const isTold = !isDenied(found) && !isHarmless(found, heedsQuestions);
    known.set(place, isTold);
    return isTold;
  }

  /** Two signs in the same word are one sign. */
  #gap(one: Place, other: Place): number {
    const [first, last] = one.start <= other.start ? [one, other] : [other, one];
    if (last.start < first.end) return Infinity;
    if (last.start - first.end > widestGap) return widestGap + newSentence;
    const between = this.#text.slice(first.end, last.start);
    return between.length + (/[.!?\n]/.test(between) ? newSentence : 0);
  }

  #around({ start, end, matched }: Place): Found {
    const text = this.#text;
    const from = Math.max(...[...sentenceEnds, '.\t'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
    const ends = sentenceEnds.map((mark) => text.indexOf(mark, end)).filter((at) => at >= 0);
    const to = ends.length === 0 ? text.length : Math.min(...ends);
    return {
      text,
      sentence: text.slice(from, to),
      before: text.slice(from, start),
      matched,
      after: text.slice(end, end + 16),
    };
  }
}
