import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';
import { byLastWord } from './ways-to-point.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/** "With the cohosh": black cohosh, while nothing else of the talk ends so and the word alone is no herb. */
export function inLastWord(text: string, all: readonly Candidate[]): string {
  const found = byLastWord.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (found === null || word === undefined || namesAHerb(word) || ordinaryNouns.has(word)) return text;
  const own = all.filter(({ name }) => lastWordsOf(name).includes(word));
  const ids = new Set(own.map(({ id }) => id));
  const [meant] = own;
  if (ids.size !== 1 || meant === undefined) return text;
  const full = readText(text).mentions.some(({ id }) => id === meant.id);
  return full ? text : text.replace(found[0], inSentence(meant.name));
}

/** "Primrose" of evening primrose oil, "cohosh" of black cohosh. */
function lastWordsOf(name: string): readonly string[] {
  const words = name
    .toLowerCase()
    .replace(/ ?\(.*$/, '')
    .split(/[ /]+/);
  return words.length < 2 ? [] : words.slice(1).filter((each) => !ordinaryNouns.has(each));
}

const ordinaryNouns: ReadonlySet<string> = new Set(
  'leaf leaves root seed seeds flower flowers berry berries fruit bark juice extract powder clover oil water medicine thing night evening'.split(
    ' ',
  ),
);

/** "Those lattes": the turmeric lattes of before. */
export function drunkBefore(found: RegExpExecArray, history: AdvisorRequest['history']): string | null {
  const whole = new RegExp(String.raw`\w ${found[1] ?? ''}(?:s|es)?$`, 'i');
  const named = history
    .toReversed()
    .flatMap(({ role, text }) =>
      role === 'user' ? readText(text).mentions.filter((each) => each.kind === 'herb' && whole.test(each.text)) : [],
    );
  return named[0]?.text ?? null;
}

/** "The tea", "the ointment": the herb of the talk that was named in that form. */
export function formMeant(text: string, form: string, history: AdvisorRequest['history']): string | null {
  return namedInForm(form, history) ?? rubbedByThem(text, form, history);
}

/** "I'll begin with the tea", after "valerian capsules or chamomile tea?": the one of several that was named in that form. */
function namedInForm(form: string, history: AdvisorRequest['history']): string | null {
  const ofForm = new RegExp(String.raw`\b${form.replace(/s$/, '')}s?\b`, 'i');
  const several = history
    .flatMap(({ role, text }) => {
      const herbs = role === 'user' ? readText(text).mentions.filter(({ kind }) => kind === 'herb') : [];
      const told = herbs.map(({ id, text: name, end }) => ({ id, words: `${name}${nextWord(text, end)}` }));
      return new Set(told.map(({ id }) => id)).size > 1 ? [told] : [];
    })
    .at(-1);
  const [only, ...others] = several?.filter(({ words }) => ofForm.test(words)) ?? [];
  return only === undefined || others.length > 0 ? null : only.words;
}

/** "Could gran rub the ointment on her back", after "comfrey ointment on a rolled ankle": it is that one, checked for her. */
function rubbedByThem(text: string, form: string, history: AdvisorRequest['history']): string | null {
  if (!onTheSkin.test(form) || !theyUseIt.test(text)) return null;
  const last = history.findLast(({ role, text: told }) => role === 'user' && namesAHerb(told))?.text ?? '';
  const [herb, ...others] = readText(last).mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
  return herb === undefined || others.length > 0 ? null : `${herb.text.replace(onTheSkin, '').trim()} ${form}`;
}

const onTheSkin = /\b(?:cream|gel|ointment|balm|rub|lotion|salve)s?\b/i;
const theyUseIt =
  /\b(?:she|he|they|mum|mom|dad|gran\w*|nan|nana|(?:my|our|her|his) (?:[\w-]+ ){0,2}\w+) (?:also |too )?(?:use|rub|put|try|have|apply|get|smear|do)\b/i;

function nextWord(text: string, end: number): string {
  return /^ \w+/.exec(text.slice(end))?.[0] ?? '';
}

/** "Not DGL, normal root is cheaper", "can I use the plain kind instead?", after what is made of a plant: the plant itself, to be checked anew. */
const ordinaryKind =
  /^(?:[^]*\b(?:not|no|without|instead of|rather than) \w+[ ,;]+)?[^]*?\b(?:normal|ordinary|regular|plain|usual|real|whole|standard|full)(?: old)? (?:root|one|kind|sort|type|version|stuff|li(?:quorice|corice)(?: roots?| tea)?)\b[^]*$/i;

function ofThePlant([words]: RegExpExecArray, last: readonly Candidate[]): string | null {
  const [made, ...others] = last;
  const plant = made === undefined || others.length > 0 ? undefined : madeOf[made.id];
  if (plant === undefined) return null;
  return /\b(?:what|how|why|which|diff\w*|than|better)\b/i.test(words) ? null : `can I take ${plant} instead?`;
}

const madeOf: Readonly<Record<string, string>> = { 'dgl-licorice': 'licorice root' };

/** "Or cloves from the kitchen?", "how many cloves?", after garlic: of the bulb, and not the spice. */
const cloves =
  /\b(?:how many (?:raw |fresh |whole )*cloves|(?:(?:an?|one|two|three|the|some|raw|fresh|crushed|whole|actual|real|\d) )*cloves?)\b(?! (?:oil|tea|buds?|powder|spice))(?![^]*\b(?:oil|tooth\w*|teeth|gums?|garlic)\b)/i;

function ofGarlic([words]: RegExpExecArray, last: readonly Candidate[]): string | null {
  if (last.length !== 1 || last[0]?.id !== 'garlic') return null;
  return /^how many/i.test(words) ? 'how much garlic in food' : 'garlic in food';
}

/** What is meant of the one plant that was named last. */
export const ofThatPlant: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, last: readonly Candidate[]) => string | null,
])[] = [
  [cloves, ofGarlic],
  [ordinaryKind, ofThePlant],
];
