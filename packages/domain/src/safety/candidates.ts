import { kindsOf } from '../conditions/conditions.ts';
import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { alcoholFor } from './alcohol-in-tinctures.ts';
import { type Allergen, allergyCandidates } from './allergy-candidates.ts';
import { toldToTheTeam } from './before-surgery.ts';
import { toldBeforePregnancy } from './before-pregnancy.ts';
import { type Candidate, atMost, fromRule, holdsFor, oneStepLower } from './candidate.ts';
import type { Finding } from './finding.ts';
import { namesOfCondition, namesOfHerb } from './names-met.ts';
import { generalRulesOf, ownRulesOf, rulesNaming } from './rules-of.ts';
import type { TextAge } from './person/age-group.ts';
import type { Person } from './person/person.ts';
import { severities, type Severity } from './severity.ts';

/** All candidates for a herb and one fact about a person; which one stands is decided later. */
export interface Concern {
  readonly kind: Finding['kind'];
  readonly with: Finding['with'];
  readonly candidates: readonly Candidate[];
}

const adultYears = 18;
const youngYears = 12;
const plainSources = ['msk-about-herbs'];

/** Every rule of the first herb that applies to the second. */
export function candidatesForHerb(first: { herb: Herb; form: Form }, second: { herb: Herb; form: Form }): Candidate[] {
  const { herb } = first;
  const rules = rulesNaming(first, 'supplement', namesOfHerb(second.herb));
  const explicit = rules.own.map((rule) => fromRule(herb, rule, second.herb.key, 'pair'));
  const poisons = [herb, second.herb].filter(({ neverSuggest }) => neverSuggest === true);
  const general = rules.general.flatMap(({ meets, candidate: told }) => {
    const candidate = poisons[0] === undefined ? told : asOfPoison(told, poisons[0]);
    const met = second.herb.effects.filter(
      (each) => meets.effects.includes(each.effect) && holdsFor(each.forms, second.form),
    );
    if (met.some(({ strength }) => strength !== 'weak')) return [candidate];
    // A weak effect of the other herb lowers the severity by one step.
    const lower = met.length > 0 ? oneStepLower(candidate.severity) : null;
    return lower === null ? [] : [{ ...candidate, severity: lower }];
  });
  // Of two poisons each is warned of by itself: nothing of theirs adds up to a lesser warning.
  const grave =
    poisons.length > 1
      ? general.filter(({ severity }) => severity === 'contraindicated' || severity === 'major')
      : general;
  return [...explicit, ...grave];
}

/** "Take one of them" is no advice where one of them is a poison. */
function asOfPoison(candidate: Candidate, { name }: Herb): Candidate {
  const advice = `Do not combine them, and do not take ${name} at all: it is warned of by itself.`;
  return { ...candidate, advice, mildAdvice: advice, graveAdvice: advice };
}

/** Every rule that speaks of who takes it: conditions, allergies, pregnancy, age, surgery, alcohol. */
export function candidatesForPerson(herb: Herb, form: Form, person: Person): Concern[] {
  return [
    ...person.conditions.map((condition) => conditionConcern(herb, form, condition)),
    ...person.allergens.map((allergen) => allergyConcern(herb, allergen)),
    ...[...statesOf(person)].map((state) => stateConcern(herb, form, state)),
    ...(person.ageYears === null
      ? anyAgeConcerns(herb, form)
      : [ageConcern(herb, form, { years: person.ageYears, isGuessed: person.isAgeGuessed })]),
  ];
}

function allergyConcern(herb: Herb, allergen: Allergen): Concern {
  const { id, name, text } = allergen;
  return { kind: 'allergy', with: { kind: 'allergen', id, name, text }, candidates: allergyCandidates(herb, allergen) };
}

function conditionConcern(herb: Herb, form: Form, condition: { id: string; name: string; text: string }): Concern {
  const kinds = kindsOf(condition.id);
  const rules = rulesNaming({ herb, form }, 'condition', namesOfCondition(condition.id));
  const explicit = rules.own.flatMap((rule) => {
    const met = rule.with.find((key) => kinds.includes(key));
    return met ? [fromRule(herb, rule, met, 'class')] : [];
  });
  const general = rules.general
    .map(({ candidate }) => candidate)
    .filter(({ ruleId }) => !ruleId.includes(drowsyLiver) || scarred.test(condition.text));
  return {
    kind: 'condition',
    with: { kind: 'condition', id: condition.id, name: condition.name, text: condition.text },
    candidates: [...explicit, ...general, ...alcoholFor(herb, form, condition)],
  };
}

/** A fatty liver or a hepatitis bears what makes drowsy, a scarred one may not. */
const drowsyLiver = 'sedating-with-liver-disease';
const scarred = /cirrho|zirrhose|scarr|failure|failing|end[- ]stage|decompensat|encephalopath|ascites/i;

interface State {
  readonly kind: 'pregnancy' | 'breastfeeding' | 'surgery' | 'alcohol';
  readonly about: { readonly id: string; readonly name: string; readonly text: string };
  /** Maximum severity; unlimited when left out. */
  readonly ceiling?: Severity;
}

