import { readText } from '../../../resolve/read.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "No, I meant the leaf", after olive; "and is Siberian the same?", after ginseng: the name it makes with what was spoken of. */
export function withPartMeant(text: string, history: AdvisorRequest['history']): string {
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  if (last === '') return text;
  return partOf(text, history) ?? saltOf(text, last) ?? kindOf(text, history) ?? text;
}

function partOf(text: string, history: AdvisorRequest['history']): string | null {
  const part = partMeant.exec(withPlainApostrophes(text))?.[1]?.toLowerCase();
  if (part === undefined) return null;
  // "Picked a load, can I eat them raw?" names it no more: it is the plant of the question before.
  const told = history.flatMap(({ role, text: said }) => (role === 'user' ? [said] : [])).slice(-lately);
  const last =
    told.findLast((said) => readText(said).mentions.some(({ kind }) => kind === 'herb')) ?? told.at(-1) ?? '';
  for (const word of last.match(/[A-Za-z]{4,}/g) ?? []) {
    if (commonWords.has(word.toLowerCase())) continue;
    const name = `${word} ${part}`;
    if (last.toLowerCase().includes(name.toLowerCase())) return null;
    if (isOneHerb(name)) return last.replace(word, name);
  }
  const [plant, ...others] = readText(last).mentions.filter(({ kind }) => kind === 'herb');
  return plant === undefined || others.length > 0 ? null : `what about the ${part}?`;
}

/** "Glycinate vs oxide vs citrate?", after magnesium: of the salts of that. */
function saltOf(text: string, last: string): string | null {
  const named = text.match(salts) ?? [];
  const own = readText(last).mentions.filter(({ id }) => ofSalts.has(id));
  const [mineral, ...others] = own;
  const [salt] = named;
  if (mineral === undefined || salt === undefined || others.length > 0) return null;
  if (text.length > longest || readText(text).mentions.some(({ id }) => id === mineral.id)) return null;
  return named.length > 1
    ? mineral.id === 'magnesium'
      ? `which form of magnesium is better, ${named.join(' or ')}?`
      : `which form of ${mineral.text}?`
    : text.replace(salt, `${mineral.text} ${salt}`);
}

const longest = 70;
const salts =
  /\b(?:bis ?glycinate|glycinate|citrate|oxide|malate|taurate|threonate|chloride|carbonate|sul(?:f|ph)ate|fumarate|gluconate|picolinate|lactate|orotate|methyl(?:cobalamin)?|cyano(?:cobalamin)?|hydroxo(?:cobalamin)?)\b(?! blue)/gi;
const ofSalts: ReadonlySet<string> = new Set(
  'magnesium iron zinc calcium potassium copper manganese vitamin-b12 chromium selenium'.split(' '),
);

/** A kind that is told by its first word alone: "Siberian", "Korean", "Roman". */
function kindOf(text: string, history: AdvisorRequest['history']): string | null {
  const word = kindMeant.exec(text)?.[1];
  if (word === undefined || commonWords.has(word.toLowerCase()) || namesAHerb(word)) return null;
  const named = history
    .filter(({ role }) => role === 'user')
    .slice(-lately)
    .flatMap(({ text: said }) => readText(said).mentions.filter(({ kind }) => kind === 'herb'));
  for (const { text: name } of named.toReversed()) {
    const noun = name
      .split(' ')
      .toReversed()
      .find((each) => each.length > 3 && isOneHerb(`${word} ${each}`));
    if (noun !== undefined) return text.replace(word, `${word} ${noun}`);
  }
  return null;
}

const lately = 2;

function isOneHerb(name: string): boolean {
  const [first, ...rest] = readText(name).mentions;
  return first?.kind === 'herb' && rest.length === 0 && first.end - first.start === name.length;
}

function namesAHerb(word: string): boolean {
  return readText(word).mentions.length > 0;
}

const partMeant =
  /^\W*(?:(?:no|sorry|oh|wait|but|and|actually)\b[ ,]*)*(?:(?:i (?:meant|mean)|what i meant (?:is|was)|meant|it(?:'s| is|'d be)|you know,?) |(?<=\b(?:no|sorry|wait)\b[ ,]*)(?=(?:the|its) ))(?:the |its )?(leaf|leaves|root|roots|seeds?|oil|fruits?|flowers?|bark|berry|berries|gel|juice|peel|powder|extract)(?:,? (?:of it|not (?:the |its )?\w+|though|actually|sorry|instead))*\W*$/i;
const kindMeant =
  /^\W*(?:(?:and|so|but|ok|or|what about|how about|isn't|is|are)\b[ ,]*)+(?:the )?([a-z]{5,})(?: (?:one|kind|type|sort|then|the same|is the same|any different|different|better|ok|safe|too|instead|plant|the same (?:thing|plant))\b[^?]{0,24})?\W*$/i;
const commonWords: ReadonlySet<string> = new Set(
  'good does help take tea with from that this what which have blood pressure knees sleep skin about best work well safe there their they your mine would could should other another before after every night morning daily cream tablets capsules really actually instead same green black white sweet'.split(
    ' ',
  ),
);
