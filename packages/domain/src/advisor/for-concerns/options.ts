import { listHerbs } from '../../herbs/catalogue.ts';
import type { Form } from '../../herbs/form.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { recommendHerbs, type Suggestion, type Wish } from '../../herbs/recommend.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Effect } from '../../safety/effects.ts';
import { hasAmountFor, onSkin } from '../about-herbs/amounts/amounts.ts';
import { waitsForTheTeam } from '../about-herbs/verdict/during-cancer-treatment.ts';
import type { Concern } from './concern.ts';
import { isForCareAlone } from '../data/help-in-pregnancy.ts';
import { kindAsked } from './kinds-asked.ts';
import { firstIdeas } from './first-ideas.ts';
import { isBreathedIn, studiedOf } from './suggestion-line.ts';
import { seenBefore } from './seen-first.ts';
import { isImmuneWish } from './untreatable.ts';
import { tooSlowFor } from './wanted-soon.ts';
import { forTheirDoctor, unfitFor } from './unfit.ts';
import { weighed } from './weighed.ts';
import { specialOf } from '../reading/wishes/topics.ts';

const fewestOptions = 3;
const mostOptions = 4;
/** For children, and where the concern itself takes some words. */
const mostInShort = 2;
const fewestMeasured = 2;
/** Some fall out when they are weighed. */
const spare = 8;

/** What may be suggested to this person for what is wanted, best first; "what tea or cream?" gets some of either. */
export function optionsFor(concern: Concern): readonly Suggestion[] {
  const own = optionsInForm(concern);
  if (!takenOrPutOn.test(concern.question)) return own;
  const ofPain = concern.wanted.some((use) => aching.has(use));
  const wanted: readonly UseKey[] = ofPain ? [...concern.wanted, 'topical-pain'] : concern.wanted;
  const rubbedIn = optionsInForm({ ...concern, wanted, form: 'topical' });
  const keys = own.slice(0, mostInShort).map(({ herb }) => herb.key);
  return [
    ...own.slice(0, mostInShort),
    ...rubbedIn.filter(({ herb }) => !keys.includes(herb.key)).slice(0, mostInShort),
  ];
}

const taken = String.raw`(?:teas?|drinks?|capsules?|tablets?|drops|take|drink|swallow|eat)`;
const putOn = String.raw`(?:creams?|gels?|ointments?|salves?|balms?|rubs?|rub in|put on|rub on|compress(?:es)?|plasters?)`;
const between = String.raw` (?:it |them |for it )?(?:or|and|\/|and ?\/ ?or) (?:an? |some |something |to |what |which |also )*`;
const takenOrPutOn = new RegExp(String.raw`\b(?:${taken}${between}${putOn}|${putOn}${between}${taken})\b`, 'i');
const aching: ReadonlySet<UseKey> = new Set(['joints', 'pain', 'back-pain', 'muscles', 'inflammation']);

function optionsInForm(concern: Concern): readonly Suggestion[] {
  const { question, wanted: all, particulars, avoidEffects, form } = concern;
  const { person } = concern.subject;
  const ill = seenBefore(person, all).map(({ use }) => use);
  const open = all.filter((use) => !ill.includes(use) && !(use === 'immunity' && isImmuneWish(person, all)));
  const wanted = open
    // The aches of a flu are no wish of their own.
    .filter((use) => !(use === 'pain' || use === 'muscles') || !all.includes('fever'))
    .filter((use) => use !== 'prostate' || person.gender !== 'female')
    .filter((use) => !isUnderage(person) || !forTheirDoctor.has(use))
    .filter((use) => use !== 'acne' || (person.ageYears ?? acneFrom) >= acneFrom)
    .filter((use) => !person.pregnant || !isForCareAlone(use, all));
  const lasting: readonly Effect[] = isForLong.test(question) ? ['stimulant-laxative'] : [];
  const wish = {
    person,
    wanted,
    limit:
      isUnderage(person) || isToldAtLength(particulars)
        ? mostInShort
        : Math.max(fewestOptions, Math.min(wanted.length, mostOptions)),
    avoidEffects: [...avoidEffects, ...lasting],
  };
  const otherForms = listHerbs().flatMap(({ key, monograph }) =>
    form === null || monograph?.forms.includes(form) ? [] : [key],
  );
  const unfit = unfitFor(concern, wanted);
  const tooSlow = tooSlowFor(question);
  const kind = kindAsked(question, wanted);
  const particular =
    form === 'topical' && wanted.includes('topical-pain') ? rubbedIn(wanted) : particularHerbs(particulars);
  const suggest = (excludeKeys: readonly string[]) => {
    const only = { ...particular, ...kind?.only };
    const found = recommendHerbs({ ...wish, limit: wish.limit + spare, excludeKeys, only });
    return kind === null ? firstIdeas(found, concern) : found;
  };
  const inForm = suggest([...unfit, ...otherForms]).filter((option) => isTakenAs(option, form));
  const inTime = inForm.filter(({ herb }) => !tooSlow.includes(herb.key));
  const found = inTime.length > 0 ? inTime : inForm;
  const options = found.length > 0 || form === null || form === 'topical' ? found : suggest(unfit);
  const first = jetLag.test(question) ? onlyOf('melatonin', wish) : [];
  const others = wanted.length === 1 && !concern.isMore ? measured(options, form) : options;
  const fitting = [...first, ...others.filter(({ herb }) => herb.key !== first[0]?.herb.key)];
  // A baby gets milk and nothing else to swallow.
  const chosen = person.ageGroup === 'baby' ? fitting.filter((option) => option.form === 'topical') : fitting;
  // Ginger is studied against the nausea of the treatment itself.
  const allowed = chosen.filter(({ findings }) => wanted.includes('nausea') || !findings.some(waitsForTheTeam));
  const inOrder = withOneCaffeine(weighed(allowed, person));
  // "As a tea, please": what was named already stays before what is new.
  const isNamed = ({ herb }: Suggestion) => form !== null && concern.said.includes(`${herb.name} (`);
  const best = [...inOrder.filter(isNamed), ...inOrder.filter((option) => !isNamed(option))];
  return inTurns(best, wanted).slice(0, wish.limit);
}

