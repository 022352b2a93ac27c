import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import { formBehind } from './form-behind.ts';
import { toItem } from '../../../safety/item.ts';
import { isOfPollen } from '../named-things/names-a-herb.ts';
import { sentencesOfStory } from '../story.ts';
import { Cast, type Profile } from './cast.ts';
import { type Marker, markersIn } from './markers.ts';
import type { Role } from './role.ts';
import { takerAmong } from './taker-among.ts';

/** Somebody a long message tells of. The one who writes has no relation. */
export type PersonTold = Pick<Role, 'relation' | 'name' | 'whose' | 'isAside' | 'isAcquaintance' | 'told' | 'herbs' | 'story' | 'wishes'> & {
  /** The chosen profile is theirs. */
  readonly isOfProfile: boolean;
};

/** The words of a sentence from one who is named to the next. */
export interface Span {
  readonly owner: Role;
  readonly marker: Marker;
  readonly start: number;
  readonly end: number;
}

/**
 * Everybody a long message tells of, each with what is told of them: a fact belongs to the one whom the last word before it in its
 * sentence means ("my husband", "she", "my"), or else to the one the sentence before was about. The one who writes comes first. Empty
 * where the message is no long one.
 */
export function peopleTold(message: string, profile: Profile): readonly PersonTold[] {
  const sentences = sentencesOfStory(message);
  if (sentences.length === 0) return [];
  const cast = new Cast(profile);
  const names = namesIn(sentences, profile.name);
  for (const [place, sentence] of sentences.entries()) hear(sentence, { cast, place, markers: markersIn(sentence, names) });
  for (const { ideas, herbs } of cast.all)
    for (const [id, { herb, from }] of ideas) if (from.isAcquaintance && !herbs.has(id)) herbs.set(id, herb);
  const owner = cast.ownerOfProfile();
  return cast.all.map((role) => ({ ...role, isAcquaintance: role.isAcquaintance, isOfProfile: role === owner }));
}

interface Hearing {
  readonly cast: Cast;
  readonly place: number;
  readonly markers: readonly Marker[];
}

function hear(sentence: string, { cast, place, markers }: Hearing): void {
  const before = cast.about;
  const spans = spansOf(sentence, markers, cast);
  const lead = sentence.slice(0, spans[0]?.start);
  if (/\p{L}{4}/u.test(lead)) before.learn(lead);
  for (const [index, { owner, marker, start, end }] of spans.entries()) {
    const words = sentence.slice(start, end);
    for (const told of tellings(words, marker, owner)) owner.learn(told);
    const other = spans[index - 1]?.owner;
    if (other !== undefined && other !== owner && isOfBoth.test(words)) other.learn(words);
    if (owner !== cast.writer && (isGone.test(words) || /\blate $/i.test(sentence.slice(0, start)))) owner.isAside = true;
    if (marker.kind !== 'kin' || !isQuoted.test(words)) owner.sentences.add(place);
    owner.isAskedFor ||= wants.test(words) || (asks.test(sentence) && (!marker.isPossessive || owner.name !== null));
  }
  const herbs = herbsIn(sentence);
  const namedBefore = cast.lastNamed;
  for (const mention of herbs) {
    const taker = takerAmong(spans, mention, sentence);
    const isSure = taker !== null && !taker.isAcquaintance;
    const named = { item: toItem(mention), words: inItsForm(mention, sentence), isSure };
    cast.lastNamed = named;
    (taker ?? before).herbs.set(mention.id, named);
    if (taker?.isAcquaintance === true) before.ideas.set(mention.id, { herb: named, from: taker });
  }
  const matters = spans.filter(({ owner }) => !owner.isAside && !owner.isFar);
  const subject = matters.find(({ marker }) => !marker.isPossessive);
  const askedFor = matters.find(({ start, marker }) => marker.kind === 'kin' && writesFor.test(sentence.slice(0, start)));
  cast.about = (askedFor ?? subject)?.owner ?? before;
  const isWish = herbs.length === 0 && asks.test(sentence) && wishes.test(sentence);
  for (const role of topicsOf(matters, before, cast)) {
    const told = toldOf(role, spans, sentence);
    role.story.set(place, told);
    if (isWish) role.wishes.push(told);
  }
  if (isWish && forAll.test(sentence)) for (const role of cast.all) if (!role.story.has(place)) role.wishes.push(sentence);
  for (const { owner, start, end } of matters)
    if (namedBefore !== null && herbs.length === 0 && takesItToo.test(sentence.slice(start, end)))
      owner.herbs.set(namedBefore.item.id, namedBefore);
}

/** Whom a sentence is about: the one who writes only where it begins with "I", or names nobody else. */
function topicsOf(matters: readonly Span[], before: Role, { writer }: Cast): ReadonlySet<Role> {
  const [first] = matters;
  if (first === undefined) return new Set([before]);
  const others = matters.flatMap(({ owner }) => (owner === writer ? [] : [owner]));
  const isOwn = others.length === 0 || (first.owner === writer && !first.marker.isPossessive);
  return new Set(isOwn ? [writer, ...others] : others);
}

/** "She's going to have some too", "he wants the same". */
const takesItToo =
  /\b(?:have|take|try|use|drink|want|wants|like|likes)\b[^.?!]{0,16}\b(?:some|the same|one as well|(?:it|them|that|this|one) (?:too|as well|also|himself|herself))\b/i;

