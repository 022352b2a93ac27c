import type { Cast } from './cast.ts';
import type { Marker } from './markers.ts';
import { ageInYears } from './names-told.ts';
import type { Role } from './role.ts';

/** The words of a sentence from one who is named to the next. */
export interface Span {
  readonly owner: Role;
  readonly marker: Marker;
  readonly start: number;
  readonly end: number;
}

/** A sentence cut at the words that tell whom it is about. */
export function spansOf(sentence: string, markers: readonly Marker[], cast: Cast): readonly Span[] {
  const spans: Span[] = [];
  for (const [index, marker] of markers.entries()) {
    const here = spans.map((each) => each.owner);
    const next = markers[index + 1];
    const meant = cast.meantBy(marker, { here, sentence });
    // "He's my best friend": the one who is named next.
    const isNext = !cast.isKnown(meant) && next?.kind === 'kin' && isThatOne.test(sentence.slice(0, next.start));
    // "She lives with us and takes levodopa."
    const isBeside =
      /^(?:me|us|him|her|them)$/i.test(marker.word) &&
      ((/\b(?:with|for|to|from|of|at|by|near) $/i.test(sentence.slice(0, marker.start)) &&
        goesOn.test(sentence.slice(marker.end))) ||
        // "Meg, who carried me, is taking tamoxifen."
        (/, who [^,;]*$/i.test(sentence.slice(0, marker.start)) && isOfWho.test(sentence.slice(marker.end))));
    // "She's shivery, I took it and it said 38.4": hers.
    // "Carmen asks me a mix of horsetail": for her.
    const isAsked =
      /^(?:me|us)$/i.test(marker.word) && /\b(?:asks?|asked|begs?|begged) $/i.test(sentence.slice(0, marker.start));
    const isMeasured = marker.kind === 'self' && measures.test(sentence.slice(marker.end));
    const owner =
      (isBeside || isMeasured || isAsked ? here.at(-1) : undefined) ??
      (isNext ? cast.meantBy(next, { here, sentence }) : meant);
    spans.push({ owner, marker, start: marker.start, end: sentence.length });
  }
  return spans.map((span, index) => ({ ...span, end: spans[index + 1]?.start ?? sentence.length }));
}

/** The same, where words that mean one person follow each other: "I come out in welts whenever I touch daisies". */
export function runsOf(spans: readonly Span[]): readonly Span[] {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last?.owner === span.owner) runs[runs.length - 1] = { ...last, end: span.end };
    else runs.push(span);
  }
  return runs;
}

const measures =
  /^(?:['’]ve)? (?:just |only )?(?:took|taken|take|measured|checked|tested|read) (?:it|(?:her|his|the) (?:temperature|temp|pulse|pressure|sugar|oxygen))\b/i;
const goesOn =
  /^,? (?:and|but) (?:\w+ly )?(?:takes?|has|have|is|am|was|wants?|drinks?|uses?|likes?|needs?|asks?|gets?|sleeps?|eats?|had|does|also|can(?:no|['’])?t|feels?|lies?|wakes?)\b/i;
const isOfWho = /^[^,;]{0,24}, (?:is|has|had|takes|was|wants|drinks|needs|asked|would|also|and)\b/i;
const isThatOne = /\b(?:he|she)(?:['’]s| is) $/i;

/** "My husband's tablets are apixaban" as "his tablets are apixaban", and "my pregnant wife" as well as it stands. */
export function tellings(
  words: string,
  { start, end, kind, isPossessive, name }: Marker,
  { whose }: Role,
): readonly string[] {
  const called = words.slice(0, end - start);
  const rest = ageBehind(words.slice(end - start).replace(name ?? '', ''));
  if (kind === 'he' || kind === 'she') return [words.replace(/^(s?he)s\b/i, "$1's")];
  if (kind === 'self') return [/^(?:i|my|me|we|our|mine|im|us)\b/i.test(called) ? words : `I ${rest}`];
  const [one, ones] = whose === 'her' ? ['she', 'her'] : ['he', 'his'];
  const isShortIs = !isPossessive && /['’]s$/.test(called);
  const told = `${isPossessive ? ones : one}${isShortIs ? "'s" : ''} ${rest}`
    .replaceAll(/\s+/g, ' ')
    .replace(/^(s?he) are\b/, '$1 is')
    .trim();
  const aged = isOfAge.exec(told)?.[1];
  const facts = aged === undefined ? [told] : [told, `${one} is ${aged}`];
  return /\d|pregnant|diabetic|nursing|[- ]olds?$/i.test(called) ? [called, ...facts] : facts;
}

/** "My husband Karan, 33, takes" as "he is 33, takes". */
function ageBehind(words: string): string {
  return words
    .replace(besideName, (_, age: string) => ` is ${age},`)
    .replace(/^[\s,]+(?=(?:is|has|was|takes|had|can|needs|wants)\b)/i, ' ');
}

/** "Meera at the next desk is 45 and". */
const isOfAge = new RegExp(String.raw`^[^,.;:]{0,40} is (${ageInYears})(?=[.,;]|$| and\b)`, 'i');

const besideName = new RegExp(
  `^[\\s,]*(?:,|:|=|\\() ?(?:aged? |who(?:['’]s| is) |now |only |just )*(${ageInYears}(?: (?:weeks?|months?)(?: old)?)?)(?=\\)?(?:[,.;:)]|$| and\\b| who\\b))\\)?,?`,
  'i',
);

/** The words of a sentence that are about this person. */
export function wordsAbout(role: Role, spans: readonly Span[], sentence: string): string {
  const own = runsOf(spans).filter(({ owner }) => owner === role);
  if (own.length === 0 || own.length === runsOf(spans).length) return sentence;
  const words = own.map(({ start, end, marker }) => tellings(sentence.slice(start, end), marker, role).at(-1));
  const lead = own[0]?.start === spans[0]?.start ? sentence.slice(0, own[0]?.start) : '';
  return [lead, ...words].join(' ').replaceAll(/\s+/g, ' ').trim();
}
