import { choice, followedBy, sequence } from './phrases.ts';
import { tellsHowBad, tellsOfAllergy } from './allergy-words.ts';
import { longestAt, type Way } from './find-phrase.ts';
import { lately } from './lately.ts';
import { halfKnownIn } from './formulas-named.ts';
import { leftOver, otherPlantsIn, unknownSlashed } from './left-over.ts';
import { isHomonym, isWholeName } from './homonyms.ts';
import { lexicon } from './lexicon.ts';
import { isNoLongerTaken, tellsOnlyOfAnEnd } from './medicine-history.ts';
import { mendConditions } from './mend-conditions.ts';
import type { Mention, Reading } from './mention.ts';
import { isSalt } from './salts.ts';
import { isSolvent, isSolventWord } from './solvent.ts';
import { saysNone } from './says-none.ts';
import { saysTheSame } from './says-the-same.ts';
import { knownByStem } from './stems.ts';
import { unknownDoses } from './unknown-doses.ts';
import { toldClasses } from './told-classes.ts';
import { toldConditions } from './told-conditions.ts';
import { withProducts } from './products.ts';
import { type Place, toMention } from './to-mention.ts';
import { phraseOf, singular, type Word, wordsOf } from './words.ts';
import { tellsOnlyDirections } from './words-beside-names.ts';

/** The comma of "50,000 IU" parts nothing. */
const listSeparators = /[;\n•|]|,(?!(?<=\d,)\d{3}(?!\d))|\s\+\s|(?<!\bholland)\s&\s|\s\/\s/i;
const deniedRow =
  /\b(?:not allergic|no (?:known )?(?:allerg\w+|reactions?)|never (?:been allergic|reacted)) to [^.;\n]*? (?:or|nor) /gi;
/** "No allergies, not even ragweed": what is denied is before the comma. */
const notEven =
  /\b(no [\w ]{0,16}allerg\w+(?: at all)?|none(?: at all)?|nothing(?: at all)?|not allergic to any\w*)\s*,(?=\s*not even\b)/gi;
const strength =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ug|g|ml|iu|units?|%|x|times|tabs?|tablets?|caps?|capsules?|puffs?)\b|\b(?:once|twice|daily|nightly|at night|in the morning|bid|tid|qd|prn|as needed|every day|a day|per day|with food)\b/gi;

const readLately = lately(readAnew);

/** Finds the known names in a sentence. Unknown words with a dose are reported as unrecognised. */
export function readText(text: string): Reading {
  return readLately(text);
}

function readAnew(text: string): Reading {
  const words = wordsOf(text);
  const mentions = match(text, words, { isList: false, areAllergies: false }).map((each) =>
    withHistory(text, each, false),
  );
  const unrecognised = [
    ...unknownDoses(text, words, mentions),
    ...otherPlantsIn(text, words, mentions),
    ...halfKnownIn(mentions),
    ...knownByStem(mentions),
  ];
  return { mentions: withProducts(text, mentions), unrecognised: [...new Set(unrecognised)] };
}

/** "Tea tree oil, gargled" is one entry: what follows the comma tells how it is taken. */
const mannerBehind = sequence(
  /,/gi,
  followedBy(
    sequence(
      /\s*(?:(?:to be|only|then|taken|used|put|rubbed) )?/,
      choice(
        /gargled|for gargling|swallowed|drunk|swished|ingested|by mouth|orally|internally/,
        /as (?:an? )?(?:tea|gargle|mouth ?wash|infusion|tincture)|on (?:the|my) skin|externally/,
        /topically/,
        /(?:just )?(?:an? |the )?(?:tiny |small |little |good )?(?:pinch|sprinkl(?:e|ing|ed)|dash|dusting|grating|grated|shake)(?: of it)? (?:on|in|over|into) (?:the |my |some |a )?[\w ]{3,20}/,
      ),
      /\s*(?:$|[,;\n])/,
    ),
  ),
);

/** Reads a comma-separated list. Entries in which nothing was recognised are reported. */
export function readList(typed: string, { areAllergies = false } = {}): Reading {
  const text = typed.replaceAll(mannerBehind, ' ');
  const mentions: Mention[] = [];
  const unrecognised: string[] = [];
  let start = 0;
  for (const part of (areAllergies ? keepDenialWhole(text) : text).split(listSeparators)) {
    const place = text.indexOf(part, start);
    start = place + part.length;
    const entry = part.trim();
    if (entry === '' || saysNone(entry)) continue;
    if (
      mentions.length > 0 &&
      (tellsOnlyOfAnEnd(entry) || (!areAllergies && tellsOnlyDirections(entry) && !isMedicine(entry)))
    )
      continue;
    const offset = place + part.indexOf(entry);
    const words = wordsOf(entry);
    const inEntry = match(entry, words, { isList: true, areAllergies });
    const found = inEntry
      .map((each) => ({ ...each, start: each.start + offset, end: each.end + offset }))
      .map((each) => (areAllergies ? each : withEntry(entry, withHistory(text, each, true), inEntry)));
    mentions.push(...found);
    const rest = entry.replaceAll(strength, ' ').trim();
    if (found.length === 0 && /[\p{L}]{2,}/u.test(rest)) {
      if (!(areAllergies && tellsHowBad(entry))) unrecognised.push(entry);
    } else
      unrecognised.push(
        ...new Set(
          [
            ...leftOver(entry, words, inEntry),
            ...unknownSlashed(entry, words, inEntry),
            ...otherPlantsIn(entry, words, inEntry),
            ...halfKnownIn(inEntry),
            ...knownByStem(inEntry),
          ].filter(
            (left) =>
              !isGroup(left) &&
              !(areAllergies && tellsHowBad(left)) &&
              (!isSolventWord(left) || !found.some(({ kind }) => kind === 'herb')),
          ),
        ),
      );
  }
  return { mentions: withProducts(text, mentions), unrecognised };
}

