import type { Found } from './found.ts';
import { type Heeding, isDenied, isHarmless } from './harmless.ts';
import { asHeard } from './heard.ts';
import { isLesson, isLessonAsAWhole } from './frames.ts';
import { everywhere } from '../person/told-now.ts';

/** How many characters may stand between signs that belong together. */
const widestGap = 60;
/** A new sentence counts as so many more. */
const newSentence = 25;
/** How far around a sign its sentence is read, and how often one sign is looked for: nobody can slow the reading down. */
const farthest = 400;
const mostPlaces = 60;
const sentenceEnds = ['. ', '! ', '? ', '\n'];

interface Place {
  readonly start: number;
  readonly matched: string;
  readonly end: number;
}

const nowhere: readonly Place[] = [];

/** What a message tells: a sign counts only where it is not denied, past or only wondered about. */
export class ToldSigns {
  /** The message in plain words and without its idioms: what the signs are looked for in. */
  readonly text: string;
  /** The signs that its words leave possible. */
  readonly mayStand: ReadonlySet<RegExp>;
  readonly #isLesson: boolean;
  readonly #places = new Map<RegExp, readonly Place[]>();
  readonly #told = {
    people: new Map<Place, boolean>(),
    questions: new Map<Place, boolean>(),
    animals: new Map<Place, boolean>(),
  };

  /** Of the signs, only those are looked for that `among` tells for a text. */
  constructor(
    message: string,
    among: (text: string) => ReadonlySet<RegExp>,
    heard: (message: string) => string = asHeard,
  ) {
    this.text = heard(message);
    this.mayStand = among(this.text);
    this.#isLesson = isLessonAsAWhole(this.text);
  }

  has(sign: RegExp, heeding: Heeding): boolean {
    return this.#placesOf(sign).some((place) => this.#isTold(place, heeding));
  }

  /** All the signs, or groups of signs close to each other. */
  hasAll(signs: readonly (RegExp | readonly RegExp[])[], heeding: Heeding): boolean {
    return (
      signs.every((sign) => (sign instanceof RegExp ? this.#stands(sign) : this.#allStand(sign))) &&
      signs.every((sign) => (sign instanceof RegExp ? this.has(sign, heeding) : this.hasNear(sign, heeding)))
    );
  }

  hasNear(signs: readonly RegExp[], heeding: Heeding): boolean {
    const [first, ...others] = signs;
    if (!first || !this.#allStand(signs)) return false;
    return this.#placesOf(first).some((start) => {
      const close = others.map((sign) => this.#placesOf(sign).filter((place) => this.#gap(start, place) <= widestGap));
      return (
        close.every((places) => places.length > 0) &&
        this.#isTold(start, heeding) &&
        close.every((places) => places.some((place) => this.#isTold(place, heeding)))
      );
    });
  }

  /** How many different signs are told; words that make up two signs count once. */
  count(signs: readonly RegExp[], enough: number, heeding: Heeding): number {
    if (signs.filter((sign) => this.#placesOf(sign).length > 0).length < enough) return 0;
    const counted: Place[] = [];
    for (const sign of signs) {
      const own = this.#placesOf(sign).find(
        (place) => counted.every((other) => this.#gap(place, other) < Infinity) && this.#isTold(place, heeding),
      );
      if (own) counted.push(own);
    }
    return counted.length;
  }

  /** First by the beginnings of words, which is cheap, and only then by the signs themselves. */
  #allStand(signs: readonly RegExp[]): boolean {
    return signs.every((sign) => this.mayStand.has(sign)) && signs.every((sign) => this.#stands(sign));
  }

  #stands(sign: RegExp): boolean {
    return this.#placesOf(sign).length > 0;
  }

  #placesOf(sign: RegExp): readonly Place[] {
    if (!this.mayStand.has(sign)) return nowhere;
    const known = this.#places.get(sign);
    if (known) return known;
    const places = this.text.search(sign) < 0 ? nowhere : this.#find(sign);
    this.#places.set(sign, places);
    return places;
  }

  #find(sign: RegExp): readonly Place[] {
    const found = [...this.text.matchAll(everywhere(sign))].slice(0, mostPlaces);
    return found.map(({ index, 0: matched }) => ({ start: index, matched, end: index + matched.length }));
  }

  #isTold(place: Place, heeding: Heeding): boolean {
    const known = this.#told[heeding];
    const before = known.get(place);
    if (before !== undefined) return before;
    const found = this.#around(place);
    const isTold = !isDenied(found) && !isHarmless(found, heeding);
    known.set(place, isTold);
    return isTold;
  }

  /** Two signs in the same word are one sign. */
  #gap(one: Place, other: Place): number {
    const [first, last] = one.start <= other.start ? [one, other] : [other, one];
    if (last.start < first.end) return Infinity;
    if (last.start - first.end > widestGap) return widestGap + newSentence;
    const between = this.text.slice(first.end, last.start);
    return between.length + (/[.!?\n]/.test(between) ? newSentence : 0);
  }

  #around({ start, end, matched }: Place): Found {
    const before = this.text.slice(Math.max(0, start - farthest), start);
    const after = this.text.slice(end, end + farthest);
    const from = Math.max(...[...sentenceEnds, '.\t'].map((mark) => before.lastIndexOf(mark))) + 1;
    const ends = sentenceEnds.map((mark) => after.indexOf(mark)).filter((at) => at >= 0);
    const own = before.slice(from);
    const sentence = `${own}${matched}${after.slice(0, Math.min(farthest, ...ends))}`;
    return {
      isLesson: this.#isLesson || isLesson(sentence),
      sentence,
      before: own,
      matched,
      after: after.slice(0, 60),
    };
  }
}
