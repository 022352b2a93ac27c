import { isToldInFiction } from '../../../safety/red-flags/told-in-fiction.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';
import { sentencesOfStory } from '../story.ts';
import { Cast, type Profile } from './cast.ts';
import { putToTakers } from './herbs-taken.ts';
import { markersIn } from './markers.ts';
import { isWrittenBy, namesIn } from './names-told.ts';
import { meantTogether, membersOf, ofOneOf } from './groups.ts';
import { tellsANeed } from './needs.ts';
import { petIn } from './pets-told.ts';
import type { Role } from './role.ts';
import { runsOf, type Span, spansOf, tellings, wordsAbout } from './spans.ts';
import { asks, asTheirs, forAll, wishesIn } from './wishes.ts';

/** Somebody a long message tells of. The one who writes has no relation. */
export type PersonTold = Pick<
  Role,
  'relation' | 'name' | 'whose' | 'isAside' | 'isAcquaintance' | 'isFar' | 'told' | 'herbs' | 'story' | 'wishes'
> & {
  /** What is told of them to be helped with, in words of their story: "she has a tickly cough at night". */
  readonly needs: readonly string[];
  /** The chosen profile is theirs. */
  readonly isOfProfile: boolean;
};

/**
 * Everybody a long message tells of, each with what is told of them: a fact belongs to the one whom the last word before it in its
 * sentence means ("my husband", "she", "my"), or else to the one the sentence before was about. The one who writes comes first. Empty
 * where the message is no long one.
 */
export function peopleTold(message: string, profile: Profile): readonly PersonTold[] {
  const sentences = sentencesOfStory(message);
  if (sentences.length === 0) return [];
  const cast = new Cast({ ...profile, isWriters: isWrittenBy(sentences, profile.name) });
  const names = namesIn(sentences, profile.name);
  for (const [place, sentence] of sentences.entries())
    if (petIn(sentence) === null) hear(sentence, { cast, place, names });
  for (const { ideas, herbs } of cast.all)
    for (const [id, { herb, from }] of ideas) if (from.isAcquaintance && !herbs.has(id)) herbs.set(id, herb);
  for (const { herbs, isAside, isAcquaintance } of cast.all)
    for (const [id, herb] of isAside || isAcquaintance ? [] : cast.shared) if (!herbs.has(id)) herbs.set(id, herb);
  shareAmongMembers(cast.all);
  if (sentences.some((sentence) => ofThese.test(sentence)))
    for (const { herbs, isAside, isAcquaintance } of cast.all)
      for (const [id, herb] of isAcquaintance && !isAside ? herbs : [])
        if (!cast.writer.herbs.has(id)) cast.writer.herbs.set(id, herb);
  const owner = cast.ownerOfProfile();
  return cast.all.map((role) => ({
    ...role,
    needs: [...role.story.values()].filter((words) => !role.wishes.includes(words) && tellsANeed(words)),
    isAside: role.isAside,
    isAcquaintance: role.isAcquaintance,
    isFar: role.isFar,
    isOfProfile: role === owner,
  }));
}

/** "My parents want something for constipation. Dad is 80": what is asked for several is asked for each of them. */
function shareAmongMembers(all: readonly Role[]): void {
  for (const role of all) {
    const members = membersOf(role.relation ?? '', all);
    if (members.length === 0) continue;
    for (const member of members) member.wishes.push(...role.wishes.map((wish) => ofOneOf(wish, member)));
    role.isLeftOut = true;
  }
}

/** The one who writes, and whoever was told of last. */
function ofTheTwo({ all, writer }: Cast): readonly Role[] {
  const others = all.filter(({ relation, isAside, isFar }) => relation !== null && !isAside && !isFar);
  const [last] = others.toSorted((one, other) => other.lastSpokenOf() - one.lastSpokenOf());
  return last === undefined ? [] : [writer, last];
}

const weBoth = /\bwe(?: both| two| all)?(?:['’]ve|['’]re)?(?: both| all)\b|\bboth of us\b/i;

interface Hearing {
  readonly cast: Cast;
  readonly place: number;
  readonly names: readonly string[];
}

