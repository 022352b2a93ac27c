import { type KnownPhrase, lexicon } from './lexicon.ts';
import { distance, phraseOf, singular } from './words.ts';
import { medicineOfHouse } from './generic-houses.ts';
import { namesThatMayBe } from './near-names.ts';
import { differsBeforeEnding, slipsAllowed } from './near.ts';
import { namesOfOthers } from './names-of-others.ts';
import { twoInOneWord } from './two-in-one-word.ts';
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
const packed = String.raw`(?:tablets?|tabs?|capsules?|caps|pills?|softgels?|gummies|lozenges?|powder|drops?|syrup|extract|tincture|tea|juice|supplements?|injections?|pen|cream|ointment|gel|spray|tabletten?|kapseln?|tropfen|pulver|extrakt|saft|sirup|salbe|tee|dragees?|comprim(?:e|es|ido|idos)|gelules?|gouttes|capsulas?|gotas|jarabe|compress[ae]|gocce|capsul[ae]|tabletek|kapsulki)`;
const behindName = new RegExp(String.raw`(?: (?:${strength}|${packed}|forte|retard|xr|sr))+$`);
const aheadOfName =
  /^(?:(?:tisane|infusion|the|te|extrait|gelules|comprimes|capsulas|comprimidos|tintura|teinture|compresse|racine|feuilles?|fleurs?|graines?|raiz|hojas?|flores|semillas|radice|foglie|fiori|wurzel) (?:de |d |di |du |von ))/;

/** Herbs and medicines whose names are near a query, best first; empty when nothing is near. */
export function resolveName(query: string, limit = usualLimit): readonly NameMatch[] {
  const phrase = phraseOf(query.slice(0, 200));
  const found = namesNear(query, medicineOfHouse(phrase) ?? phrase, limit);
  if (found.length > 0) return found;
  const two = twoInOneWord(phrase);
  if (two) return two.flatMap(({ name }) => namesNear(name, phraseOf(name), 1)).slice(0, limit);
  // "Valerian tablets", "metformin 500": the name is in front of how it is packed.
  const bare = phrase.replace(behindName, '').replace(aheadOfName, '');
  return bare === phrase || bare.length < shortestBare ? [] : namesNear(query, bare, limit);
}

const shortestBare = 3;

function namesNear(query: string, phrase: string, limit: number): readonly NameMatch[] {
  const wanted = toWanted(phrase);
  const isOtherName = lexicon().phrases.get(wanted.text)?.length === 0;
  if (wanted.text === '' || isOtherName || saysNone(query)) return [];
  const best = new Map<string, NameMatch>();
  for (const known of namesThatMayBe(wanted.text, wanted.joined, wanted.most)) {
    const score = scoreOf(wanted, known);
    if (score === 0) continue;
    for (const { kind, id, name } of known.entries) {
      if ((kind !== 'herb' && kind !== 'medicine') || id.startsWith('class:')) continue;
      const key = `${kind}:${id}`;
      const present = best.get(key);
      if (!present || present.score < score) best.set(key, { kind, id, name, score });
    }
  }
  return [...best.values()]
    .toSorted(
      (left, right) => right.score - left.score || (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    )
    .slice(0, limit);
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
  // A name of something else is no misspelling, and neither is an illness.
  const isRight = namesOfOthers.has(text) || isIllness(text);
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
