import { findHerb } from '../../../herbs/catalogue.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { inSentence } from '../../wording/names.ts';
import { herbsSpokenOf } from '../spoken-of.ts';
import { type Candidate, lastNamed } from './side-by-side.ts';
import { forMeToo, takenAllAlong } from './ways-to-point.ts';

/** "I have been having it since Sunday", after one herb was asked of. */
function justNamed(
  _: RegExpExecArray,
  { turns }: { readonly turns: readonly (readonly Candidate[])[] },
): string | null {
  const [only, ...others] = lastNamed(turns);
  return only === undefined || others.length > 0 ? null : inSentence(only.name);
}

/** "And for me only?", right after one herb was asked of for a child. */
function justAskedOf(_: RegExpExecArray, { history }: Pick<AdvisorRequest, 'history'>): string | null {
  const last = history.findLast(({ role }) => role === 'user');
  const [herb, ...others] = last === undefined ? [] : herbsSpokenOf(last);
  return herb === undefined || others.length > 0 ? null : `is ${inSentence(herb.name)} ok for me?`;
}

interface Spoken {
  readonly turns: readonly (readonly Candidate[])[];
  readonly all: readonly Candidate[];
}

/** Of what the person named: a vitamin, a mineral or melatonin, and not the tea that was offered since. */
function soldAsGummies({ 0: word, input }: RegExpExecArray, { all }: Spoken): string | null {
  if (namesAHerb(input)) return null;
  const meant = all.findLast(({ by, id }) => by === 'user' && comesAsGummies(id));
  return meant === undefined ? null : `${inSentence(meant.name)} ${word}`;
}

function comesAsGummies(id: string): boolean {
  return gummies.has(id) || ['vitamin', 'mineral', 'nutrient'].includes(findHerb(id)?.kind ?? '');
}

const gummies: ReadonlySet<string> = new Set(['melatonin', 'elderberry', 'ashwagandha', 'hemp-cbd', 'turmeric']);

/** Tea with the iron that was spoken of. */
function besideTheTablet({ 1: drink = '', 2: between = '' }: RegExpExecArray, { turns }: Spoken): string | null {
  const [last, ...others] = lastNamed(turns);
  if (last === undefined || others.length > 0 || !heldBack.has(last.id)) return null;
  return `${drink.toLowerCase() === 'coffee' ? 'coffee' : 'black tea'}${between}${inSentence(last.name)}`;
}

const heldBack: ReadonlySet<string> = new Set(['iron', 'zinc', 'calcium']);

/** What they told of themselves stays. */
function lastSpokenOf({ 1: told = '' }: RegExpExecArray, { turns }: Spoken): string | null {
  const [last, ...others] = lastNamed(turns);
  return last === undefined || others.length > 0
    ? null
    : `${told.replace(/^[ ,]+/, '')} is ${inSentence(last.name)} ok for me?`;
}

/** "If I just get gummies online?", of what the person had named and is sold so. */
const asGummies = /(?<!\b(?:wine|fruit|sugar) )\bgumm(?:y|ies)\b(?! bears?\b)/i;

/** "My tea ok with it?", "can I have coffee with them?", after a tablet that drinks hold back. */
const drinkBeside =
  /\b(?:(?:my |a |the |usual |morning |normal |cups? of |mugs? of )+)?(tea|coffee|cuppa)\b(?! tree)([^?]{0,24}\bwith )(?:it|them|that|those)\b/i;

/** "And me, I take nothing, still fine for me?", after somebody else was asked for. */
const stillForMe =
  /^\W*(?:(?:and|but|ok|okay|so|what about|how about)\b[ ,]*)*(?:for )?(?:me|myself|mine)\b([^?]{0,60}?)(?:(?:is|are|it's|its|they're)\b[^?]{0,12})?\b(?:still )?(?:ok|okay|fine|safe|alright|all right|good)\b(?: for me| then| though)*\W*$/i;

/** Ways to speak of what was named before, each with what is meant. */
export const spokenOfBefore = [
  [asGummies, soldAsGummies],
  [drinkBeside, besideTheTablet],
  [stillForMe, lastSpokenOf],
  [takenAllAlong, justNamed],
  [forMeToo, justAskedOf],
] as const;
