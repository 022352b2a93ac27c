import { onlyTea } from '../data/only-tea.ts';
import { oneOf } from '../../resolve/phrases.ts';
import type { Form } from '../../herbs/form.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import { isOnlyForSkin } from '../../herbs/form-for.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { readText } from '../../resolve/read.ts';
import { type Item, toItem } from '../../safety/item.ts';
import { isToSwallow } from './wishes/asks-to-swallow.ts';
import type { AdvisorRequest } from '../answer.ts';
import { readAsks } from './wishes/asks.ts';
import { asksOfTheVerdict, asksOrNot } from './wishes/asks-of-the-verdict.ts';
import { herbsSpokenOf, spokenAs } from './spoken-of.ts';
import { type Concerns, concernsIn } from '../particular/concerns-in.ts';
import { fromTheList } from './named-things/from-the-list.ts';
import { isMeantForSkin, onTheSkin } from './wishes/skin-only.ts';
import { sharesOwn } from './person/shares-own.ts';
import { tookForAFact } from './person/told-facts.ts';
import { withoutIllnessBeside } from './wishes/illness-beside.ts';
import { withoutDenied, withoutPurposes } from './wishes/wanted-uses.ts';

const mostHerbs = 3;
const mostOffered = 6;
/** The herbs the conversation last spoke of: those asked about, or those suggested since. */
export function earlierHerbs(request: AdvisorRequest): readonly Item[] {
  const inForm = formsIn(request);
  const product = herbsOfProduct(request.history.findLast(({ role }) => role === 'user')?.text ?? '');
  if (product.length > 0) return product.map(inForm);
  const other = otherOne.test(request.question) ? theOtherOf(request) : [];
  if (other.length > 0) return other.map(inForm);
  const list = fromTheList(request);
  if (list.length > 0) return list.map(inForm);
  const offered = request.history.some((turn) => turn.role === 'assistant' && turn.text.includes(howToStart));
  for (const [place, turn] of [...request.history.entries()].toReversed()) {
    if (offered && turn.role === 'user' && habit.test(turn.text)) continue;
    const begun = turn.role === 'assistant' && ofOne.test(request.question) ? spokenAs(beginsWith, turn.text) : [];
    if (begun.length === 1) return begun.map(inForm);
    const stays = turn.role === 'assistant' && !asksOfTheVerdict(request.question) ? staying(request, place) : [];
    const told = withAllNamed(herbsSpokenOf(turn), request.history[place - 1]);
    const whole = asksOrNot(request.question) ? [...staying(request, place), ...told] : told;
    const herbs = once(stays.length > 0 ? stays : whole).map(inForm);
    if (herbs.length > 0) return herbs.slice(0, mostHerbs);
  }
  return [];
}

/** "OK, the other one then": of the last that stood side by side, those that were not begun with or told of since. */
function theOtherOf(request: AdvisorRequest): readonly Item[] {
  const spoken = request.history.map((turn) => ({ turn, herbs: herbsSpokenOf(turn) }));
  const at = spoken.findLastIndex(({ turn, herbs }) => turn.role === 'assistant' && herbs.length > 1);
  const sideBySide = spoken[at];
  if (sideBySide === undefined) return [];
  const stays = staying(request, at);
  if (stays.length > 0) return stays;
  const since = spoken.slice(at + 1).flatMap(({ herbs }) => herbs);
  const begun = since.length > 0 ? since : spokenAs(beginsWith, sideBySide.turn.text);
  const others = sideBySide.herbs.filter(({ id }) => begun.every((each) => each.id !== id));
  return begun.length === 0 ? others.slice(-1) : others.slice(0, mostHerbs);
}

const otherOne =
  /^(?!.*\b(?:anything|something|which|what|any|after|to|than|from) the other\b).*\bthe other(?: one)?(?= (?:then|please|instead|too|now)\b|\W*$)/i;

/** "I take ginkgo and garlic" was answered with a warning of garlic: the talk is of both. */
function withAllNamed(herbs: readonly Item[], asked: AdvisorRequest['history'][number] | undefined): readonly Item[] {
  const named = asked?.role === 'user' ? herbsSpokenOf(asked) : [];
  const isOfNamed = herbs.length > 0 && herbs.every(({ id }) => named.some((each) => each.id === id));
  return isOfNamed ? named : herbs;
}

/** "Is it okay with my liver?", after a product was named, asks of all that it holds, whatever the answer went into. */
function herbsOfProduct(message: string): readonly Item[] {
  const herbs = readText(message).mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
  const byPlace = Map.groupBy(herbs, ({ start }) => start);
  return [...byPlace.values()].find((parts) => parts.length >= partsOfAProduct)?.map(toItem) ?? [];
}
const partsOfAProduct = 3; // One word may be two herbs by chance ("tanaceto").

/** "I already drink six coffees" tells a habit; what was offered stays the matter. */
const habit =
  /^\s*(?:and |but |well,? )?(?:i|he|she|we) (?:already |also |usually |always )?(?:drink|have|eat)s?\b[^?]*$/i;
