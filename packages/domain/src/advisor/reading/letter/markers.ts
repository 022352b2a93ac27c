import { isGivenName } from '../../../resolve/given-names.ts';
import { readText } from '../../../resolve/read.ts';
import { noPerson, oneOfTheChildren, passers, relations, roles } from './kin-words.ts';

/** A word of a sentence that tells whom the words behind it are about, as long as no other such word follows. */
export interface Marker {
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly word: string;
  readonly kind: 'self' | 'kin' | 'bystander' | 'he' | 'she';
  /** "My husband's", "his": what follows belongs to that one. */
  readonly isPossessive: boolean;
  /** Of kin and bystanders: "husband", "bloke". */
  readonly relation?: string;
  /** Of kin: "Maureen", where the name stands beside it. */
  readonly name?: string;
  /** "His mother": not the writer's own. */
  readonly isOfAnother?: boolean;
  /** "A mum at the gate". */
  readonly isAnyone?: boolean;
  /** "The older girl": one of several. */
  readonly rank?: string;
}

/** The words of a sentence that tell whom it is about, in their order; `names` are those that the letter gave to its people. */
export function markersIn(sentence: string, names: readonly string[]): readonly Marker[] {
  return [...sentence.matchAll(anyMarker(names))].flatMap((found) =>
    isOnlyQuoted(sentence, found) || isNobodyHere(sentence, found) ? [] : (markerOf(sentence, found) ?? []),
  );
}