function* statesOf(person: Person): Generator<State> {
  const plain = (id: string, name = id) => ({ id, name, text: name });
  if (person.pregnant) yield { kind: 'pregnancy', about: plain('pregnancy') };
  // Not pregnant yet: what is contraindicated in pregnancy is at most major. A man who tries for a baby will carry none.
  else if (person.tryingToConceive && person.gender !== 'male')
    yield { kind: 'pregnancy', about: plain('trying-to-conceive', 'trying to conceive'), ceiling: 'major' };
  if (person.breastfeeding) yield { kind: 'breastfeeding', about: plain('breastfeeding') };
  if (person.surgeryPlanned !== null)
    yield { kind: 'surgery', about: { id: 'surgery', name: 'planned surgery', text: person.surgeryPlanned } };
  if (person.drinksAlcohol) yield { kind: 'alcohol', about: plain('alcohol') };
}

function stateConcern(herb: Herb, form: Form, { kind, about, ceiling }: State): Concern {
  const own = ownRulesOf(herb, kind, form).map((rule) => fromRule(herb, rule, kind, 'class'));
  const explicit = kind === 'surgery' ? own.map(toldToTheTeam) : own;
  const general = generalRulesOf(herb, kind, form).map(({ candidate }) => candidate);
  const isSilent =
    ownRulesOf(herb, kind, 'any').length === 0 &&
    general.length === 0 &&
    (kind === 'pregnancy' || kind === 'breastfeeding') &&
    form !== 'food';
  const candidates = [
    ...(isSilent ? [unknownFor(herb, kind)] : [...explicit, ...general]),
    ...alcoholFor(herb, form, about),
  ];
  return {
    kind,
    with: { kind: 'person', ...about },
    candidates:
      ceiling === undefined
        ? candidates
        : candidates.map((candidate) => toldBeforePregnancy(atMost(ceiling, candidate))),
  };
}

function unknownFor(herb: Herb, kind: string): Candidate {
  return {
    ruleId: `general/unknown/${kind}/${herb.key}`,
    severity: 'unknown',
    evidence: 'theoretical',
    why: `Reliable data on ${herb.name} for this situation are not in this knowledge base.`,
    advice: 'Unknown does not mean harmless: ask a doctor, midwife or pharmacist first.',
    sources: plainSources,
    reach: 'general',
  };
}

/** Rank of a severity: 0 is the gravest. */
function gravity({ severity }: { readonly severity: string }): number {
  const place = severities.findIndex((each) => each === severity);
  return place === -1 ? severities.length : place;
}

/** For an unknown age: if there are rules for both minors and adults, the milder one applies. */
function anyAgeConcerns(herb: Herb, form: Form): Concern[] {
  const rules = ownRulesOf(herb, 'age', form).toSorted((left, right) => gravity(left) - gravity(right));
  const forTheYoung = rules.find((rule) => 'underYears' in rule && rule.underYears >= adultYears);
  const forAdults = rules.find((rule) => 'overYears' in rule && rule.overYears < adultYears);
  if (!forTheYoung || !forAdults || gravity(forAdults) >= severities.length) return [];
  const milder = gravity(forTheYoung) > gravity(forAdults) ? forTheYoung : forAdults;
  return [
    {
      kind: 'age',
      with: { kind: 'person', id: 'age', name: 'anyone', text: 'any age' },
      candidates: [fromRule(herb, milder, ageTarget(milder), 'class')],
    },
  ];
}

function ageConcern(herb: Herb, form: Form, { years, isGuessed }: Pick<TextAge, 'years' | 'isGuessed'>): Concern {
  const explicit = ownRulesOf(herb, 'age', form)
    .filter((rule) => ('underYears' in rule ? years < rule.underYears : years > rule.overYears))
    .map((rule) => fromRule(herb, rule, ageTarget(rule), 'class'));
  const isSilent =
    ownRulesOf(herb, 'age', 'any').every((rule) => !('underYears' in rule)) &&
    form !== 'food' &&
    years < (form === 'topical' ? youngYears : adultYears);
  const text = years < 1 ? 'under 1 year' : `${Math.floor(years)} years`;
  return {
    kind: 'age',
    with: { kind: 'person', id: 'age', name: 'age', text: isGuessed && years >= 1 ? 'not known exactly' : text },
    candidates: [
      ...explicit,
      ...(isSilent ? [unknownFor(herb, 'age')] : []),
      ...(years < 1 ? forInfant(herb, form) : []),
      ...(years < youngYears
        ? alcoholFor(herb, form, { id: 'childhood', name: 'childhood' }, notAtThisAge(explicit))
        : []),
    ],
  };
}

/** "Do not give it to a child under 12" holds for a form without alcohol as well. */
function notAtThisAge(explicit: readonly Candidate[]): string | undefined {
  return explicit.find(({ severity, advice }) => severity === 'moderate' && advice.startsWith('Do not'))?.advice;
}

/** In the first year nothing without advice, except vitamin D, which is usually prescribed. */
function forInfant(herb: Herb, form: Form): Candidate[] {
  if (form === 'food' || form === 'topical' || herb.key === 'vitamin-d') return [];
  return [
    {
      ruleId: `general/infant/${herb.key}`,
      severity: 'moderate',
      evidence: 'limited',
      why: 'Babies need milk alone at first, and then food. Teas, herbs and supplements have done serious harm to some of them, and little is known of most at this age.',
      advice: 'Give it to a baby only if the doctor or midwife who knows the child advises it.',
      sources: infantSources,
      reach: 'class',
    },
  ];
}
const infantSources = ['poison-control-infants-supplements'];

function ageTarget(rule: { readonly underYears: number } | { readonly overYears: number }): string {
  return 'underYears' in rule ? `under-${rule.underYears}` : `over-${rule.overYears}`;
}