function hear(written: string, { cast, place, names }: Hearing): void {
  // "Hypothyroid no, that is my sister."
  // "Joyce is on it still", after warfarin.
  const sentence = written
    .replace(ofAnotherAfterAll, '$1$2')
    .replaceAll(gaveSoMany, '$1some')
    .replaceAll(overLongSince, over)
    .replace(onIt, (words) => (cast.lastMedicine === '' ? words : ` on ${cast.lastMedicine}`));
  // "In the play I have a heart attack": nobody's illness, and nobody's herb.
  if (isToldInFiction(sentence) && !sentence.includes('?')) return;
  const before = cast.about;
  const spans = spansOf(sentence, markersIn(sentence, names), cast);
  const runs = runsOf(spans);
  const [first] = runs;
  // "HRT scares me": what stands before oneself belongs to it.
  const ahead = sentence.slice(0, first?.start);
  const lead = first?.owner === before ? sentence.slice(0, first.end) : ahead;
  // "After two rounds of IVF she is pregnant": hers.
  const leads = first !== undefined && leadsUp.test(ahead) ? first.owner : before;
  if (/\p{L}{4}/u.test(ahead)) leads.learn(names.reduce((text, name) => text.replaceAll(name, ''), lead));
  for (const [index, run] of runs.entries()) learnFrom(run, { sentence, place, before: runs[index - 1]?.owner });
  // Much told in one breath hides an age.
  for (const { owner, marker, start, end } of spans)
    if (owner.told.ageYears === null) owner.learnAge(tellings(sentence.slice(start, end), marker, owner));
  putToTakers(sentence, spans, cast, before);
  const named = spans.find(({ owner, marker }) => marker.kind === 'kin' && !owner.isAside);
  if (named !== undefined && ofTheAccount.test(sentence)) named.owner.isCalledAsProfile = true;
  const matters = spans.filter(({ owner }) => !owner.isAside && !owner.isFar);
  const topics = topicsOf(matters, sentence, { before, writer: cast.writer });
  for (const role of topics) role.story.set(place, wordsAbout(role, spans, sentence));
  const asked = forAll.test(sentence) ? new Set(cast.all.filter(({ isAside }) => !isAside)) : topics;
  const together = asks.test(sentence) ? meantTogether(sentence, cast.all) : [];
  // "We both have colds."
  if (weBoth.test(sentence) && tellsANeed(sentence))
    for (const role of ofTheTwo(cast))
      role.story.set(place, sentence.replace(weBoth, role.relation === null ? 'I' : 'they'));
  for (const role of together) role.wishes.push(ofOneOf(sentence, role));
  if (together.length === 0) for (const [role, words] of wishesIn(sentence, spans, asked)) role.wishes.push(words);
  for (const { owner, start, end } of runs)
    if (owner !== cast.writer && cast.writer.herbs.size === 0 && hasItToo.test(sentence.slice(start, end)))
      owner.wishes.push(...cast.writer.wishes.slice(-1).map((wish) => asTheirs(wish, owner, null)));
  cast.about = subjectOf(matters, sentence) ?? before;
}

function learnFrom(
  { owner, marker, start, end }: Span,
  { sentence, place, before }: { readonly sentence: string; readonly place: number; readonly before: Role | undefined },
): void {
  const words = sentence.slice(start, end);
  // "I used to be on acitretin."
  const isOver = usedTo.test(words);
  for (const told of isOver ? [] : tellings(words, marker, owner)) owner.learn(told);
  if (feeds.test(words) && ofABaby.test(sentence.slice(end)))
    owner.learn(owner.relation === null ? 'I am breastfeeding' : 'she is breastfeeding');
  if (before !== undefined && before !== owner && isOfBoth.test(words)) before.learn(words);
  if (
    owner.relation !== null &&
    (ofADeath.test(words) ||
      /\b(?:lost|buried) $/i.test(sentence.slice(0, start)) ||
      /\blate\b/i.test(sentence.slice(start, marker.end)))
  )
    owner.isLeftOut = owner.isGone = true;
  if (marker.kind !== 'kin' || !isQuoted.test(words)) owner.sentences.add(place);
  const isMeant = asks.test(sentence) && (!marker.isPossessive || owner.name !== null);
  owner.wantsIt ||= wants.test(words);
  owner.isAskedFor ||=
    owner.wantsIt ||
    isMeant ||
    words.includes(over) ||
    (/\bfor $/i.test(sentence.slice(0, start)) && namesAHerb(sentence));
}

/** Whom a sentence is about: the one who writes only where it begins with "I", or names nobody else. */
function topicsOf(
  matters: readonly Span[],
  sentence: string,
  { before, writer }: { readonly before: Role; readonly writer: Role },
): ReadonlySet<Role> {
  const [first] = matters;
  if (first === undefined) return new Set([before]);
  const others = matters.flatMap(({ owner }) => (owner === writer ? [] : [owner]));
  // "My ankles swell and my daughter says nettle tea": of oneself too.
  const isOwn =
    others.length === 0 ||
    (first.owner === writer && (!first.marker.isPossessive || tellsANeed(sentence.slice(first.start, first.end))));
  return new Set(isOwn ? [writer, ...others] : others);
}

