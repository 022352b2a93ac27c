import type { Form } from '../../herbs/form.ts';
import { findHerb, listHerbs } from '../../herbs/catalogue.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { readText } from '../../resolve/read.ts';
import { type Item, toItem } from '../../safety/item.ts';
import type { AdvisorRequest } from '../answer.ts';
import { readAsks } from './asks.ts';
import { refusedHerbs } from './avoided-herbs.ts';
import { type Concerns, concernsIn } from '../particular/concerns-in.ts';
import { isMeantForSkin, onTheSkin } from './skin-only.ts';
import { tookForAFact } from './told-facts.ts';

const mostHerbs = 3;
const mostOffered = 6;
/** A longer line of an answer is no heading. */
const longestTitle = 40;

/** The herbs the conversation last spoke of: those asked about, or those suggested since. */
export function earlierHerbs(request: AdvisorRequest): readonly Item[] {
  const inForm = formsIn(request);
  const product = herbsOfProduct(request.history.findLast(({ role }) => role === 'user')?.text ?? '');
  if (product.length > 0) return product.map(inForm);
  const offered = request.history.some((turn) => turn.role === 'assistant' && turn.text.includes(howToStart));
  for (const [place, turn] of [...request.history.entries()].toReversed()) {
    if (offered && turn.role === 'user' && habit.test(turn.text)) continue;
    const begun = turn.role === 'assistant' && ofOne.test(request.question) ? spokenAs(beginsWith, turn.text) : [];
    if (begun.length === 1) return begun.map(inForm);
    const stays = turn.role === 'assistant' && !asksOfTheVerdict.test(request.question) ? staying(request, place) : [];
    const herbs = (stays.length > 0 ? stays : herbsSpokenOf(turn)).map(inForm);
    if (herbs.length > 0) return herbs.slice(0, mostHerbs);
    const chosen = turn.role === 'user' ? chosenIn(request, place) : undefined;
    if (chosen !== undefined) return [inForm(chosen)];
  }
  return [];
}

/** "Is the first one ok with my pills?": from then on the talk is of that one. */
function chosenIn(request: AdvisorRequest, place: number): Item | undefined {
  const { which } = readAsks(request.history[place]?.text ?? '');
  return which === null ? undefined : earlierHerbs({ ...request, history: request.history.slice(0, place) }).at(which);
}

/** "Is it okay with my liver?", after a product was named, asks of all that it holds, whatever the answer went into. */
function herbsOfProduct(message: string): readonly Item[] {
  const herbs = readText(message).mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
  const byPlace = Map.groupBy(herbs, ({ start }) => start);
  return [...byPlace.values()].find((parts) => parts.length >= partsOfAProduct)?.map(toItem) ?? [];
}
/** One word may be two herbs by chance ("tanaceto"). */
const partsOfAProduct = 3;

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
      ? isMeantForSkin(herb, uses) || (isNamedForSkin && herb.monograph?.forms.includes('topical') === true)
      : isOfferedForSkin(herb.name.toLowerCase(), said);
    if (isForSkin) return onTheSkin(item);
    const form = lastNamed.get(item.id);
    return form !== undefined && !otherForm.test(request.question) ? { ...item, form } : item;
  };
}

/** Herbs last named as a tea or as an extract: "how many ml?" still speaks of the tea, "fatty liver" of the extract. */
function lastForms(asked: AdvisorRequest['history']): ReadonlyMap<string, Form> {
  const forms = asked.flatMap(({ text }) =>
    readText(text).mentions.flatMap(({ kind, id, form }) => (kind === 'herb' ? [[id, form] as const] : [])),
  );
  return new Map([...new Map(forms)].filter(([, form]) => form === 'tea' || form === 'extract'));
}

const otherForm =
  /\b(?:capsules?|tablets?|pills?|extracts?|powder\w*|oils?|tinctures?|drops|gummies|creams?|gels?|supplements?|forms?)\b/i;

