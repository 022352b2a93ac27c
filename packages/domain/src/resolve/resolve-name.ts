import { choice } from './phrases.ts';
import { type KnownPhrase, lexicon } from './lexicon.ts';
import { distance, phraseOf, singular } from './words.ts';
import { elementSigns } from './element-signs.ts';
import { findHerb } from '../herbs/catalogue.ts';
import { medicineOfHouse } from './generic-houses.ts';
import { namesThatMayBe } from './near-names.ts';
import { differsBeforeEnding, slipsAllowed } from './near.ts';
import { tellsOnlyDirections } from './words-beside-names.ts';
import { isRealWord } from './find-phrase.ts';
import { readEntry } from './read.ts';
import { saysNone } from './says-none.ts';

/** A herb or medicine whose name is near a query. */
export interface NameMatch {
  readonly kind: 'herb' | 'medicine';
  readonly id: string;
  readonly name: string;
  /** 1 for the name itself, less for beginnings, parts and typos. */
  readonly score: number;
}

const usualLimit = 8;

const strength = String.raw`(?:\d+(?:[.,]\d+)? ?(?:mgs?|mcg|g|ug|iu|ie|ml|i e)?|\d+ ?x)`;
const packed = choice(
  /tablets?|tabs?|capsules?|caps|pills?|softgels?|gummies|lozenges?|powder|drops?|syrup|extract/,
  /tincture|tea|juice|supplements?|injections?|pen|cream|ointment|gel|spray|tabletten?|kapseln?/,
  /tropfen|pulver|extrakt|saft|sirup|salbe|tee|dragees?|comprim(?:e|es|ido|idos)|gelules?/,
  /gouttes|capsulas?|gotas|jarabe|compress[ae]|gocce|capsul[ae]|tabletek|kapsulki/,
);
const strengthAlone = new RegExp(`^${strength}$`);
const behindName = new RegExp(String.raw`(?: (?:${strength}|${packed}|forte|retard|xr|sr))+$`);
const aheadOfName =
  /^(?:(?:tisane|infusion|the|te|extrait|gelules|comprimes|capsulas|comprimidos|tintura|teinture|compresse|racine|feuilles?|fleurs?|graines?|raiz|hojas?|flores|semillas|radice|foglie|fiori|wurzel) (?:de |d |di |du |von ))/;

/** From here on a query is a name itself, or the beginning of one. */
const isName = 0.76;

/**
 * Herbs and medicines whose names are near a query, best first; empty when nothing is near. A class of medicines
 * ("blood thinner") is found where nothing else is meant.
 */
export function resolveName(query: string, limit = usualLimit): readonly NameMatch[] {
  const element = bySign(query.trim());
  if (element) return [element];
  const phrase = phraseOf(query.slice(0, longestQuery));
  const found = namesNear(query, medicineOfHouse(phrase) ?? phrase, limit);
  const isNamed = (found[0]?.score ?? 0) >= isName && !isClassOnly(phrase);
  if (isNamed || phrase === '' || saysNone(query)) return found;
  const said = namesSaid(query.slice(0, longestQuery));
  if (said.length > 0) return bestFirst([...said, ...found]).slice(0, limit);
  if (found.length > 0) return found;
  // "Valer tablets at night": the beginning of a name or a slip in it, how it is packed, when it is taken.
  const bare = withoutDirections(phrase).replace(behindName, '').replace(aheadOfName, '');
  return bare === phrase || bare.length < shortestBare ? [] : namesNear(query, bare, limit);
}

const longestQuery = 200;

/** "Zn" on a label, with its capital. */
function bySign(query: string): NameMatch | undefined {
  const herb = findHerb(elementSigns.get(query) ?? '');
  return herb && { kind: 'herb', id: herb.key, name: herb.name, score: 1 };
}

/** "Tap water" is no beginning of a name beside how it is taken. */
const tellsWhen = /\d|\b(?:once|twice|daily|nightly|weekly|night|mornings?|evenings?|bedtime|day|week|needed)\b/;

function withoutDirections(phrase: string): string {
  if (!tellsWhen.test(phrase)) return phrase;
  const words = phrase.split(' ');
  const last = words.findLastIndex((word) => !tellsOnlyDirections(word) && !strengthAlone.test(word));
  return words.slice(0, last + 1).join(' ');
}

