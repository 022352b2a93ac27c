import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import { toItem } from '../../../safety/item.ts';
import { allergicToNothing } from '../person/allergy-of-kin.ts';
import { isOfPollen } from '../named-things/names-a-herb.ts';
import type { Cast } from './cast.ts';
import { herbsPointedAt, taking } from './herbs-pointed-at.ts';
import { isOfNobody } from './of-nobody.ts';
import { share } from './herbs-shared.ts';
import { inItsForm } from './form-behind.ts';
import type { HerbNamed, Role } from './role.ts';
import type { Span } from './spans.ts';

/** Where in a sentence. */
type Place = Pick<Mention, 'start' | 'end'>;

/** Puts the herbs that a sentence names to whoever takes them, or would; to the one it was about before where it does not tell. */
export function putToTakers(sentence: string, spans: readonly Span[], cast: Cast, before: Role): void {
  // "Ginger is my sister's nickname", "Rosemary is 60".
  const herbs = herbsIn(sentence).filter(
    ({ start, end }) =>
      !spans.some(({ marker }) => marker.name !== undefined && marker.start <= start && marker.end >= end),
  );
  const written = herbs.map((mention, place) => ({
    herb: {
      item: toItem(mention),
      words: inItsForm(mention, sentence),
      isSure: true,
      isWithLast: /^ ?(?:and|&|\+|with)(?: (?:something|a thing|stuff) called)? ?$/.test(
        sentence.slice(herbs[place - 1]?.end ?? mention.start, mention.start),
      ),
    },
    start: mention.start,
    end: mention.end,
  }));
  const pointedAt = herbsPointedAt(sentence, { herbs: cast.named, isMedicine: cast.lastMedicine !== '' }, written);
  const named = written.map(({ herb: { item, words, isWithLast }, start, end }) => {
    const place = { start, end };
    if (isOfOneGone(spans, place)) return { herb: { item, words, isSure: false, isWithLast }, end };
    const taker = givenTo(spans, place, { sentence, cast }) ?? takerAmong(spans, place, sentence);
    const isShared = taker === cast.writer && isOfUs(spans, place, sentence) && !isSmall(before);
    const isSure = taker !== null && !taker.isAcquaintance && !isShared;
    const herb = { item, words, isSure, isWithLast };
    take(taker ?? before, herb);
    // "Baby Idris has a cold, and his gran put honey on the dummy."
    if (taker?.isAcquaintance === true)
      (spokenOfBefore(spans, place, taker) ?? before).ideas.set(item.id, { herb, from: taker });
    // "She cries a lot, and my mother sent us St John's wort."
    if (isShared) before.herbs.set(item.id, herb);
    return { herb, end };
  });
  for (const place of pointedAt) {
    const taker = takerAmong(spans, place, sentence);
    if (taker !== null && !taker.isAside)
      wants(
        taker,
        place.herb,
        cast.all.filter((each) => each !== taker),
      );
  }
  for (const [place, span] of spans.entries()) {
    const { owner, start } = span;
    const next = spans.slice(place).find((span) => span.owner !== owner)?.start ?? sentence.length;
    if (owner.isAside || herbs.some((herb) => herb.start >= start && herb.end <= next)) continue;
    const before = [...cast.named, ...named.filter(({ end }) => end <= start).map(({ herb }) => herb)];
    const words = sentence.slice(start, next);
    const others = asWell.test(words) ? [] : cast.all.filter((each) => each !== owner);
    for (const herb of before.slice(before.length - wantsOfThem(sentence, span, next))) wants(owner, herb, others);
  }
  share(sentence, named, cast);
  cast.named = [...cast.named, ...named.map(({ herb }) => herb)];
  cast.lastMedicine = lastMedicine(sentence) ?? cast.lastMedicine;
}

/** What is named last, where it is a medicine; empty where it is a herb. */
function lastMedicine(sentence: string): string | undefined {
  const last = readText(sentence).mentions.findLast(({ kind }) => kind === 'herb' || kind === 'medicine');
  return last?.kind === 'herb' ? '' : last?.text;
}

/** "The small one coughs. In our country we give honey": to the child, where one is told of. */
function givenTo(
  spans: readonly Span[],
  { start }: Place,
  { sentence, cast }: { readonly sentence: string; readonly cast: Cast },
): Role | null {
  const span = spans.findLast((each) => each.start <= start);
  if (span?.owner !== cast.writer || !givesIt.test(sentence.slice(span.start, start))) return null;
  const [last] = cast.all.toSorted((one, other) => other.lastSpokenOf() - one.lastSpokenOf()).filter(isSmall);
  return last ?? null;
}

const givesIt = /\b(?:give|giving|gave)\b(?! up\b)[^.?!;]{0,40}$/i;

/** "My late father took arjuna": nobody takes it now. */
function isOfOneGone(spans: readonly Span[], { start }: Place): boolean {
  const span = spans.findLast((each) => each.start <= start);
  if (span === undefined || !span.owner.isGone) return false;
  // "He loved his liquorice", and not "I still have her drops".
  return !span.marker.isPossessive || spans[spans.indexOf(span) - 1]?.owner === span.owner;
}