/** The line that offered it says so. */
function isOfferedForSkin(name: string, said: string): boolean {
  return said
    .split('\n')
    .some(
      (line) =>
        line.includes(`${name} (on the skin only)`) ||
        (line.replace(/^[\s•*-]+/, '').startsWith(name) && line.includes('on the skin only')),
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

/** "With black pepper?" is still about what it goes with. */
export const addsToIt = /^\W*(?:and |or )?(?:with|plus|together with)\s/i;

/** "I also take cod liver oil": beside what was spoken of. */
export const takesBeside =
  /^\W*(?:and |but |oh,? |well,? |ok,? )*(?:i|he|she|we)(?:'m|'s|'re| am| is| are)? (?:also|as well|too|besides) (?:take|takes|taking|on|use|uses|using|have|has|drink|drinks|eat|eats)\b|^\W*(?:and )?(?:also|plus|on top(?: of (?:it|that|this))?),? (?:i (?:take|use|drink|eat|have)|taking)\b|^\W*(?:and |but )?(?:i|he|she|we) (?:take|takes|use|uses|drink|drinks|eat|eats|have|has) [\w' -]{3,30} (?:too|as well|besides|on top)\W*$/i;

/** "Can I put honey in it?" is of what the honey goes into. */
const stirsIn =
  /\b(?:put|add|stir|mix|pour|drop|squeeze)\b[^.?!]{2,30}\b(?:in|into|to) (?:it|that|them|this|there|the tea|my tea|the cup)\b|^\W*(?:and |or |can i |also )*(?:take |have |drink |use |stir )?(?:it |them |that )?(?:in|into) (?:water|milk|juice|yogh?urt|honey|porridge|smoothies?)\b/i;

function herbsSpokenOf({ role, text }: AdvisorRequest['history'][number]): readonly Item[] {
  if (role === 'user' && (addsToIt.test(text) || stirsIn.test(text))) return [];
  const named = readText(role === 'user' ? text : titlesIn(text)).mentions;
  const refused = role === 'user' ? refusedHerbs(text, named) : [];
  const herbs = named.filter(
    ({ kind, negated, allergy, id }) => kind === 'herb' && !negated && !allergy && !refused.includes(id),
  );
  return [...new Map(herbs.map((mention) => [mention.id, toItem({ ...mention, form: 'unspecified' })])).values()];
}

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
    .filter(({ text, answer }, place) => place === 0 || comesOnTop.test(text) || !tookForAFact(answer))
    .map(({ text }) => ({ text, ...concernsIn(text) }));
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

/** What an answer was about: its headings, the herbs it suggested and those it told a fact of, not names dropped in passing. */
function titlesIn(answer: string): string {
  const lines = answer.split('\n').map((line) => line.replace(/^[\s•*-]+/, '').trim());
  const headings = lines.filter((line) => line.length < longestTitle && !/[.:?!]/.test(line));
  let isRefused = false;
  const told = lines.flatMap((line) => {
    if (line === '') return [];
    isRefused = /^Not for\b/.test(line) || (isRefused && /^[^.:]{2,40}: /.test(line));
    if (isRefused) return [];
    const name = /^([^.:]{2,90}?)(?:[:.]| \([^()]+\)\.)/.exec(line)?.[1]?.trim() ?? '';
    const named = herbNames.has(name.toLowerCase()) ? [name] : name.split(/, | and /);
    return named.every((each) => herbNames.has(each.toLowerCase())) ? named : [];
  });
  return [...headings, ...told].join('\n');
}

/**
 * After "leave out peppermint" the talk goes on with the fennel that stays: of what the person named what is free of
 * warnings, else what only wants asking first, else whatever stays.
 */
function staying({ history }: AdvisorRequest, place: number): readonly Item[] {
  const answer = history[place]?.text ?? '';
  const free = spokenAs(/^Of these, I found nothing serious against (.+?) for (?:you|the|[A-Z])/m, answer);
  if (free.length === 0) return [];
  const careful = spokenAs(/\bAsk a pharmacist or doctor first about (.+?)\.(?: |$)/m, answer);
  const asked = history.slice(0, place).filter(({ role }) => role === 'user');
  const named = new Set(namedIn(asked.slice(-turnsOfOneMatter)).map(({ id }) => id));
  const choices = [free, careful].map((herbs) => herbs.filter(({ id }) => named.has(id)));
  return choices.find((herbs) => herbs.length > 0) ?? free;
}

/** "How much of it?", after "I would begin with lavender". */
const beginsWith = /\bI would (?:still )?(?:begin|start) with ([^:.,]+?)(?=[:.,])/;
const ofOne = /^(?!.*\b(?:them|those|these|both|all|which|either|ones|each)\b).*\b(?:it|that one|that)\b/i;
const turnsOfOneMatter = 2;

function spokenAs(pattern: RegExp, answer: string): readonly Item[] {
  return herbsSpokenOf({ role: 'user', text: pattern.exec(answer)?.[1] ?? '' });
}

/** "Why?", "so better not?": of all that was gone over, and first of what is left out. */
const asksOfTheVerdict =
  /^\W*(?:(?:ok(?:ay)?|so|but|and|then|well|hm+|oh)\b[ ,]*)*(?:is it (?:really )?(?:ok|safe|bad)|(?:but )?why\b[^?]*|how come[^?]*|really|(?:are you )?(?:sure|certain)|(?:i )?(?:better|rather) not(?: then)?|(?:so )?(?:no|not)(?: then)?|not even \w[^?]*|which of them (?:are|is) ok)\W*$/i;

const herbNames: ReadonlySet<string> = new Set(listHerbs().map(({ name }) => name.toLowerCase()));
