import { findHerb } from '../../herbs/catalogue.ts';
import type { Form } from '../../herbs/form.ts';
import type { Herb } from '../../herbs/herb.ts';
import { findingsForHerb, formForStage, recommendHerbs } from '../../herbs/recommend.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Finding } from '../../safety/finding.ts';
import type { Person } from '../../safety/person/person.ts';
import { anyAdult } from '../../safety/person/empty-person.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { forbids } from '../../safety/words.ts';

interface Wish {
  readonly person: Person;
  readonly wanted: readonly UseKey[];
}

interface Refusal {
  readonly herb: Herb;
  /** The most serious reason against it. */
  readonly finding: Finding;
}

/** How many of the usual herbs are looked through, and how many refusals are told. */
const mostUsual = 8;
const mostRefusals = 3;

/** Herbs often taken for this that this person should leave alone. */
export function notForThisPerson({ person, wanted }: Wish, chosen: readonly Herb[]): readonly Refusal[] {
  return [...recommendHerbs({ person: anyAdult, wanted, limit: mostUsual }), ...atHandFor(wanted)]
    .filter(oncePerHerb)
    .filter(({ herb }) => !chosen.some(({ key }) => key === herb.key))
    .flatMap(({ herb, form }) => {
      const finding = findingsForHerb(herb, person, form).find(({ severity }) => forbids(severity));
      return finding ? [{ herb, finding }] : [];
    })
    .slice(0, mostRefusals);
}

/** Herbs often taken for this that this person should ask about first, and that were left out for it. */
export function toAskAboutFirst({ person, wanted }: Wish, told: readonly Herb[]): readonly Refusal[] {
  if (isUnderage(person)) return [];
  return [...atHandFor(wanted), ...recommendHerbs({ person: anyAdult, wanted, limit: mostKnown })]
    .filter(oncePerHerb)
    .filter(({ herb }) => !told.some(({ key }) => key === herb.key))
    .flatMap(({ herb, form }) => {
      const findings = findingsForHerb(herb, person, formForStage(herb, person, form));
      const finding = findings.find(({ severity, kind }) => severity === 'moderate' && ofThePerson.has(kind));
      return finding && !findings.some(({ severity }) => forbids(severity)) ? [{ herb, finding }] : [];
    })
    .slice(0, mostAsked);
}

/** What many have at home or are sold for it, and would add to what is offered. */
const atHand: Partial<Readonly<Record<UseKey, readonly string[]>>> = {
  bloating: ['chamomile'],
  digestion: ['chamomile'],
  cholesterol: ['red-yeast-rice'],
};

function atHandFor(wanted: readonly UseKey[]): readonly { readonly herb: Herb; readonly form: Form }[] {
  return wanted
    .flatMap((use) => atHand[use] ?? [])
    .flatMap((key) => findHerb(key) ?? [])
    .map((herb) => ({ herb, form: 'unspecified' }));
}

function oncePerHerb({ herb }: { herb: Herb }, place: number, all: readonly { readonly herb: Herb }[]): boolean {
  return all.findIndex((each) => each.herb.key === herb.key) === place;
}

const mostAsked = 3;
/** Only those that come to mind first. */
const mostKnown = 6;
const ofThePerson: ReadonlySet<Finding['kind']> = new Set([
  'medicine',
  'condition',
  'allergy',
  'pregnancy',
  'breastfeeding',
  'surgery',
]);