const howToStart = 'Start with one of them';

/** What was offered for the skin is not drunk; what the person named without a form may be. */
function formsIn(request: AdvisorRequest): (item: Item) => Item {
  const uses = earlierUses(request);
  const asked = request.history.filter(({ role }) => role === 'user');
  const named = new Set(asked.flatMap(herbsSpokenOf).map(({ id }) => id));
  const lastNamed = lastForms(asked);
  const isNamedForSkin = [asked.at(-1)?.text ?? '', request.question].some((text) => readAsks(text).form === 'topical');
  const said = saidBefore(request).toLowerCase();
  return (item) => {
    const herb = findHerb(item.id);
    if (herb === undefined) return item;
    const isForSkin = named.has(item.id)
      ? isMeantForSkin(herb, uses) ||
        (isNamedForSkin && herb.monograph?.forms.includes('topical') === true) ||
        (isOnlyForSkin(herb) && said.includes('on the skin')) ||
        (isOfferedFirst(request, item.id) && isOfferedForSkin(herb.name.toLowerCase(), said))
      : isOfferedForSkin(herb.name.toLowerCase(), said);
    if (isForSkin && !isToSwallow(request.question, lastNamed.get(item.id))) return onTheSkin(item);
    const isTea = herb.monograph?.forms.includes('tea') === true && isOfferedAsTea(herb.name.toLowerCase(), said);
    const form = lastNamed.get(item.id) ?? (isTea ? 'tea' : undefined);
    const other = form === 'essential-oil' ? otherThanOil : otherForm;
    return form !== undefined && !other.test(request.question) ? { ...item, form } : item;
  };
}

/** "Only as a tea for now", of what a stage of life allows in no stronger form. */
function isOfferedAsTea(name: string, said: string): boolean {
  if (said.includes(`${name} (as a tea only)`)) return true;
  const line = said.split('\n').find((each) => each.includes(`${name} (`));
  return line?.includes(onlyTea.toLowerCase()) === true;
}

/** "That cayenne one", once its cream was offered: the person took the name from the answer. */
function isOfferedFirst({ history }: AdvisorRequest, id: string): boolean {
  return history.find((turn) => herbsSpokenOf(turn).some((each) => each.id === id))?.role === 'assistant';
}

/** Herbs last named as a tea, an extract or an oil: "how many ml?" still speaks of the tea, "how many drops?" of the oil. */
function lastForms(asked: AdvisorRequest['history']): ReadonlyMap<string, Form> {
  const forms = asked.flatMap(({ text }) =>
    readText(text).mentions.flatMap(({ kind, id, form }) => (kind === 'herb' ? [[id, form] as const] : [])),
  );
  return new Map(
    [...new Map(forms)].filter(([, form]) => ['tea', 'extract', 'topical', 'essential-oil'].includes(form)),
  );
}

const otherForm =
  /\b(?:capsules?|tablets?|pills?|extracts?|powder\w*|oils?|tinctures?|drops|gummies|creams?|gels?|supplements?|forms?)\b/i;

/** "How many drops?" asks of the oil still. */
const otherThanOil =
  /\b(?:teas?|lea(?:f|ves)|food|capsules?|tablets?|pills?|extracts?|powder\w*|tinctures?|creams?|gels?)\b/i;

/** The line that offered it says so. */
function isOfferedForSkin(name: string, said: string): boolean {
  return said
    .split('\n')
    .some(
      (line) =>
        line.includes('on the skin only') &&
        (line.includes(`${name} (on the skin only)`) || line.replace(/^[\s•*-]+/, '').startsWith(name)),
    );
}

/** All herbs that answers suggested or told of, newest first. */
export function offeredHerbs(request: AdvisorRequest): readonly Item[] {
  const inForm = formsIn(request);
  const habits = request.history.flatMap((turn) =>
    turn.role === 'user' && habit.test(turn.text) ? herbsSpokenOf(turn).map(({ id }) => id) : [],
  );
  const all = request.history
    .toReversed()
    .flatMap((turn) => (turn.role === 'assistant' ? herbsSpokenOf(turn) : []))
    .filter(({ id }) => !habits.includes(id));
  return [...new Map(all.map((herb) => [herb.id, inForm(herb)])).values()].slice(0, mostOffered);
}

/** Herbs the person named in the last questions, newest first. */
export function namedLately({ history }: AdvisorRequest): readonly Item[] {
  return namedIn(history.filter(({ role }) => role === 'user').slice(-mostHerbs));
}

/** Herbs the person named in the whole talk, newest first. */
export function namedByPerson({ history }: AdvisorRequest): readonly Item[] {
  return namedIn(history.filter(({ role }) => role === 'user'));
}

function namedIn(turns: AdvisorRequest['history']): readonly Item[] {
  const named = turns.toReversed().flatMap(herbsSpokenOf);
  return [...new Map(named.map((herb) => [herb.id, herb])).values()];
}

