import type { Form } from '../herbs/form.ts';
import { isAllergy, isAllergyDenied, isDangerous, isRefused, isTolerated, tellsOfAllergy } from './allergy-words.ts';
import { isDenied, isRuledOut, isUnwanted } from './denial.ts';
import { longestAt } from './find-phrase.ts';
import { germanForm } from './german-compounds.ts';
import { isLocalForm } from '../medicines/local-form.ts';
import { formAround } from './form-words.ts';
import { formOf } from './form-of.ts';
import { lately } from './lately.ts';
import { leftOver, otherPlantsIn, unknownSlashed } from './left-over.ts';
import { isHomonym } from './homonyms.ts';
import { type Entry, lexicon } from './lexicon.ts';
import { isNoLongerTaken, tellsOnlyOfAnEnd } from './medicine-history.ts';
import { mendConditions } from './mend-conditions.ts';
import type { Mention, Reading } from './mention.ts';
import { isSalt } from './salts.ts';
import { saysNone } from './says-none.ts';
import { saysTheSame } from './says-the-same.ts';
import { unknownDoses } from './unknown-doses.ts';
import { toldClasses } from './told-classes.ts';
import { toldConditions } from './told-conditions.ts';
import { isAnothers, isOver, leadingVerb } from './whose.ts';
import { withProducts } from './products.ts';
import { phraseOf, singular, type Word, wordsOf } from './words.ts';

/** The comma of "50,000 IU" parts nothing. */
const listSeparators = /[;\n•|]|,(?!(?<=\d,)\d{3}(?!\d))|\s\+\s|\s&\s|\s\/\s/;
const deniedRow =
  /\b(?:not allergic|no (?:known )?(?:allerg\w+|reactions?)|never (?:been allergic|reacted)) to [^.;\n]*? (?:or|nor) /gi;
const strength =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ug|g|ml|iu|units?|%|x|times|tabs?|tablets?|caps?|capsules?|puffs?)\b|\b(?:once|twice|daily|nightly|at night|in the morning|bid|tid|qd|prn|as needed|every day|a day|per day|with food)\b/gi;

const readLately = lately(readAnew);

/** Finds the known names in a sentence. What looks like a medicine or herb by its dose but is not known is told. */
export function readText(text: string): Reading {
  return readLately(text);
}

function readAnew(text: string): Reading {
  const words = wordsOf(text);
  const mentions = match(text, words, { isList: false, areAllergies: false }).map((each) =>
    withHistory(text, each, false),
  );
  const unrecognised = [...unknownDoses(text, words, mentions), ...otherPlantsIn(text, words, mentions)];
  return { mentions: withProducts(text, mentions), unrecognised: [...new Set(unrecognised)] };
}

/** Reads a comma-separated list: every entry in which nothing was known is told. */
export function readList(text: string, { areAllergies = false } = {}): Reading {
  const mentions: Mention[] = [];
  const unrecognised: string[] = [];
  let start = 0;
  for (const part of (areAllergies ? keepDenialWhole(text) : text).split(listSeparators)) {
    const place = text.indexOf(part, start);
    start = place + part.length;
    const entry = part.trim();
    if (entry === '' || saysNone(entry) || (mentions.length > 0 && tellsOnlyOfAnEnd(entry))) continue;
    const offset = place + part.indexOf(entry);
    const words = wordsOf(entry);
    const inEntry = match(entry, words, { isList: true, areAllergies });
    const found = inEntry
      .map((each) => ({ ...each, start: each.start + offset, end: each.end + offset }))
      .map((each) => (areAllergies ? each : withHistory(text, each, true)));
    mentions.push(...found);
    const rest = entry.replaceAll(strength, ' ').trim();
    if (found.length === 0 && /[\p{L}]{2,}/u.test(rest)) unrecognised.push(entry);
    else
      unrecognised.push(
        ...new Set([
          ...leftOver(entry, words, inEntry),
          ...unknownSlashed(entry, words, inEntry),
          ...otherPlantsIn(entry, words, inEntry),
        ]),
      );
  }
  return { mentions: withProducts(text, mentions), unrecognised };
}

/** A medicine of the past is no longer taken; a herb is only where a list tells what is taken. */
function withHistory(text: string, mention: Mention, isList: boolean): Mention {
  if (mention.negated || mention.allergy || (mention.kind !== 'medicine' && !(isList && mention.kind === 'herb')))
    return mention;
  return isNoLongerTaken({ ...mention, text }, isList) ? { ...mention, negated: true } : mention;
}

/** "Not allergic to aspirin, nuts or latex" is one entry: its commas are blanked, so that places stay the same. */
function keepDenialWhole(text: string): string {
  return text.replaceAll(deniedRow, (row) => row.replaceAll(',', ' '));
}

interface Way {
  readonly isList: boolean;
  /** The text lists nothing but allergies. */
  readonly areAllergies: boolean;
}

