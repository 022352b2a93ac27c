import { medicineOfHouse } from './generic-houses.ts';
import { germanStems } from './german-compounds.ts';
import { type Entry, lexicon } from './lexicon.ts';
import { namesOfOthers } from './names-of-others.ts';
import { sameInnerShape } from './inner-shape.ts';
import { nearestPhrase } from './near.ts';
import { namesBegun } from './shortened-name.ts';
import { misspeltAllergen, plantsNamed } from './near-allergens.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { formWordsAbroad } from './form-words-abroad.ts';
import { isGivenName } from './given-names.ts';
import { isNearerEverydayWord } from './near-everyday.ts';
import { properNamesNearNames } from './proper-names-near-names.gen.ts';
import { shortenedLatinAt } from './shortened-latin.ts';
import { twoInOneWord } from './two-in-one-word.ts';
import { isAnotherTongue, ordinaryWordsAbroad } from './tongues/ordinary-words-abroad.ts';
import { groupByStem, stemOf } from './stems.ts';
import { distance, singular, type Word } from './words.ts';
import { wordsNearNames } from './words-near-names.gen.ts';
import { writtenInOneFrom } from './written-in-one.ts';

/** No known name has more words. */
const longestName = 16;
/** Words of a name written in one: "coenzyme q 10". */
const longestSquashed = 4;
/** "St. John's wort" and "Sacch. boulardii" are one name; a longer word before a full stop ends a sentence. */
const longestShortened = 5;

/** A known phrase at a word: its entries and its length. */
export interface Hit {
  readonly entries: readonly Entry[];
  /** In words. */
  readonly length: number;
}

/** How a text is read. */
export interface Way {
  readonly isList: boolean;
  /** The text lists nothing but allergies. */
  readonly areAllergies: boolean;
}

/** "Ajo en polvo" is garlic powder, and no pennyroyal (poleo). */
const formWords: ReadonlySet<string> = new Set(formWordsAbroad);

/** The longest known phrase that begins at a word: as written, in the singular, run together, then misspelt. */
export function longestAt(
  text: string,
  words: readonly Word[],
  place: number,
  { isList, areAllergies }: Way,
): Hit | undefined {
  const latin = shortenedLatinAt(text, words, place);
  if (latin !== undefined) return { entries: latin, length: 2 };
  const { phrases, longestFrom } = lexicon();
  const longestApart = longestFrom.get(words[place]?.text ?? '') ?? 1;
  const longest = Math.max(longestSquashed, longestApart);
  const joined = together(text, words, place);
  const most = Math.min(longest, words.length - place, joined);
  const squashed = writtenInOneFrom(words, place, most);
  for (let length = most; length >= 1; length -= 1) {
    const slice = words.slice(place, place + length).map((word) => word.text);
    const apart = length > longestApart ? undefined : (phrases.get(slice.join(' ')) ?? phrases.get(inSingular(slice)));
    const entries = apart ?? phrases.get(squashed?.get(slice.join('')) ?? '');
    if (length === 1 && !isList && isOrdinaryAbroad(words, place)) break;
    if (entries && !(length === 1 && !isList && isEveryday(text, words[place], entries) && !isAnotherTongue(words)))
      return slippedBehind(words, place, { from: length, most: joined, isList }) ?? { entries, length };
  }
  return (
    (areAllergies ? plantAt(words[place]) : undefined) ??
    respeltAt(words[place]) ??
    misspeltAt(text, words, place, { isList, areAllergies }) ??
    (areAllergies ? allergenAt(words[place]) : byStemAt(words[place]))
  );
}

/** "Azelnidipine": no row knows it, but its name tells the group. */
function byStemAt(word: Word | undefined): Hit | undefined {
  const group = word && !isRealWord(word.text) ? groupByStem(word.text) : undefined;
  return group && { entries: [group], length: 1 };
}

function inSingular(words: readonly string[]): string {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
}

function plantAt(word: Word | undefined): Hit | undefined {
  const entries = plantsNamed(word?.text ?? '');
  return entries.length > 0 ? { entries, length: 1 } : undefined;
}

function allergenAt(word: Word | undefined): Hit | undefined {
  const entries = misspeltAllergen(word?.text ?? '');
  return entries && { entries, length: 1 };
}

/** "aspirin81", "vitD3", "Kamillentee", "Simvabeta", "gingergarlic". */
function respeltAt(word: Word | undefined): Hit | undefined {
  const { phrases } = lexicon();
  const text = word?.text ?? '';
  const respelt = [
    text.startsWith('vit') ? text.replace(/^vit(?=[abcdek]\d{0,2}$)/, 'vitamin ') : text,
    /\d$/.test(text) ? text.replace(/^([a-z]{5,})\d{1,2}$/, '$1') : text,
    medicineOfHouse(text) ?? text,
  ].filter((each) => each !== text);
  const entries =
    respelt.map((each) => phrases.get(each)).find((found) => found !== undefined) ??
    germanStems(text)
      .map((stem) => phrases.get(stem)?.filter(({ kind }) => kind === 'herb' || kind === 'medicine'))
      .find((found) => found !== undefined && found.length > 0) ??
    twoInOneWord(text);
  return entries && { entries, length: 1 };
}

const shortestAnew = 6;
/** "L-rginine", "D-mannoes": a letter that is part of the name. */
const isomer = /^[dlnrs]$/;