function markerOf(sentence: string, found: RegExpExecArray): Marker | null {
  const { of, kin, bare, plain, elder, aged, alias, self, he, she, name, passer } = found.groups ?? {};
  const place = { start: found.index, end: found.index + found[0].length, word: found[0] };
  const isOwnership = /['’]s$/.test(found[0]) && !isShortIs.test(sentence.slice(found.index + found[0].length));
  const isPossessive = isOwnership || /^(?:my|our|mine|his|hers?)$/i.test(found[0]);
  if (kin !== undefined && saysWhoWrites.test(sentence.slice(0, found.index)))
    return { ...place, kind: 'self', isPossessive, ...ofWhom(of) };
  if (bare !== undefined && isParentWhoWrites(sentence, place)) return { ...place, kind: 'self', isPossessive: false };
  const child = (elder ?? aged) === undefined ? undefined : 'child';
  const relation = (kin ?? bare ?? plain ?? child)
    ?.toLowerCase()
    .replace(/ in law$/, '-in-law')
    .replace(/^gf$/, 'girlfriend')
    .replace(/^bf$/, 'boyfriend');
  if (relation !== undefined) {
    const isOfAnother = /^(?:his|her|their)$|['’]s$/i.test(of ?? '');
    const isAnyone = /^an?$/i.test(of ?? '');
    const called = calledOf([name, nameAhead.exec(sentence.slice(0, found.index))?.[1]]);
    return { ...place, kind: 'kin', isPossessive, relation, isOfAnother, isAnyone, ...called, ...rankIn(found[0]) };
  }
  // "My fella", "my man": the one she lives with.
  if (passer !== undefined && /^(?:my|our) (?:\w+ )?(?:man|fella|fellow|chap|bloke)\b/i.test(found[0]))
    return {
      ...place,
      kind: 'kin',
      isPossessive,
      relation: 'partner',
      ...calledOf([behindComma.exec(sentence.slice(place.end))?.[1]]),
    };
  if (passer !== undefined && isCaredFor.test(sentence.slice(0, found.index)))
    return { ...place, kind: 'kin', isPossessive, relation: 'client' };
  if (passer !== undefined)
    return {
      ...place,
      kind: 'bystander',
      isPossessive,
      relation: passer.toLowerCase(),
      isAnyone: /^(?:an?|some|this|that|one)\b/i.test(found[0]),
    };
  if (alias !== undefined && isOwnName(sentence, place)) return { ...place, kind: 'self', isPossessive: false };
  if (alias !== undefined)
    return isPersonNamed(alias, sentence, place) ? { ...place, kind: 'kin', isPossessive, name: alias } : null;
  if (self !== undefined) return { ...place, kind: 'self', isPossessive };
  // "Her" before a thing is hers; before a verb or at the end it is the one who gets it.
  if (he !== undefined || she !== undefined)
    return {
      ...place,
      kind: he === undefined ? 'she' : 'he',
      isPossessive:
        /^(?:his|hers?)$/i.test(found[0]) &&
        /^\s+(?!(?:an?|some|the|it|one|half|both|this)\b)\p{L}/u.test(sentence.slice(place.end)),
    };
  return null;
}

/** "Died on the table twice, as the wife puts it, and two stents": their words, and not about them. */
function isOnlyQuoted(sentence: string, { index, 0: word }: RegExpExecArray): boolean {
  return /\b(?:as|like) $/i.test(sentence.slice(0, index)) && putsIt.test(sentence.slice(index + word.length));
}

const putsIt =
  /^(?: \p{Lu}\p{Ll}+)? (?:puts|calls|would (?:say|call|put)|(?:always |used to |likes to )?says?|said)\b/u;

/** "Roger, who plays the butler", "trying for a baby", "my horse chestnut gel". */
function isNobodyHere(sentence: string, { index, 0: word }: RegExpExecArray): boolean {
  return (
    (/^(?:the|an?) /i.test(word) &&
      /\b(?:plays?|played|playing|try(?:ing)? for|hop(?:e|ing) for) $/i.test(sentence.slice(0, index))) ||
    (/^(?:me|us)$/i.test(word) && isBeside.test(sentence.slice(0, index))) ||
    /^ (?:chestnut|radish|tail)/i.test(sentence.slice(index + word.length))
  );
}

/** "Denise, who stands next to me, has asthma": hers. */
const isBeside =
  /\b(?:(?:next|close) to|beside|behind|opposite|near|in front of|across from|(?:who|that) (?:\w+ ){1,3}(?:with|for|by|alongside)) $/i;

/** "My husband Ray", "Ray, my husband". */
function calledOf(names: readonly (string | undefined)[]): { readonly name?: string } {
  const name = names.find((each) => each !== undefined && /^\p{Lu}/u.test(each) && isName(each));
  return name === undefined ? {} : { name };
}

const behindComma = /^,? (\p{Lu}\p{Ll}{2,})(?=,| is| has| takes)/u;
const nameAhead =
  /(?<!\p{L})(?<!\b(?:in|from|at|near|of|to|[Dd]ear|[Hh]ello|[Hh]i) )(\p{Lu}\p{Ll}{2,}), (?:that['’]s |who is )?$/u;

/** A name that is one, and no part of a remedy's: "St John's wort". */
function isPersonNamed(alias: string, sentence: string, { start, end }: Pick<Marker, 'start' | 'end'>): boolean {
  if (!isName(alias) && !isGivenName(alias.toLowerCase())) return false;
  // "On the pill, Yasmin".
  const isSold = /\b(?:pill|tablets?|contracepti\w+|brand|called)[,:]? $/i.test(sentence.slice(0, start));
  return !readText(sentence).mentions.some(
    (each) =>
      each.start <= start &&
      each.end >= end &&
      (each.end - each.start > end - start || (isSold && each.kind === 'medicine')),
  );
}

/** "I am Elena", "Colleen here", "Kind regards, Margaret". */
function isOwnName(sentence: string, { start, end }: Pick<Marker, 'start' | 'end'>): boolean {
  return saysOwnName.test(sentence.slice(0, start)) || ofWhoWrites.test(sentence.slice(end));
}

const saysOwnName =
  /\b(?:i['’]?m|i am|name is|name['’]s|this is|it['’]?s|regards,?|wishes,?|thanks,?|yours,?|cheers,?|love,?)\s$/i;
const ofWhoWrites = /^(?:,)? (?:here|writing)\b/i;

/** "Dad of two in Leeds", "single mum here". */
function isParentWhoWrites(sentence: string, { start, end }: Pick<Marker, 'start' | 'end'>): boolean {
  return (
    ofHowMany.test(sentence.slice(end)) ||
    (/\b(?:single|new|busy|proud|working|stay-at-home) $/i.test(sentence.slice(0, start)) &&
      !/\b(?:my|a|the|our) \w+ $/i.test(sentence.slice(0, start)))
  );
}

const ofHowMany =
  /^(?: and \w+)? (?:of|to) (?:two|three|four|five|six|\d|an? (?:\w+ )?(?:baby|toddler|teenager|\w+-old)|twins|one)\b/i;

function rankIn(words: string): { readonly rank?: string } {
  const rank = /\b(?:older|oldest|elder|eldest|big|younger|youngest|little|small|other|second|third|middle)\b/i.exec(
    words,
  )?.[0];
  return rank === undefined ? {} : { rank: rank.toLowerCase() };
}

/** "Trevor's wife" names Trevor too. */
function ofWhom(of: string | undefined): { readonly name?: string } {
  const name = of?.replace(/['’]s$/, '') ?? '';
  return name !== of && isName(name) ? { name } : {};
}

/** "Mum's on warfarin", "my husband's 71". */
const isShortIs =
  /^\s*(?:\d|(?:on|off|been|got|had|not|an?|the|in|at|very|really|quite|so|only|just|now|nearly|still|also|always|never|allergic|pregnant|diabetic|breastfeeding|taking|having|getting|using|trying|asking|wondering|convinced|started|been|due|going|gonna|ill|sick|tired|fine|well)\b)/i;

/** "I'm his mum", "this is Ella's mom". */
const saysWhoWrites = /\b(?:i['’]?m|i am|this is|it['’]?s) $/i;

/** "I look after an old lady." */
const isCaredFor = /\b(?:look(?:ing)? after|car(?:e|ing) for) $/i;

/** Not "my wife Monday"; of those who write without capitals only what is long enough to be nothing else. */
function isName(word: string): boolean {
  return (/^\p{Lu}\p{Ll}/u.test(word) || word.length >= longName) && !noPerson.test(word);
}

const longName = 7;

/** Not across another matter: "my turmeric for the wife". */
const described = String.raw`(?:(?!(?:for|to|and|or|with|on|from|of|that|which|where|my|our|is|are|was|says?|said|has|had|who|gave|put|than|like)\b)[\w'’-]+\s+){0,3}?`;
const named = String.raw`(?=(?:,? (?:called |named |is called )?(?:(?:Mrs?|Ms|Herr|Frau)\.? )?(?<name>\p{L}+))?)`;

function anyMarker(names: readonly string[]): RegExp {
  const aliases = names.length === 0 ? '' : String.raw`|(?:(?:my|our) )?(?<alias>${names.join('|')})(?:['’]s)?`;
  const known = patterns.get(aliases);
  if (known !== undefined) return known;
  const made = new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?<of>my|our|the|an?|his|her|their|(?:my|our) (?:\w+ )?(?:${relations})['’]s|\p{L}+['’]s)\s+${described}(?<kin>(?:${relations})(?:[- ]in[- ]law)?|${roles})${named}(?:['’]s)?|(?<bare>mum|mom|mam|mummy|mama|dad|daddy|papa|gran|granny|grandma|grandad|granddad|grandpa|nan|nana|hubby)(?=(?: (?<name>\p{L}+))?)(?:['’]s)?|(?<=^\W*|[,;:] |\b(?:and|but|so) )(?<plain>(?:mother|father|sister|brother|son|daughter)(?: in law)?|wife|husband|missus|(?:partner|boyfriend|girlfriend|gf|bf|baby|toddler)(?= ?(?:\(|:|=)))(?= ?[:=]| \(\d|(?: (?<name>\p{L}+))?(?: (?:has|is|takes|had|was|needs|wants|also|only|can|gets|sleeps|suffers|drinks|uses|may|\d\d)\b|, (?:\d\d|who|is|has)\b))|(?:my|our|the|his|her) (?<elder>${oneOfTheChildren})(?=(?:,? (?:called |is called )?(?<name>\p{L}+))?)(?:['’]s)?|(?:my|our|the|an?) (?<aged>(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ](?:year|yr|month|week)s?[- ]olds?)(?=(?: (?<name>\p{Lu}\p{Ll}+))?)${aliases}|(?:an?|the|this|that|some|my|our|his|her|one) ${described}(?<passer>${passers})(?:['’]s)?|(?<self>self(?= \d\d\b)|i(?:['’](?:m|ve|d|ll))?|im|ive|me|myself|my|mine|we(?:['’](?:re|ve|d|ll))?|us|our|ours)|(?<he>he(?:['’]?s|['’](?:d|ll))?|him|himself|his)|(?<she>she(?:['’]?s|['’](?:d|ll))?|herself|hers?))(?![\p{L}\d])`,
    'giu',
  );
  patterns.set(aliases, made);
  return made;
}

const patterns = new Map<string, RegExp>();
