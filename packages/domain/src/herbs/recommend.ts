import { kindsOf } from '../conditions/conditions.ts';
import type { EvidenceGrade } from '../evidence/source.ts';
import { findMedicineProfile } from '../medicines/catalogue.ts';
import { isUnderage } from '../safety/person/age-group.ts';
import { assess } from '../safety/assess.ts';
import type { Item } from '../safety/item.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person/person.ts';
import { forbids } from '../safety/words.ts';
import { listHerbs } from './catalogue.ts';
import { closeUses, gainOfChoice } from './first-choices.ts';
import { formFor, isOnlyForSkin } from './form-for.ts';
import type { Form } from './form.ts';
import type { Herb, HerbEffect, HerbUse } from './herb.ts';
import { neverFor, onAdviceOnly } from './held-back.ts';
import type { UseKey } from './use-keys.ts';
import { useLabels } from './use-labels.ts';
import { usesInFavour } from './uses-in-favour.ts';
import type { Effect } from '../safety/effects.ts';

/** A herb that fits a wish, with what was found when it was checked against the person. */
export interface Suggestion {
  readonly herb: Herb;
  readonly use: UseKey;
  /** The form it was checked in; `topical` means on the skin only. */
  readonly form: Form;
  readonly evidence: EvidenceGrade;
  /** Why it is suggested, in one sentence. */
  readonly because: string;
  readonly findings: readonly Finding[];
}

export interface Wish {
  readonly person: Person;
  readonly wanted: readonly UseKey[];
  readonly limit: number;
  readonly excludeKeys?: readonly string[];
  /** For these uses no other herbs than these. */
  readonly only?: Partial<Readonly<Record<UseKey, readonly string[]>>>;
  /** "Without caffeine", "nothing that makes me drowsy". */
  readonly avoidEffects?: readonly Effect[];
  /** Only what holds in any form, for lists that show a name without saying "on the skin only". */
  readonly inAnyForm?: boolean;
}

interface Ranked extends Suggestion {
  readonly score: number;
  readonly serves: readonly UseKey[];
}

// The score of a herb for a wish, in steps of evidence: one grade is 1.
const weights: Readonly<Record<EvidenceGrade, number>> = { strong: 4, moderate: 3, limited: 2, theoretical: 1 };
/** How many "ask a doctor" findings a herb may have, by its evidence. */
const worthAsking: Readonly<Record<EvidenceGrade, number>> = { strong: 9, moderate: 9, limited: 1, theoretical: 0 };
const moderateCost = 2.4;
const minorCost = 0.6;
/** Penalty for a use that is only close to the wish. */
const closeCost = 0.8;
/** Bonus for each further wish that the herb serves. */
const furtherWishGain = 0.6;
/** Penalty for each wish that was named before this one. */
const laterWishCost = 0.05;
/** With at least this many herbs that need no advice, those that do are left out. */
const enoughChoice = 2;
const keepsAwake: readonly Effect[] = ['contains-caffeine', 'stimulant'];
/**
 * Herbs that fit what is wanted and this person, best first: nothing contraindicated or major, best evidence and fewest
 * cautions. Where several things are wanted each gets its turn.
 */
export function recommendHerbs(wish: Wish): readonly Suggestion[] {
  const { person, wanted, limit, excludeKeys = [], avoidEffects = [], only = {}, inAnyForm = false } = wish;
  const treated = wanted.filter((use) => !neverFor.has(use) && !(use === 'immunity' && isImmunityCalmed(person)));
  const avoided = treated.includes('sleep') ? [...avoidEffects, ...keepsAwake] : avoidEffects;
  const ranked = servingAny(treated)
    .filter((herb) => isForSuggesting(herb, person) && !excludeKeys.includes(herb.key))
    .filter((herb) => !herb.effects.some((each) => avoided.includes(each.effect) && !isSlightlyCalming(each)))
    .filter((herb) => !inAnyForm || whatSpeaksAgainst(herb, person).length === 0)
    .flatMap((herb) => rank(herb, person, { wanted: treated, only }))
    .toSorted((left, right) => right.score - left.score || (left.herb.key < right.herb.key ? -1 : 1));
  const calm = ranked.filter((each) => questionsBy(each) === 0);
  const preferred =
    calm.length >= Math.min(limit, enoughChoice)
      ? calm
      : ranked.filter((each) => questionsBy(each) <= worthAsking[each.evidence]);
  return inTurns(preferred, treated, limit).map(({ score: _, serves: __, ...suggestion }) => suggestion);
}