/** "Milk thsitle": a name of two words whose first is one by itself, with a slip in the second. */
function slippedBehind(
  words: readonly Word[],
  place: number,
  { from, most, isList }: { readonly from: number; readonly most: number; readonly isList: boolean },
): Hit | undefined {
  const { phrases } = lexicon();
  const slice = words.slice(place, place + from + 1).map((word) => word.text);
  const last = slice[from];
  const isWhole = isList && place === 0 && words.length === from + 1;
  const shortestLast = isWhole ? 2 : isList ? 3 : 4;
  if (most <= from || from > 2 || last === undefined || last.length < shortestLast) return undefined;
  if (isNoMisspelling(last) || phrases.has(last) || phrases.has(singular(last))) return undefined;
  const near = nearestPhrase(slice.join(' '));
  const parts = near?.split(' ') ?? [];
  if (
    near === undefined ||
    parts.length !== slice.length ||
    slice.slice(0, from).some((word, turn) => word !== parts[turn])
  )
    return undefined;
  const meant = parts[from] ?? '';
  // A short word that begins otherwise is a word of its own: "cinnamon food" is no cinnamon wood.
  if (distance(last, meant, 1) > 1 || (last.length < shortestAnew && last[0] !== meant[0])) return undefined;
  const entries = phrases.get(near)?.filter(({ kind }) => kind === 'herb' || kind === 'medicine') ?? [];
  return entries.length === 0 ? undefined : { entries, length: from + 1 };
}

/** How many words from here on stand together, with no "&", "+" or comma between them: one name never spans those, "Holland & Barrett" apart. */
function together(text: string, words: readonly Word[], place: number): number {
  const most = Math.min(longestName, words.length - place);
  let length = 1;
  for (; length < most; length += 1) {
    const [left, right] = [words[place + length - 1], words[place + length]];
    if (!left || !right) break;
    const between = text.slice(left.end, right.start);
    if (between === ' ') continue;
    const isNextSentence = left.text.length > longestShortened && /[.!?]\s/.test(between);
    const isNextItem = left.text !== 'holland' && /[,;&•|\n]|\s\+\s/.test(between);
    if (isNextSentence || isNextItem) break;
  }
  return length;
}

/** "The same" names nothing taken, "SAMe" does. */
function isEveryday(text: string, word: Word | undefined, entries: readonly Entry[]): boolean {
  return (
    word !== undefined &&
    ordinaryWords.has(word.text) &&
    isWeak(entries) &&
    !asLetteredNames.has(text.slice(word.start, word.end))
  );
}

const asLetteredNames: ReadonlySet<string> = new Set(['SAMe', 'ALA']);

/** A herb's name that is also an everyday word counts only in a list. */
function isWeak(entries: readonly Entry[]): boolean {
  return entries.every((entry) => entry.kind === 'allergen' || entry.kind === 'herb');
}

function misspeltAt(
  text: string,
  words: readonly Word[],
  place: number,
  { isList, areAllergies }: Way,
): Hit | undefined {
  const isAbroad = !isList && isAnotherTongue(words);
  const shortest = isList ? 5 : isAbroad ? 7 : 6;
  const first = words[place]?.text ?? '';
  const begun = first.length < shortest || isNoMisspelling(first) ? [] : namesBegun(first);
  if (begun.length === 1 && begun[0]) return { entries: begun[0], length: 1 };
  // "Lily of the vally": only a list has room for so long a name with a slip.
  const longest = isList && (lexicon().longestFrom.get(first) ?? 1) > 3 ? 4 : 3;
  for (let length = Math.min(longest, words.length - place, together(text, words, place)); length >= 1; length -= 1) {
    const slice = words.slice(place, place + length).map((word) => word.text);
    const real = slice.map(isNoMisspelling);
    // "Birth contol pill": in a list, right words around the wrong one may be part of the name.
    if (slice.join('').length < shortest || (isList && length > 1 ? real.every(Boolean) : real.some(Boolean))) continue;
    const whole = isomer.test(slice[0] ?? '') ? slice.slice(1) : slice;
    if (length > 1 && (whole.some((word) => word.length < 2) || (!isList && slice[0] === 'the'))) continue;
    const near = nearestPhrase(slice.join(' '));
    const entries =
      near === undefined
        ? undefined
        : lexicon()
            .phrases.get(near)
            ?.filter(({ kind }) => kind === 'herb' || kind === 'medicine' || (areAllergies && kind === 'allergen'));
    if (
      near === undefined ||
      !entries ||
      entries.length === 0 ||
      (length === 1 && isOfAnotherStem(first, near)) ||
      (length === 1 && begun.length > 1 && !begun.flat().some(({ id }) => entries.some((entry) => entry.id === id))) ||
      !sameInnerShape(slice, near, { real, isWhole: isList && length === words.length })
    )
      continue;
    // In another language a word two slips away is a word of its own.
    if (isAbroad && distance(slice.join(''), near.replaceAll(' ', ''), 1) > 1) continue;
    if (isList || length > 1 || !isNearerEverydayWord(slice[0] ?? '', near)) return { entries, length };
  }
  return undefined;
}

/** "Procaine" is no protamine: more than a slip of the pen makes no other group's name of it. */
function isOfAnotherStem(word: string, near: string): boolean {
  const stem = stemOf(word)?.stem;
  return stem !== undefined && !stem.test(near) && distance(word, near, 1) > 1;
}

/** "Tutto in ordine", "ella duerme": a word of that language, and no brand. */
function isOrdinaryAbroad(words: readonly Word[], place: number): boolean {
  return ordinaryWordsAbroad.has(words[place]?.text ?? '') && isAnotherTongue(words);
}

/** A real word, or one with digits, is meant as it stands. */
function isNoMisspelling(word: string): boolean {
  return isRealWord(word) || ordinaryWordsAbroad.has(word) || formWords.has(word) || /\d/.test(word);
}

/** A word of everyday English, or the name of somebody or something else. */
export function isRealWord(word: string): boolean {
  return (
    ordinaryWords.has(word) ||
    namesOfOthers.has(word) ||
    wordsNearNames.has(word) ||
    properNamesNearNames.has(word) ||
    isGivenName(word)
  );
}