/** Weighing puts what needs no asking first, and all of it may be for one of the wishes: each gets its own before a second. */
function inTurns(options: readonly Suggestion[], wanted: readonly UseKey[]): readonly Suggestion[] {
  const own = specialOf(wanted).flatMap((wish) => options.find(({ use }) => use === wish) ?? []);
  return wanted.length > 1 ? [...new Set([...own, ...options])] : options;
}

/** Tea, mate and guarana are one idea: caffeine. */
function withOneCaffeine(options: readonly Suggestion[]): readonly Suggestion[] {
  const isCaffeine = ({ herb }: Suggestion) => herb.effects.some(({ effect }) => effect === 'contains-caffeine');
  const first = options.find(isCaffeine);
  return options.filter((option) => option === first || !isCaffeine(option));
}

/** For sore joints rubbed in: what is studied on the skin alone, besides what has a use of its own for that. */
function rubbedIn(wanted: readonly UseKey[]): NonNullable<Wish['only']> {
  const keys = listHerbs().flatMap(({ key, monograph }) =>
    monograph?.forms.every((each) => each === 'topical') === true ? [key] : [],
  );
  return Object.fromEntries(wanted.filter((use) => use !== 'topical-pain').map((use) => [use, keys]));
}

/** The herbs that stand for a particular concern, use by use; for other uses all may be looked at. */
function particularHerbs(particulars: Concern['particulars']): NonNullable<Wish['only']> {
  return Object.assign({}, ...particulars.map(({ herbs }) => herbs ?? {}));
}

function isToldAtLength(particulars: Concern['particulars']): boolean {
  const words = particulars.flatMap(({ says, herbs }) => (herbs === undefined ? [] : (says ?? '').split(' ')));
  return words.length > manyWords;
}

const manyWords = 30;

/** Spots of that kind so early can come from the hormones. */
const acneFrom = 9;

/** What may be taken for a week only is nothing for what lasts. */
const isForLong = /\b(?:for (?:years|months|ages|ever)|always|chronic\w*|all the time|every day|long[- ]term)\b/i;

/** The clock, not the nerves, keeps a traveller awake. */
const jetLag = /\bjet ?l[aeo]g/i;

/** This one herb, if it may be suggested. */
function onlyOf(key: string, wish: Omit<Wish, 'excludeKeys'>): readonly Suggestion[] {
  const others = listHerbs().flatMap((herb) => (herb.key === key ? [] : [herb.key]));
  return recommendHerbs({ ...wish, limit: 1, excludeKeys: others });
}

/** Studied in a form that is not far from the one asked for: a scent is no tea. */
function isTakenAs(option: Suggestion, form: Form | null): boolean {
  return form === 'topical' ? isRubbedIn(option) : form === null || !isBreathedIn(option);
}

/** It helps this where it is put on; that there is a cream of it for something else does not count. */
function isRubbedIn({ herb, use, form }: Suggestion): boolean {
  return form === 'topical' || onSkin.test(studiedOf(herb, use));
}

/** With enough choice, what nobody knows how much to take of is left out. */
function measured(options: readonly Suggestion[], form: Form | null): readonly Suggestion[] {
  const known = options.filter(({ herb, use }) => hasAmountFor(herb, { use, studied: studiedOf(herb, use), form }));
  // A cream is put on as its label says: there an amount tells little.
  if (form === null && known.every((option) => option.form === 'topical')) return options;
  return known.length >= (form === null ? fewestMeasured : 1) ? known : options;
}
