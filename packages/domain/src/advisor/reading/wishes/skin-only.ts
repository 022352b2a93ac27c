import type { Subject } from '../person/subject.ts';
import { findHerb, listHerbs } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { formFor } from '../../../herbs/form-for.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import type { Item } from '../../../safety/item.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { type Asks, asksForFacts } from './asks.ts';

/** Arnica for a bruise: a herb that has no other form, named for the skin; aloe for a burn: its gel, not what is drunk. */
export function isMeantForSkin(herb: Herb, uses: readonly UseKey[]): boolean {
  const meant = isOnlyRubbedIn(herb) || uses.some((use) => isFor(herb, use)) ? herb : ownForTheSkin(herb.key);
  return meant !== undefined && isOnlyRubbedIn(meant) && uses.some((use) => formFor(meant, use) === 'topical');
}

const isFor = ({ monograph }: Herb, use: UseKey) => monograph?.uses.some((each) => each.use === use) === true;
const isOnlyRubbedIn = ({ monograph }: Herb) => (monograph?.forms ?? []).every((form) => form === 'topical');

/** The monograph of the same plant for what is put on the skin. */
function ownForTheSkin(key: string): Herb | undefined {
  const herb = findHerb(key);
  const isForSkin = herb?.monograph?.forms.join() === 'topical';
  return (
    findHerb(`${key}-topical`) ?? (herb?.scientificName && !isForSkin ? rubbedIn().get(herb.scientificName) : undefined)
  );
}

let ofPlant: ReadonlyMap<string, Herb> | undefined;

/** By the plant, what is only put on the skin; of several the first of the list. */
function rubbedIn(): ReadonlyMap<string, Herb> {
  ofPlant ??= new Map(
    listHerbs()
      .toReversed()
      .flatMap((herb) =>
        herb.scientificName && herb.monograph?.forms.join() === 'topical' ? [[herb.scientificName, herb]] : [],
      ),
  );
  return ofPlant;
}

/** The same herb put on the skin; some have a monograph of their own for it. */
export function onTheSkin<T extends { readonly id: string; readonly name: string }>(
  named: T,
): T & { readonly form: 'topical' } {
  const own = ownForTheSkin(named.id);
  return { ...named, ...(own === undefined ? {} : { id: own.key, name: own.name }), form: 'topical' };
}

/** What was checked for the skin, and would harm or need a question when swallowed, is said to be so. */
function forTheSkin(items: readonly Item[], person: Person): string[] {
  const applied = items.flatMap(({ kind, id, form }) => {
    const herb = kind === 'herb' && form === 'topical' ? findHerb(id) : undefined;
    if (herb === undefined || herb.neverSuggest === true) return [];
    const swallowed = onlySwallowed(herb, person);
    return swallowed.length === 0 ? [] : [{ herb, swallowed }];
  });
  const poisons = applied.flatMap(({ herb, swallowed }) => {
    const poison = swallowed.find(({ kind, severity }) => kind === 'age' && severity === 'contraindicated');
    return poison ? [{ herb, line: `${herb.name} is for the skin only. ${poison.why}` }] : [];
  });
  const others = applied.filter(({ herb }) => !poisons.some((poison) => poison.herb === herb));
  const names = listed(others.map(({ herb }) => inSentence(herb.name)));
  return [
    ...poisons.map(({ line }) => line),
    ...(names === '' ? [] : [`I checked ${names} for use on the skin only.`]),
  ];
}

/** Good on the skin, and dangerous inside. */
export function isPoisonInside(herb: Herb, person: Person): boolean {
  return onlySwallowed(herb, person).some(({ severity }) => severity === 'contraindicated');
}

/** What the checks say of it when swallowed and not when put on the skin. */
function onlySwallowed(herb: Herb, person: Person): readonly Finding[] {
  const applied = new Set(findingsForHerb(herb, person, 'topical').map(({ ruleId }) => ruleId));
  return findingsForHerb(herb, person).filter(({ ruleId, severity }) => severity !== 'minor' && !applied.has(ruleId));
}

interface Spoken {
  readonly items: readonly Item[];
  readonly subject: Subject;
  readonly said: string;
}

/** What has to be said of the skin and was not yet. */
export function skinLines({ items, subject, said }: Spoken): readonly string[] {
  // An offer told already that it is never swallowed.
  const isTold = (line: string) =>
    items.some(({ name }) => line.startsWith(`${name} is for the skin only`) && isOfferedForSkin(name, said));
  return [...new Set(forTheSkin(items, subject.person))].filter((line) => !said.includes(line) && !isTold(line));
}

function isOfferedForSkin(name: string, said: string): boolean {
  return said.split('\n').some((line) => line.startsWith(`${name} (`) && /\bnever swallow it\b/i.test(line));
}

/** Asked about as something to rub in: that it is for the skin only is no answer, and told after it. */
function isPutOn(question: string): boolean {
  return /\bon (?:the|my|his|her|their|our) (?!stomach\b)\w+/i.test(question);
}

/** That it is for the skin only goes first where it may be meant to be swallowed. */
export function isSkinToldLast({
  question,
  asks,
  items,
}: Pick<Spoken, 'items'> & { readonly question: string; readonly asks: Asks }): boolean {
  const isForSkin = items.every(({ kind, form }) => kind !== 'herb' || form === 'topical');
  return isPutOn(question) || asks.form === 'topical' || (isForSkin && asksForFacts(asks) && !asks.checking);
}