/** "Nothing that makes me drowsy" leaves what hardly does: of lavender, lemon balm or theanine few get sleepy. */
function isSlightlyCalming({ effect, strength }: HerbEffect): boolean {
  return effect === 'sedating' && strength === 'weak';
}

/** How many findings would need a doctor's advice. */
function questionsBy({ findings }: Suggestion): number {
  return findings.filter(({ severity }) => severity === 'moderate').length;
}

/** People on immunosuppressants or with autoimmune disease are offered nothing that stimulates the immune system. */
function isImmunityCalmed({ conditions, medicines }: Person): boolean {
  return (
    conditions.some(({ id }) =>
      kindsOf(id).some((kind) => kind === 'organ-transplant' || kind === 'autoimmune-disease'),
    ) || medicines.some(({ id }) => findMedicineProfile(id)?.classes.has('immunosuppressant') === true)
  );
}

/** The herbs that are known for one of these, or for what comes close; which they are never changes. */
function servingAny(wanted: readonly UseKey[]): readonly Herb[] {
  return [...new Set(wanted.flatMap(servingOne))];
}

function servingOne(use: UseKey): readonly Herb[] {
  const known = serving.get(use);
  if (known !== undefined) return known;
  const herbs = listHerbs().filter((herb) => fitFor(herb, use, { place: 0, named: [] }) !== null);
  serving.set(use, herbs);
  return herbs;
}

const serving = new Map<UseKey, readonly Herb[]>();

/** Takes the best for each wish in turn, so that later concerns are not crowded out by the first. */
function inTurns(ranked: readonly Ranked[], wanted: readonly UseKey[], limit: number): readonly Ranked[] {
  const chosen = new Set<Ranked>();
  while (chosen.size < Math.min(limit, ranked.length)) {
    const before = chosen.size;
    for (const wish of wanted) {
      const next = ranked.find((each) => !chosen.has(each) && each.serves.includes(wish));
      if (next && chosen.size < limit) chosen.add(next);
    }
    if (chosen.size === before) break;
  }
  return [...chosen];
}

/** All findings of one herb for one person; cached, because one answer needs them several times. */
export function findingsForHerb(herb: Herb, person: Person, form: Form = 'unspecified'): readonly Finding[] {
  const known = checked.get(person) ?? new Map<string, readonly Finding[]>();
  checked.set(person, known);
  const name = `${herb.key} ${form}`;
  const findings = known.get(name) ?? checkAlone(herb, person, form);
  known.set(name, findings);
  return findings;
}

/** By the very person: whoever is told more becomes a new one. */
const checked = new WeakMap<Person, Map<string, readonly Finding[]>>();

function checkAlone(herb: Herb, person: Person, form: Form): readonly Finding[] {
  const item: Item = { kind: 'herb', id: herb.key, name: herb.name, text: herb.name, form };
  return assess({ person, items: [item], about: new Set([herb.key]) });
}

/** Whether a herb may be suggested at all; children get plants and foods only: what they lack a test must show. */
export function isForSuggesting({ key, kind, neverSuggest, monograph }: Herb, person: Person): boolean {
  const isSupplement = kind === 'vitamin' || kind === 'mineral' || kind === 'nutrient';
  const isForAge = !isSupplement || !isUnderage(person);
  return neverSuggest !== true && monograph !== null && !onAdviceOnly.has(key) && isForAge;
}

interface Fit {
  readonly wish: UseKey;
  /** How early the wish was named. */
  readonly place: number;
  readonly own: HerbUse;
  readonly worth: number;
}