function spokenOfBefore(spans: readonly Span[], { start }: Place, taker: Role): Role | undefined {
  return spans.findLast(
    (span) => span.start < start && span.owner !== taker && !span.owner.isAside && span.owner.relation !== null,
  )?.owner;
}

/** "Green tea extract capsules, 800 mg EGCG on the label": the words that tell of a strong form stay. */
function take({ herbs }: Role, herb: HerbNamed): void {
  const known = herbs.get(herb.item.id);
  const isTold = known !== undefined && isStrong.test(known.words) && !isStrong.test(herb.words);
  herbs.set(herb.item.id, isTold ? { ...known, isSure: known.isSure || herb.isSure } : herb);
}

function isKnown({ told: { ageYears, medicines, conditions } }: Role): boolean {
  return ageYears !== null || medicines.length + conditions.length > 0;
}

const isStrong = /\b(?:capsules?|tablets?|pills?|extract|tincture|concentrate|powder|oil|drops)\b/i;

function isSmall({ relation, told }: Role): boolean {
  return (
    (told.ageYears ?? Infinity) < 12 || /^(?:baby|babies|little ones?|newborn|infant|toddler)$/.test(relation ?? '')
  );
}

function isOfUs(spans: readonly Span[], { start }: Place, sentence: string): boolean {
  const span = spans.findLast((each) => each.start <= start);
  return (
    span !== undefined && (/^us$/i.test(span.marker.word) || /^we (?:both|two) /i.test(sentence.slice(span.start)))
  );
}

const asWell = /\b(?:too|as well|also|the same)\b/i;

/** Whoever wants it is the one for whom it was an idea. */
function wants(owner: Role, herb: HerbNamed, others: readonly Role[]): void {
  const { id } = herb.item;
  for (const { ideas, herbs } of others) {
    ideas.delete(id);
    if (herbs.get(id)?.isSure === false) herbs.delete(id);
  }
  owner.herbs.set(id, { ...herb, isSure: true });
}

function herbsIn(sentence: string): readonly Mention[] {
  if (isOfNobody(sentence)) return [];
  const { mentions } = readText(sentence.replaceAll(allergicToNothing, (words) => ' '.repeat(words.length)));
  return mentions.filter(
    (each) =>
      each.kind === 'herb' &&
      !each.negated &&
      !each.allergy &&
      !isOfPollen(each, mentions) &&
      // "Turmeric in my chili": a dish.
      !(
        /^(?:chill?i|curry|mint sauce|pesto)$/i.test(each.text) &&
        /\bin (?:my|the|our|his|her|a) $/i.test(sentence.slice(0, each.start))
      ),
  );
}

/** How many of the herbs named last somebody wants: "she's going to have some too", "Gordon would like to try both". */
function wantsOfThem(sentence: string, { owner, start }: Span, end: number): number {
  const words = sentence.slice(start, end);
  if (takesBoth.test(words)) return 2;
  const isGiven = isSmall(owner) && gaveIt.test(sentence.slice(0, start));
  const isBought = /\b(?:get|give|buy|order|got|bought) $/i.test(sentence.slice(0, start)) && /^\S+ some\b/.test(words);
  return isGiven || isBought || wantedFor.test(sentence.slice(0, start)) || takesItToo.test(words) ? 1 : 0;
}

/** "She makes star anise tea and wants to give Otto some." */
const gaveIt =
  /(?<!\bwhat (?:can|could|should|may|would|do|shall) (?:i|we) )\b(?:give|giving|given|gave) (?:it to |some to )?$/i;