/** "Insulin Lantus": the name of a group is no unknown word beside its member. */
function isGroup(left: string): boolean {
  return (
    lexicon()
      .phrases.get(phraseOf(left))
      ?.some(({ id }) => id.startsWith('class:')) === true
  );
}

/** "Water tablet", "the pill": names made of words that mostly tell how something is taken. */
function isMedicine(entry: string): boolean {
  return (
    lexicon()
      .phrases.get(phraseOf(entry))
      ?.some(({ kind }) => kind === 'medicine') === true
  );
}

const blended = /\b(?:blend|formula|complex|mix|mixture|combo|with|containing|plus)\b|[(+]/i;

/** A herb and what the entry of the list says beside its name. */
export function withEntry(entry: string, mention: Mention, all: readonly Mention[]): Mention {
  if (mention.kind !== 'herb' || entry === mention.text) return mention;
  const isBroken = /\([^)]*$/.test(entry);
  const isOfMany = all.some(({ kind, id }) => kind === 'herb' && id !== mention.id) && blended.test(entry);
  return {
    ...mention,
    entry: isBroken ? `${entry}, …)` : entry,
    ...(isBroken || isOfMany ? { isBlend: true as const } : {}),
  };
}

/** An entry of more words is a sentence. */
const longestName = 4;

/** One typed entry: a name, a short list or a sentence. */
export function readEntry(text: string): Reading {
  return text.trim().split(/\s+/).length > longestName ? readText(text) : readList(text);
}

/** A medicine of the past is no longer taken; a herb is only where a list tells what is taken. */
function withHistory(text: string, mention: Mention, isList: boolean): Mention {
  if (mention.negated || mention.allergy || (mention.kind !== 'medicine' && !(isList && mention.kind === 'herb')))
    return mention;
  return isNoLongerTaken({ ...mention, text }, isList) ? { ...mention, negated: true } : mention;
}

/** "Not allergic to aspirin, nuts or latex" is one entry: its commas are blanked, so that places stay the same. */
function keepDenialWhole(text: string): string {
  return text.replaceAll(deniedRow, (row) => row.replaceAll(',', ' ')).replaceAll(notEven, '$1 ');
}

/** Mentions by name, then conditions and classes that are only described. */
function match(text: string, typed: readonly Word[], way: Way): readonly Mention[] {
  const { words, plain } = mendConditions(text, typed);
  const named = namedIn(text, words, way);
  const told = [...toldConditions(plain, words), ...toldClasses(plain, words)];
  const found = named.filter(
    (mention) =>
      !saysTheSame(text, mention, named) &&
      !isSolvent(text, mention, named) &&
      !isSalt(text, mention, named) &&
      !isResult(mention, { told, plain }),
  );
  for (const { entry, start, end } of told)
    if (!found.some(({ kind, id, negated }) => kind === entry.kind && id === entry.id && !negated))
      found.push(toMention({ text: plain, entry, start, end, areAllergies: way.areAllergies }));
  return found;
}

function namedIn(text: string, words: readonly Word[], way: Way): readonly Mention[] {
  const found: Mention[] = [];
  for (let place = 0; place < words.length;) {
    const hit = longestAt(text, words, place, way);
    const called = words.slice(place, place + (hit?.length ?? 1));
    const [first, last] = [called[0], called.at(-1)];
    if (hit && first && last)
      for (const entry of hit.entries) {
        const named = { text, entry, start: first.start, end: last.end };
        if (isMeant(named, called, way)) found.push(toMention({ ...named, areAllergies: way.areAllergies }));
      }
    place += called.length;
  }
  return found;
}

interface Told {
  readonly told: readonly Pick<Place, 'entry' | 'start' | 'end'>[];
  readonly plain: string;
}

/** "Potassium was 2.9" is a result, and nothing taken. */
function isResult(mention: Mention, { told, plain }: Told): boolean {
  return (
    mention.kind === 'herb' &&
    told.some(
      ({ entry, start, end }) =>
        entry.kind === 'condition' &&
        start <= mention.start &&
        mention.end <= end &&
        /\d/.test(plain.slice(start, end)),
    )
  );
}

/** An everyday word is an allergen only where allergies are told, and a plant's name no person, street or idiom. */
function isMeant(
  { text, entry, start, end }: Omit<Place, 'areAllergies'>,
  words: readonly Word[],
  { isList, areAllergies }: Way,
): boolean {
  if (entry.kind === 'allergen') return areAllergies || !isEverydayAllergen(words) || tellsOfAllergy(text, start);
  if (entry.kind === 'condition') return true;
  return !isWholeName(text, start, end) && (isList || !isHomonym(text, start, end));
}

function isEverydayAllergen(words: readonly Word[]): boolean {
  const { everydayAllergens } = lexicon();
  const asWritten = words.map(({ text }) => text).join(' ');
  return everydayAllergens.has(asWritten) || everydayAllergens.has(singular(asWritten));
}