function rank(herb: Herb, person: Person, { wanted, only }: Required<Pick<Wish, 'wanted' | 'only'>>): Ranked[] {
  const fitting = wanted
    .filter((use) => only[use]?.includes(herb.key) !== false)
    .flatMap((use, place) => fitFor(herb, use, { place, named: only[use] }) ?? []);
  const best = fitting.toSorted((left, right) => right.worth - left.worth || left.place - right.place)[0];
  if (!best) return [];
  const form = isOnlyForSkin(herb) ? 'topical' : formForStage(herb, person, formFor(herb, best.own.use), best.own.use);
  const findings = findingsForHerb(herb, person, form);
  if (speaksAgainst(person, findings).length > 0 || isTooMuchForStage(herb, person)) return [];
  const cost = findings.reduce((sum, { severity }) => sum + (severity === 'moderate' ? moderateCost : minorCost), 0);
  return [
    {
      herb,
      use: best.own.use,
      form,
      evidence: best.own.evidence,
      because: `${useLabels[best.own.use]}: ${best.own.text}${form === 'topical' ? ' On the skin only.' : ''}`,
      findings,
      serves: fitting.map(({ wish }) => wish),
      score: best.worth + (fitting.length - 1) * furtherWishGain - cost - best.place * laterWishCost,
    },
  ];
}

/** Where a stage of life or a medicine speaks against unknown products and its rules know the tea, it is meant as a tea. */
export function formForStage(herb: Herb, person: Person, form: Form, use?: UseKey): Form {
  if (form !== 'unspecified' || herb.monograph?.forms.includes('tea') !== true) return form;
  const found = findingsForHerb(herb, person);
  const isCup = use !== undefined && drunkFor.has(use);
  const ofMedicines = found.filter(({ kind, severity }) => isCup && kind === 'medicine' && severity === 'moderate');
  const against = [...speaksAgainst(person, found), ...ofMedicines];
  const isKnownAsTea = against.every(
    ({ kind, severity }) =>
      !forbids(severity) && herb.rules.some((rule) => rule.kind === kind && rule.forms?.includes('tea') === true),
  );
  return against.length > 0 && isKnownAsTea ? 'tea' : form;
}

/** What may not be swallowed in pregnancy or while nursing is not suggested for the skin either: nobody studied that. */
function isTooMuchForStage(herb: Herb, person: Person): boolean {
  if (!person.pregnant && !person.breastfeeding) return false;
  return findingsForHerb(herb, person).some(({ kind, severity }) => isOfPregnancy(kind) && forbids(severity));
}

/** Of these a cup is what most people mean; a joint is treated by extracts. */
const drunkFor = new Set<UseKey>(['sleep', 'stress', 'anxiety', 'digestion', 'bloating', 'cramps']);

interface Asked {
  readonly place: number;
  /** The herbs named for this very trouble, best first: what was studied in a narrow group may be meant. */
  readonly named: readonly string[] | undefined;
}

/** The herb's own use for a wish, or a close one; a use that studies did not bear out counts for nothing. */
function fitFor(herb: Herb, wish: UseKey, { place, named }: Asked): Fit | null {
  const uses = usesInFavour(herb).filter(({ isNarrow }) => named !== undefined || isNarrow !== true);
  const exact = uses.find((each) => each.use === wish);
  // Known for it in a narrow group alone: a close use says no more.
  if (exact === undefined && usesInFavour(herb).some((each) => each.use === wish)) return null;
  const own = exact ?? uses.find((each) => closeUses[wish]?.includes(each.use));
  if (!own) return null;
  const gain = gainOfChoice(herb.key, wish, { isTraditional: own.evidence === 'theoretical', named });
  return { wish, place, own, worth: weights[own.evidence] + gain - (exact ? 0 : closeCost) };
}

/**
 * What speaks against a herb for a person: anything contraindicated or major; for children, in pregnancy and while
 * nursing also what is more than a word of note about that.
 */
export function whatSpeaksAgainst(herb: Herb, person: Person): readonly Finding[] {
  return speaksAgainst(person, findingsForHerb(herb, person));
}

function speaksAgainst(person: Person, findings: readonly Finding[]): readonly Finding[] {
  const isStage = (kind: Finding['kind']) =>
    (kind === 'age' && isUnderage(person)) || (isOfPregnancy(kind) && (person.pregnant || person.breastfeeding));
  return findings.filter(({ kind, severity }) => forbids(severity) || (isStage(kind) && severity !== 'minor'));
}

function isOfPregnancy(kind: Finding['kind']): boolean {
  return kind === 'pregnancy' || kind === 'breastfeeding';
}
