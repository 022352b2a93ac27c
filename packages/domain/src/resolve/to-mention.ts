import type { Form } from '../herbs/form.ts';
import { isLocalForm } from '../medicines/local-form.ts';
import {
  cannotBear,
  isAllergy,
  isAllergyDenied,
  isDangerous,
  isHayFeverOf,
  isRefused,
  isTolerated,
} from './allergy-words.ts';
import { isDenied, isRuledOut, isUnwanted } from './denial.ts';
import { formOf } from './form-of.ts';
import { formAround } from './form-words.ts';
import { germanForm } from './german-compounds.ts';
import { type Entry, lexicon } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { isAnothers, isOver, leadingVerb } from './whose.ts';
import { isWishedFor } from './wished-classes.ts';
import { isOilSwallowed } from './oil-swallowed.ts';
import { phraseOf } from './words.ts';

/** A name and where it stands in a text. */
export interface Place {
  readonly text: string;
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  readonly areAllergies: boolean;
}

/** The name as the words around it tell of it: taken or not, an allergy or not, in which form. */
export function toMention(place: Place): Mention {
  const { text, entry, start, end, areAllergies } = place;
  const before = lastLine(text.slice(Math.max(0, start - 64), start));
  const after = firstLine(text.slice(end, end + 40));
  const isNeatOil = entry.kind === 'herb' && isOilSwallowed(entry.id, text, { start, end });
  const isRefusal = entry.kind === 'medicine' && isDenied(before, after, true) && isRefused(before, after);
  return {
    ...entry,
    text: text.slice(start, end),
    start,
    end,
    negated: !isTheirs(place, { before, after, isRefusal }),
    allergy:
      entry.kind !== 'condition' &&
      !isPen(entry.id, text.slice(start, end)) &&
      (isRefusal ||
        isAllergy(before, after) ||
        ((entry.kind === 'allergen' || entry.id === 'mugwort') && isHayFeverOf(before, text.slice(start, end), after))),
    ...(areAllergies && isDangerous(text) ? { isSevere: true as const } : {}),
    ...(isNeatOil ? { isOilSwallowed: true as const } : {}),
    form:
      isNeatOil && /oils?$/i.test(text.slice(start, end))
        ? 'extract'
        : entry.kind === 'herb'
          ? formOf(entry.id, compoundForm(text.slice(start, end)) ?? formAround(text, { start, end }), {
              name: text.slice(start, end),
              before,
              after,
            })
          : medicineForm(entry, before, after),
  };
}

/** "Allergic to peanuts, EpiPen and all": kept for the allergy. */
function isPen(id: string, named: string): boolean {
  return id === 'epinephrine' && /pens?$|jext|auvi|emerade|injector/i.test(named);
}

interface Around {
  readonly before: string;
  readonly after: string;
  /** It is a medicine that is not taken because it was not borne. */
  readonly isRefusal: boolean;
}

/** Whether they take it, have it, or are allergic to it, as the words around it say. */
function isTheirs({ text, entry, start, end, areAllergies }: Place, { before, after, isRefusal }: Around): boolean {
  if (isTolerated(entry, before, after)) return false;
  if (entry.kind === 'condition') return !isNotTheirs(entry.id, { text, start, end });
  if (entry.kind === 'herb' && isDilutedAway(entry.id, after)) return false;
  if (ownHormone.test(text.slice(start, end)) && !isReplaced.test(after)) return false;
  if (entry.id.startsWith('class:') && (isUnwanted(before) || isWishedFor(before, text.slice(start, end))))
    return false;
  if (areAllergies) return !isAllergyDenied(before + text.slice(start, end), after);
  if (entry.kind === 'allergen' && cannotBear(before)) return true;
  return isRefusal || !isDenied(before, after, true);
}

/** "For the cortisol": the body's own, and no tablet. */
const ownHormone = /^cortisol$/i;
const isReplaced = /^ (?:tablets?|pills?|creams?|replacement|injections?|shots?|therapy)\b/i;

/** "Kamillentee" is a tea; "Fybogel" is a name of its own. */
function compoundForm(named: string): Form | undefined {
  const word = phraseOf(named);
  return lexicon().phrases.has(word) ? undefined : germanForm(word);
}

/** Of a homeopathic dilution of C12 or D24 on nothing of the herb is left; "vitamin D 50k" is fifty thousand units. */
function isDilutedAway(key: string, after: string): boolean {
  if (key.startsWith('vitamin-')) return false;
  if (key === 'arnica' && homeopathicPellets.test(after)) return true;
  return inHundreds.test(after) || inTens.test(after);
}

const inHundreds = /^\s*(?:(?:1[2-9]|[2-9]\d|\d{3,4})\s?(?:c|ch|ck|k)|c\s?(?:1[2-9]|[2-9]\d|\d{3,4}))\b/i;
/** "30x", and not "30 x 500 mg". */
const inTens = /^\s*(?:(?:2[4-9]|[3-9]\d|\d{3})(?:x|dh?)|[dx]\s?(?:2[4-9]|[3-9]\d|\d{3}))\b(?!\s*\d)/i;

/** No arnica is sold in pellets but by homeopaths. */
const homeopathicPellets = /^\s*(?:homo?eopathic )?(?:pellets?|pil(?:l)?ules?|globuli|globules)\b/i;

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

/** A heart that races before a speech is no illness of its rhythm. */
const racing = /\brac(?:es|ing)\b/i;
const bigMoment =
  /\b(?:speech|presentation|exams?|interview|audition|stage|public speaking|speak in public|driving test|wedding|recital)\b/i;

/** A condition that is denied, a relative's, or long over. */
function isNotTheirs(id: string, { text, start, end }: Pick<Place, 'text' | 'start' | 'end'>): boolean {
  const named = start + leadingVerb(text.slice(start, end));
  const before = lastLine(text.slice(Math.max(0, named - 64), named));
  const isDeniedHere =
    testedWell.test(text.slice(end)) ||
    isDenied(before, firstLine(text.slice(named, end + 40))) ||
    isRuledOut(before, firstLine(text.slice(end, end + 48))) ||
    (neverReturns.has(id) && /^-free\b/i.test(text.slice(end)));
  const isOfNerves = id === 'arrhythmia' && racing.test(text.slice(start, end)) && bigMoment.test(text);
  return isDeniedHere || isOfNerves || isAnothers(text, start, end) || isOver(id, { text, start, end });
}