/** "… so I wondered about it for my eight-year-old". */
const wantedFor = /\b(?:it|them|that|some|one|the same) for $/i;
const takesBoth = /\b(?:try|take|use|start|have|add) (?:both|the two)\b/i;
/** "She's going to have some too", "he wants to use them as well". */
const takesItToo =
  /^me\b[^.?!]{0,40}\bthe same\b|\b(?:(?:want|wants|wanted|would like|['’]d like|going|gonna) to|would|could) (?:try|take|use|start|have|add) (?:it|them|some|that|those|one)\b|(?<!\bi )\b(?:take|drink|have|try|use|eat) (?:an? |some )?(?:\w+ of )?(?:it|that|them|those|this)\b[^.?!]{0,40}\?|\b(?:have|take|try|use|drink|want|wants|like|likes)\b[^.?!]{0,16}\b(?:some|the same|one as well|(?:it|them|that|this|one)\b[^.?!]{0,40}\b(?:too|as well|also|himself|herself))\b/i;

/**
 * Who takes a herb, or would: the one it is said to be for right behind it ("the saw palmetto for him"), else the one the words
 * before it are about. "My mother says valerian" is for whoever it was about before her; null where nobody was.
 */
function takerAmong(spans: readonly Span[], { start, end }: Place, sentence: string): Role | null {
  const next = spans.find((span) => span.start >= end);
  if (next !== undefined && isMeantFor(next, sentence, end) && !next.owner.isAside) {
    next.owner.isAskedFor = true;
    return next.owner;
  }
  const place = spans.findLastIndex((span) => span.start <= start);
  const span = spans[place];
  if (span === undefined) return null;
  const one = spans[place - 1];
  // "She wants to take my valerian", "I gave her some of my valerian": hers.
  if (one !== undefined && span.marker.isPossessive && ofAnother.test(sentence.slice(one.start, span.start)))
    return one.owner;
  const isPraised =
    span.owner.isAside ||
    (span.owner.relation !== null &&
      ((praises.test(sentence.slice(span.start, start)) && !isAdvised.test(sentence.slice(span.start, start))) ||
        // "My wife bought St John's wort", of whom nothing else is told: for whoever is low.
        (!isKnown(span.owner) && /\bbought\b/i.test(sentence.slice(span.start, start)))));
  const isBroughtUp =
    span.owner.relation === null &&
    bringsUp.test(sentence.slice(span.start, start)) &&
    (thinksOf.test(sentence.slice(span.start, start)) || isAtHand.test(sentence.slice(span.start)));
  if (isBroughtUp)
    return (
      spans
        .slice(0, place)
        .findLast(({ owner, marker }) => !owner.isAside && owner !== span.owner && !marker.isPossessive)?.owner ??
      (isAtHand.test(sentence.slice(span.start)) ? null : span.owner)
    );
  if (!isPraised) return span.owner;
  const isAnother = ({ owner, marker }: Span) =>
    owner !== span.owner && !owner.isAside && !(marker.kind === 'self' && marker.isPossessive);
  return spans.slice(0, place).findLast(isAnother)?.owner ?? null;
}

/** "Alfie can't sleep before tests, so I thought chamomile tea". */
const bringsUp =
  /^(?:i|we)(?:(?:['’](?:d|ve|m)| was| have| am)? ?(?:just |only )?(?:thought|thinking|wondered|wondering|considered|considering)(?: of| about)?|(?: have|['’]ve)(?: got)?| bought| keep)(?: (?:an?|some|the|giving|getting|trying))*(?: [^.?!]{2,40}(?:,| or| and)(?: (?:an?|some|the))?)?\s*$/i;
const thinksOf = /\b(?:though|think|wonder|consider)/i;
/** "For the cough I have oregano and honey at home": a remedy that is there, for whoever has the cough. */
const isAtHand = /^(?:i|we)\b[^.?!]*\b(?:at home|in the (?:house|cupboard|kitchen|garden|fridge|pantry))\b/i;
/** "… be all right for me", "… in her bottle". */
function isMeantFor({ start, marker }: Span, sentence: string, end: number): boolean {
  const between = sentence.slice(end, start);
  // "She drinks it with us."
  if (/^ with $/.test(between) && !/\b(?:shar|split|halv)\w+/i.test(sentence.slice(0, end))) return false;
  return isForThem.test(between) || (isInIt.test(between) && isBottle.test(sentence.slice(marker.end)));
}

const isInIt = /^(?![^]*[.?!;])[^,]{0,50}\b(?:in|into|on|onto|to|under|round|around|over|behind)\s$/i;
const isBottle =
  /^ (?:bottle|milk|food|porridge|juice|tea|squash|bath|dummy|gums|dinner|drink|cereal|yogh?urt|(?:bed)?room|cot|bed|pillow|feet|chest|back|nose|nostrils|skin|hair|scalp|forehead|temples|tummy|belly|neck|legs?|knees?|shoulders?|hands?)\b/i;

const isForThem = /^(?![^]*[.?!;])[^,]{0,34}\b(?:for|to|suit|help|with)\s$/i;
const ofAnother = new RegExp(
  String.raw`\b(?:${taking}|likes?|wants?|loves?|fancies|(?:asks?|asked)(?: me)? for|(?:was|were|been|got) (?:offered|given|sent|handed))(?: \p{L}+ of)? $|^(?:me|him|her|them|us|\p{Lu}\p{Ll}+)(?: (?:some|one|a (?:few|bit|couple|little)|half|most)(?: of)?)? $`,
  'u',
);
/** "She was told to take sage by a neighbour." */
const isAdvised =
  /\b(?:was|were|is|got|been|being|['’]s) (?:\p{L}+ )?(?:told|advised|recommended|given|prescribed|brought|sent|suggested|sold)\b/iu;
const praises =
  /(?<!\b(?:somebody|someone|people|they|everyone|everybody|nobody|one|internet|leaflet) )\b(?:says?|said|swears?|reckons?|recommend\w*|told|tells|thinks|suggest\w*|insists?|advised?|sent|bought(?= (?:me|us|him|her|them|my|our)\b)|brought|gave|posted|raves?|keeps? (?:on )?(?:about|telling))\b/i;