function match(text: string, typed: readonly Word[], { isList, areAllergies }: Way): Mention[] {
  const { words, plain } = mendConditions(text, typed);
  const found: Mention[] = [];
  for (let place = 0; place < words.length;) {
    const hit = longestAt(text, words, place, { isList, areAllergies });
    if (!hit) {
      place += 1;
      continue;
    }
    const first = words[place];
    const last = words[place + hit.length - 1];
    if (first && last)
      for (const entry of hit.entries) {
        const named = { text, entry, start: first.start, end: last.end };
        if (isMeant(named, words.slice(place, place + hit.length), { isList, areAllergies }))
          found.push(toMention({ ...named, areAllergies }));
      }
    place += hit.length;
  }
  found.splice(
    0,
    found.length,
    ...found.filter((mention) => !saysTheSame(text, mention, found) && !isSalt(text, mention, found)),
  );
  const told = [...toldConditions(plain, words), ...toldClasses(plain, words)];
  // "Potassium was 2.9" is a result, and nothing taken.
  const isResult = (mention: Mention) =>
    mention.kind === 'herb' &&
    told.some(
      ({ entry, start, end }) =>
        entry.kind === 'condition' &&
        start <= mention.start &&
        mention.end <= end &&
        /\d/.test(plain.slice(start, end)),
    );
  found.splice(0, found.length, ...found.filter((mention) => !isResult(mention)));
  for (const { entry, start, end } of told)
    if (!found.some(({ kind, id, negated }) => kind === entry.kind && id === entry.id && !negated))
      found.push(toMention({ text: plain, entry, start, end, areAllergies }));
  return found;
}

/** An everyday word is an allergen only where allergies are told, and a plant's name no person, street or idiom. */
function isMeant(
  { text, entry, start, end }: Omit<Place, 'areAllergies'>,
  words: readonly Word[],
  { isList, areAllergies }: Way,
): boolean {
  if (entry.kind === 'allergen') return areAllergies || !isEverydayAllergen(words) || tellsOfAllergy(text, start);
  return isList || entry.kind === 'condition' || !isHomonym(text, start, end);
}

function isEverydayAllergen(words: readonly Word[]): boolean {
  const { everydayAllergens } = lexicon();
  const asWritten = words.map(({ text }) => text).join(' ');
  return everydayAllergens.has(asWritten) || everydayAllergens.has(singular(asWritten));
}

interface Place {
  readonly text: string;
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  readonly areAllergies: boolean;
}

function toMention({ text, entry, start, end, areAllergies }: Place): Mention {
  const before = lastLine(text.slice(Math.max(0, start - 64), start));
  const after = firstLine(text.slice(end, end + 40));
  const isRefusal = entry.kind === 'medicine' && isDenied(before, after, true) && isRefused(before, after);
  const isTheirs = isTolerated(entry, before, after)
    ? false
    : entry.kind === 'condition'
      ? !isNotTheirs(entry.id, text, start, end)
      : (entry.kind === 'herb' && isDilutedAway(entry.id, after)) ||
          (entry.id.startsWith('class:') && isUnwanted(before))
        ? false
        : areAllergies
          ? !isAllergyDenied(before + text.slice(start, end), after)
          : isRefusal || !isDenied(before, after, true);
  return {
    ...entry,
    text: text.slice(start, end),
    start,
    end,
    negated: !isTheirs,
    allergy: entry.kind !== 'condition' && (isRefusal || isAllergy(before, after)),
    ...(areAllergies && isDangerous(text) ? { isSevere: true as const } : {}),
    form:
      entry.kind === 'herb'
        ? formOf(entry.id, compoundForm(text.slice(start, end)) ?? formAround(text, { start, end }), after)
        : medicineForm(entry, before, after),
  };
}

/** "Kamillentee" is a tea; "Fybogel" is a name of its own. */
function compoundForm(named: string): Form | undefined {
  const word = phraseOf(named);
  return lexicon().phrases.has(word) ? undefined : germanForm(word);
}

/** Of a homeopathic dilution of C12 or more nothing of the herb is left; "vitamin D 50k" is fifty thousand units. */
function isDilutedAway(key: string, after: string): boolean {
  if (key.startsWith('vitamin-')) return false;
  return /^\s*(?:(?:1[2-9]|[2-9]\d|\d{3,4})\s?(?:c|ch|ck|k)|c\s?(?:1[2-9]|[2-9]\d|\d{3,4}))\b/i.test(after);
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Of a medicine only whether it stays where it is put matters. */
function medicineForm({ kind, id }: Entry, before: string, after: string): Form {
  return kind === 'medicine' && isLocalForm(id, before, after) ? 'topical' : 'unspecified';
}

/** "Ulcer-free" tells of no ulcer; "seizure-free" tells of seizures. */
const neverReturns: ReadonlySet<string> = new Set(['peptic-ulcer', 'gallstones', 'kidney-stones', 'hiv']);

/** "Renal function: normal". */
const testedWell =
  /^ (?:function|tests?|bloods?|values|results?|panel|scan|ultrasound)\b[^.;,\n\d]{0,16}\b(?<!not |never |n['’]t )(?:normal|fine|good|ok|okay|clear|healthy)\b/i;

/** A condition that is denied, a relative's, or long over. */
function isNotTheirs(id: string, text: string, start: number, end: number): boolean {
  const named = start + leadingVerb(text.slice(start, end));
  const before = lastLine(text.slice(Math.max(0, named - 64), named));
  const isDeniedHere =
    testedWell.test(text.slice(end)) ||
    isDenied(before, firstLine(text.slice(named, end + 40))) ||
    isRuledOut(before, firstLine(text.slice(end, end + 48))) ||
    (neverReturns.has(id) && /^-free\b/i.test(text.slice(end)));
  return isDeniedHere || isAnothers(text, start, end) || isOver(id, text, start, end);
}