/** "My mum says castor oil": "she", later on, is hardly her. */
const isQuoted =
  /^[^,.;]{0,40}?\b(?:says?|said|swears?|reckons?|recommend(?:s|ed)?|told|tells|thinks|suggest(?:s|ed)?|insists?|advised?|keeps (?:on )?(?:saying|telling))\b/i;
const wants = /\b(?:(?:going to|gonna) (?:have|take|try|start)|wants?|wanted|would like|['’]d like|likes to|is thinking|thinks? of|thinks about|plans?|ordered|bought|asked (?:me|for)|wonders|is considering|hopes|keen)\b/i;
const asks = /\?|\b(?:suggest|recommend|advi[sc]e|wonder|ideas?|tips|(?:would|['’]d) (?:like|love)|looking for|hoping|let (?:me|us) know|tell (?:me|us)|grateful|need)\b/i;
/** "What else could we take", "is there a tea for the cough". */
const wishes =
  /\b(?:instead|(?:what|anything|something) else|suggest|recommend|alternatives?|(?:something|anything|a herb|herbs|a tea|remed(?:y|ies)) (?:for|to|that|which|natural|gentle|safe|good|against)|which herbs?|what (?:herbs?|tea|would you|can (?:i|we|he|she|you)|could (?:i|we|he|she|you)|should (?:i|we|he|she)|do you)|is there (?:an?|any|some)|any (?:ideas?|suggestions?|tips))\b/i;
export const forAll = /\b(?:both|each|all|any) of us\b|\bthe (?:two|three|four) of us\b|\b(?:whole|entire) family\b|\bfor us(?: both| all)?\b|\bwe (?:have|take|try|use)\b/i;

/** The words of a sentence that are about this person. */
function toldOf(role: Role, spans: readonly Span[], sentence: string): string {
  const own = spans.filter(({ owner }) => owner === role);
  if (own.length === 0 || own.length === spans.length) return sentence;
  const words = own.map(({ start, end, marker }) => tellings(sentence.slice(start, end), marker, role).at(-1));
  return [sentence.slice(0, spans[0]?.start), ...words].join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** "Turmeric capsules": swallowed arnica is not "arnica gel". */
function inItsForm({ text, end }: Mention, sentence: string): string {
  return text + (formBehind.exec(sentence.slice(end))?.[0] ?? '');
}

function spansOf(sentence: string, markers: readonly Marker[], cast: Cast): readonly Span[] {
  const spans: Span[] = [];
  for (const [index, marker] of markers.entries()) {
    const here = spans.map((each) => each.owner);
    const next = markers[index + 1];
    // "He's my best friend": the one who is named next.
    const owner =
      cast.meantBy(marker, { here, sentence }) ??
      (next?.kind === 'kin' && isThatOne.test(sentence.slice(0, next.start)) ? cast.meantBy(next, { here, sentence }) : null);
    if (owner !== null) spans.push({ owner, marker, start: marker.start, end: sentence.length });
  }
  return spans.map((span, index) => ({ ...span, end: spans[index + 1]?.start ?? sentence.length }));
}

/** "I'm writing about my mum". */
const writesFor = /\b(?:writing|write|asking|ask|question|enquir\w+|here|it['’]?s|this is) (?:is )?(?:about|for|on behalf of|regarding|concerning) $/i;
const isThatOne = /\b(?:he|she)(?:['’]s| is) $/i;

function herbsIn(sentence: string): readonly Mention[] {
  const { mentions } = readText(sentence);
  return mentions.filter((each) => each.kind === 'herb' && !each.negated && !each.allergy && !isOfPollen(each, mentions));
}

/** "My husband's tablets are apixaban" as "his tablets are apixaban", and "my pregnant wife" as well as it stands. */
function tellings(words: string, { start, end, kind, isPossessive, name }: Marker, { whose }: Role): readonly string[] {
  const called = words.slice(0, end - start);
  const rest = words.slice(end - start).replace(name ?? '', '');
  if (kind === 'he' || kind === 'she') return [words.replace(/^(s?he)s\b/i, "$1's")];
  if (kind === 'self') return [/^(?:i|my|me|we|our|mine|im|us)\b/i.test(called) ? words : `I ${rest}`];
  const [one, ones] = whose === 'her' ? ['she', 'her'] : ['he', 'his'];
  const told = `${isPossessive ? ones : one}${!isPossessive && /['’]s$/.test(called) ? "'s" : ''} ${rest}`.replaceAll(/\s+/g, ' ');
  return /\d|pregnant|diabetic|nursing/i.test(called) ? [called, told] : [told];
}

const isGone = /\b(?:died|passed away|is dead|when (?:he|she) was alive)\b/i;
const isOfBoth = /\b(?:both|all (?:of us|three)|each of us|the two of us)\b/i;

/** The names a message gives to its people, "my wife Maureen", and the one of the profile. */
function namesIn(sentences: readonly string[], ofProfile: string | null): readonly string[] {
  const called = sentences.flatMap((sentence) => markersIn(sentence, []).flatMap(({ name }) => name ?? []));
  const own = ofProfile !== null && /^\p{L}{2,}$/u.test(ofProfile) ? [ofProfile] : [];
  return [...new Set([...called, ...own])];
}