/** Whom the next sentence goes on about, where it names nobody. */
function subjectOf(matters: readonly Span[], sentence: string): Role | undefined {
  const askedFor = matters.find(
    ({ start, marker }) => marker.kind === 'kin' && writesFor.test(sentence.slice(0, start)),
  );
  return (askedFor ?? matters.find(({ marker }) => !marker.isPossessive))?.owner;
}

/** "My wife is nursing our daughter": the daughter is told of next, and the words end before her. */
const feeds = /\b(?:is|am|['’][sm]|still) (?:still )?(?:nursing|feeding) $/i;
const ofABaby = /^(?:our|my|her|the) (?:\w+ )?(?:daughter|son|bab(?:y|ies)|little one|boy|girl|newborn|twins)\b/i;
const ofAnotherAfterAll = /(^|[,;] )[^,;]{3,40}? no, (that(?:['’]s| is) (?:my|our) )/i;
/** "He gave Rab two and Colin one": no ages. */
const gaveSoMany =
  /((?:\b(?:g[ai]ve[sn]?|handed|offered|poured|slipped|sent|passed)|(?<=\b(?:gave|handed|offered|poured|passed) [^.?!]{2,30}) and) \p{L}+ )(?:one|two|three|four|five|six)(?=[,.;]| and\b|$)/giu;
/** "Which of these can I take?", of what mother and sister swear by. */
const ofThese =
  /\b(?:which|any|either|all|one|some|none) of (?:these|those|them|that|this|it)\b[^.?!]{0,40}\b(?:i|me|we|us)\b|\b(?:can|could|may|should) (?:i|we) (?:take|try|use|have|drink) (?:any|one|some|either|all|which) of (?:these|those|them|it|that)\b/i;
const over = 'takes no more';
/** "He has finished his doxycycline since", "was on heparin for a month, off it since", "lithium too once, stopped in 2019". */
const overLongSince =
  /\b(?:(?:has|have|had|['’][sd]|['’]ve) (?:since |long |already )?(?:finished|completed) (?:his|her|my|the|their) [\p{L}-]+(?: course| tablets)? (?:since\b(?! (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|this))|long ago|months ago|years ago|last (?:year|spring|summer|autumn|winter)|in (?:19|20)\d\d)|was on [\p{L}-]+ for [^,.;]{3,24}, (?:but )?(?:is |been |has been )?off it (?:ever )?since|[\p{L}-]+ (?:too )?once, stopped [^,.;]{0,24}(?:19|20)\d\d)/giu;
const usedTo = /\bused to (?:be on|take|have|need|get)\b(?![^]*\b(?:now|still|again|these days)\b)/i;
const onIt =
  /(?<=\b(?:is|are|am|was|been|be|still|also|now|both|went)|['’][sm]) on it\b(?= (?:still|too|as well|also|now|since)\b|[.,;!?]|$)/i;
const leadsUp = /^(?:after|since|with|because of|from|during|before|for|following|despite) [^,;:.]+ $/i;
/** "He wants to know if he can have the sleepy tea with me", where no herb was named. */
const hasItToo =
  /\b(?:can|could|may|to) (?:have|drink|take|share|try) (?:it|them|some|that|this|the (?:\w+ )?(?:tea|drink|stuff|remedy|thing|same))\b[^.?!]{0,12}\b(?:with|too|as well|also)\b/i;
/** "The profile on here is my son Leo's", "im on her login". */
const ofTheAccount = /(?<!\b(?:my|my own|mine|our) )\b(?:account|profile|log-?in|details|particulars)\b/i;
/** "I'm writing about my mum". */
const writesFor =
  /\b(?:writing|write|asking|ask|question|enquir\w+|here|it['’]?s|this is) (?:is )?(?:about|for|on behalf of|regarding|concerning) $/i;
/** "She passed away in March", "when he was alive". */
export const ofADeath = /\b(?:died|passed away|is dead|when (?:he|she) was alive|rest (?:his|her) soul|god rest)\b/i;
const isOfBoth = /\b(?:both|neither of us|all (?:of us|three)|each of us|the two of us)\b/i;
/** "My mum says castor oil": "she", later on, is hardly her. */
const isQuoted =
  /^[^,.;]{0,40}?\b(?:says?|said|swears?|reckons?|recommend(?:s|ed)?|told|tells|thinks|suggest(?:s|ed)?|insists?|advised?|keeps (?:on )?(?:saying|telling))\b/i;
const wants =
  /\b(?:(?:going to|gonna) (?:have|take|try|start)|wants?|wanted|would like|['’]d like|likes to|is thinking|thinks? of|thinks about|plans?|ordered|bought|ask(?:s|ed) (?:me|for|about|if|whether)|wonders|is considering|hopes|keen)\b/i;
