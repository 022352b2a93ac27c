import { madeReady } from '../../made-ready.ts';
import { isGivenName } from '../../resolve/given-names.ts';
import { lately } from '../../resolve/lately.ts';
import { tensInDigits } from '../../resolve/number-words.ts';
import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { distance } from '../../resolve/words.ts';
import { ageSetApart } from '../person/age-set-apart.ts';
import { allSigns } from './all-rules.ts';
import { alarmsInEnglish } from './tongues/in-english.ts';
import { AlarmVocabulary } from './words/alarm-vocabulary.ts';
import { everydayWords } from './words/everyday-words.ts';
import { realWords } from './words/real-words.gen.ts';
import { shortForms } from './words/short-forms.ts';

/** Words an alarm hangs on: someone in distress misspells them. */
const alarmWords = [
  'anaphylactic',
  'anaphylaxis',
  'bleeding',
  'breathing',
  'breathe',
  'collapsed',
  'convulsing',
  'convulsions',
  'overdose',
  'overdosed',
  'paralysed',
  'paralyzed',
  'poisoned',
  'pregnant',
  'seizure',
  'seizures',
  'suicidal',
  'suicide',
  'swallowed',
  'swelling',
  'swollen',
  'testicle',
  'throwing',
  'toddler',
  'unconscious',
  'unresponsive',
  'vomiting',
  'bleach',
  'antifreeze',
  'paracetamol',
];
const known = new Set(alarmWords);

const [apart, toldAsAge] = ageSetApart;

/** A message with short forms written one way and misspelt alarm words mended; places in it are its own. */
export const plainWords = lately((text: string): string => {
  const plain = tensInDigits(withoutShortForms(alarmsInEnglish(withoutAccents(text)))).replaceAll(apart, toldAsAge);
  return plain.replaceAll(/[a-z]{5,18}/gi, (word) => mended(word.toLowerCase()) ?? word);
});

/** What one form is written out to may be part of the next. */
const withoutShortForms = replacerOf(() => shortForms);

/** Foreign signs are written without accents here. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('œ', 'oe');
}

/** Real words one slip from an alarm word. */
const meantSo = new Set(
  'bleeding breeding pleading bleaching beaching breathed breather breathes breaded breading wreathing throwing growing crowing knowing thawing swallow swallows swallowed wallowed shallowed hallowed smelling spelling dwelling swilling sweating wellington overdone overdue overdoes overdoses vomitings swallower collapses collapse seizures seizure leisure secure poisoner poisons poisoning voting toddlers bleached bleaches testicles testicular suicides throning overuse overdosing wilting swelled'.split(
    ' ',
  ),
);

const vocabulary = madeReady(() => AlarmVocabulary.ofAll(allSigns));

function mended(word: string): string | undefined {
  if (known.has(word) || meantSo.has(word) || realWords.has(word) || everydayWords.has(word)) return undefined;
  if (isGivenName(word)) return undefined;
  return nearestLately(word) ?? undefined;
}

/** The word of a sign that a word may be a slip of. */
export function nearestAlarmWord(word: string): string | undefined {
  return vocabulary().meantBy(word) ?? farFrom(word);
}

/** The same few words without a sign stand in most messages. */
const nearestLately = lately((word) => nearestAlarmWord(word) ?? null);

/** In the longest and weightiest words two slips are mended. */
function farFrom(word: string): string | undefined {
  if (word.length < 6 || vocabulary().words.has(word)) return undefined;
  const most = word.length > 9 ? 2 : 1;
  return alarmWords.find(
    (each) =>
      each.length >= 7 && each[0] === word[0] && distance(word, each, most) <= most && !isInflection(word, each),
  );
}

/** "swell" and "pregnancy" are words of their own. */
function isInflection(word: string, each: string): boolean {
  return each.startsWith(word) || word.startsWith(each);
}