/** "I also take cod liver oil": beside what was spoken of. */
export const takesBeside = oneOf(
  /^\W*(?:and |but |oh,? |well,? |ok,? )*(?:i|he|she|we)(?:'m|'s|'re| am| is| are)? (?:also|as well|too|besides) (?:take|takes|taking|on|use|uses|using|have|has|drink|drinks|eat|eats)\b/i,
  /^\W*(?:and )?(?:also|plus|on top(?: of (?:it|that|this))?),? (?:i (?:take|use|drink|eat|have)|taking)\b/i,
  /^\W*(?:and |but )?(?:i|he|she|we)(?:'m|'s|'re| am| is| are)? (?:take|takes|use|uses|drink|drinks|eat|eats|have|has|on|taking) [\w' -]{3,30} (?:too|as well|besides|on top)\W*$/i,
  /^\W*(?:and |but )?(?:i|he|she|we)(?:'m|'s|'re| am| is| are)? already (?:take|takes|on|taking|using) [\w' -]{3,30}\W*$/i,
);

/** What the last questions wanted help with. */
function earlierUses(request: AdvisorRequest): readonly UseKey[] {
  return earlierConcerns(request).uses;
}

/**
 * What the last question that wanted help wanted it with, and what it came on top of: "I have high blood pressure, btw", in
 * the middle of a talk of something else, wished nothing.
 */
export function earlierConcerns({ history }: AdvisorRequest): Concerns {
  const concerns = history
    .flatMap(({ role, text }, place) => (role === 'user' ? [{ text, answer: history[place + 1]?.text ?? '' }] : []))
    .filter(({ text }) => !sharesOwn.test(text))
    .filter(({ text, answer }, place) => place === 0 || comesOnTop.test(text) || !tookForAFact(answer))
    .map(({ text }) => ({ text, ...concernsIn(withoutIllnessBeside(withoutDenied(withoutPurposes(text)))) }));
  const isWish = ({ uses, particulars, areToldOnly }: Concerns) =>
    uses.length > 0 || (particulars.length > 0 && !areToldOnly);
  const place = concerns.findLastIndex(isWish);
  const last = concerns[place];
  if (last === undefined) return concerns.findLast(({ particulars }) => particulars.length > 0) ?? noConcerns;
  const before = comesOnTop.test(last.text) ? concerns.slice(0, place).findLast(isWish) : undefined;
  return {
    uses: [...new Set([...last.uses, ...(before?.uses ?? [])])],
    particulars: [...new Set([...last.particulars, ...(before?.particulars ?? [])])],
    areToldOnly: last.areToldOnly,
  };
}

const noConcerns: Concerns = { uses: [], particulars: [], areToldOnly: true };

/** "I also can't sleep": the earlier complaint stays. */
const comesOnTop =
  /^\W*(?:and |oh,? |plus )*(?:i|my|he|she|they|we)\b[^.?!]{0,12}\balso\b|\bas well\W*$|^\W*(?:and )?(?:also|plus|on top)\b/i;

/** Everything the advisor has said so far. */
export function saidBefore({ history }: AdvisorRequest): string {
  return history
    .filter(({ role }) => role === 'assistant')
    .map(({ text }) => text)
    .join('\n');
}

/** After "leave out peppermint" the talk goes on with the fennel that stays, and after a wish for a rub with no powder. */
function staying({ history }: AdvisorRequest, place: number): readonly Item[] {
  const answer = history[place]?.text ?? '';
  const told = spokenAs(/^Of these, I found nothing serious against (.+?) for (?:you|the|[A-Z])/m, answer);
  const asksForARub = history.some(({ role, text }) => role === 'user' && readAsks(text).form === 'topical');
  const free = told.filter(({ id }) => !asksForARub || findHerb(id)?.monograph?.forms.includes('topical') !== false);
  if (free.length === 0) return [];
  const careful = spokenAs(/\bAsk a pharmacist or doctor first about (.+?)\.(?: |$)/m, answer);
  const asked = history.slice(0, place).filter(({ role }) => role === 'user');
  const named = new Set(namedIn(asked.slice(-turnsOfOneMatter)).map(({ id }) => id));
  const choices = [free, careful].map((herbs) => herbs.filter(({ id }) => named.has(id)));
  return choices.find((herbs) => herbs.length > 0) ?? free;
}

/** "How much of it?", after "I would begin with lavender". */
const beginsWith =
  /\b(?:(?:I would (?:still )?|In short: (?:[^.:,]{2,40}, )?)(?:begin|start) with |By what was studied, )([^:.,]+?)(?=[:.,]| is felt soonest)/;
const ofOne =
  /^(?!.*\b(?:them|those|these|both|all|which|either|ones|each)\b)(?:.*\b(?:it|that one|that)\b|\W*(?:(?:and|so|ok|then)\W+)*how many (?:mg|grams?|g|capsules?|tablets?|drops|cups?)\b[^.?!]{0,30}\W*$)/i;
const turnsOfOneMatter = 2;

function once(herbs: readonly Item[]): readonly Item[] {
  return [...new Map(herbs.map((herb) => [herb.id, herb])).values()];
}