/** A name among other words is no exact one: "Allium ursinum" holds a word for garlic and is another plant. */
const amongOthers = 0.95;
/** A name that was read with slips the search does not allow. */
const misspelt = 0.7;

/** What is named among other words: "Zoloft 50 mg at night", a whole list. */
function namesSaid(query: string): readonly NameMatch[] {
  const named = readEntry(query).mentions.flatMap(({ kind, id, name, text, negated }) => {
    if ((kind !== 'herb' && kind !== 'medicine') || negated) return [];
    return [{ kind, id, name, score: isCalled(text, id) ? amongOthers : Math.min(amongOthers, scoreAlone(text, id)) }];
  });
  const single = named.filter(({ id }) => !id.startsWith('class:'));
  return single.length > 0 ? single : named;
}

/** "HRT" is what it says, before it is the beginning of "hrt patches". */
function isClassOnly(phrase: string): boolean {
  const entries = lexicon().phrases.get(phrase) ?? [];
  return entries.length > 0 && entries.every(({ id }) => id.startsWith('class:'));
}

function isCalled(text: string, id: string): boolean {
  return (
    lexicon()
      .phrases.get(phraseOf(text))
      ?.some((entry) => entry.id === id) === true
  );
}

function scoreAlone(text: string, id: string): number {
  return namesNear(text, phraseOf(text), Infinity).find((near) => near.id === id)?.score ?? misspelt;
}

/** Each of them once, at its best. */
function bestFirst(matches: readonly NameMatch[]): readonly NameMatch[] {
  const best = new Map<string, NameMatch>();
  for (const match of matches) {
    const key = `${match.kind}:${match.id}`;
    const present = best.get(key);
    if (!present || present.score < match.score) best.set(key, match);
  }
  return [...best.values()].toSorted((left, right) => right.score - left.score);
}

const shortestBare = 3;

function namesNear(query: string, phrase: string, limit: number): readonly NameMatch[] {
  const wanted = toWanted(phrase);
  const isOtherName = lexicon().phrases.get(wanted.text)?.length === 0;
  if (wanted.text === '' || isOtherName || saysNone(query)) return [];
  const near: NameMatch[] = [];
  for (const known of namesThatMayBe(wanted.text, wanted.joined, wanted.most)) {
    const score = scoreOf(wanted, known);
    if (score === 0) continue;
    for (const { kind, id, name } of known.entries)
      if ((kind === 'herb' || kind === 'medicine') && !id.startsWith('class:')) near.push({ kind, id, name, score });
  }
  near.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
  return bestFirst(near).slice(0, limit);
}

/** A folded query in the forms it is compared in. */
interface Wanted {
  readonly text: string;
  readonly asSingular: string;
  readonly joined: string;
  /** Slips that still count as the same name. */
  readonly most: number;
}

function toWanted(text: string): Wanted {
  const joined = text.replaceAll(' ', '');
  // A name of something else is no misspelling, and neither is an illness or an everyday word.
  const isRight = isRealWord(text) || isIllness(text);
  return { text, asSingular: singular(text), joined, most: isRight ? 0 : slipsAllowed(joined.length) };
}

/** Whoever types "asthma" or "asth" does not look for asthma weed. */
function isNamedAfterIllness(phrase: string, typed: string): boolean {
  const end = phrase.indexOf(' ');
  return end >= typed.length && phrase.startsWith(typed) && isIllness(phrase.slice(0, end));
}

function isIllness(text: string): boolean {
  return (
    lexicon()
      .phrases.get(text)
      ?.some(({ kind }) => kind === 'condition') === true
  );
}

function scoreOf({ text, asSingular, joined, most }: Wanted, { phrase, joined: target }: KnownPhrase): number {
  if (phrase === text || phrase === asSingular) return 1;
  if (phrase.startsWith(text)) {
    if (isNamedAfterIllness(phrase, text)) return 0;
    if (text.length >= 2) return 0.9 - Math.min(0.2, (phrase.length - text.length) / 100);
  }
  if (text.length >= 3 && phrase.includes(` ${text}`)) return 0.7;
  if (target === joined) return 0.98;
  if (most === 0 || target.length < 4 || target[0] !== joined[0]) return 0;
  const slips = distance(joined, target, most);
  return slips > most || differsBeforeEnding(joined, target, slips) ? 0 : 0.85 - slips * 0.1;
}
