import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { firstChoices } from '../../../herbs/first-choices.ts';
import { recommendHerbs, type Suggestion } from '../../../herbs/recommend.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import type { Person } from '../../../safety/person/person.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { Severity } from '../../../safety/severity.ts';
import { forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import { escapeHtml, linkTo, listed } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { inrAsked } from '../../for-concerns/inr-first.ts';
import { howTaken } from '../../for-concerns/suggestion-line.ts';
import { forTheirDoctor, unfitForUses } from '../../for-concerns/unfit.ts';
import { isOfTheInside } from '../../reading/named-things/as-spoken-of.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { findingsAbout } from '../checked-herbs.ts';
import { pairsIn } from '../verdict/finding-lines.ts';
import { gapIn } from '../facts/hours-between.ts';
import { seenBefore, tiredFirst } from '../../for-concerns/seen-first.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import { specialOf, topicOf } from '../../reading/wishes/topics.ts';

/** Where an age or a child under way speaks against one thing, there is often a better one. */
const isOfStage: ReadonlySet<Finding['kind']> = new Set(['pregnancy', 'breastfeeding', 'age']);

interface Refused {
  readonly subject: Subject;
  readonly said: string;
  readonly wish: readonly UseKey[];
  readonly question: string;
  readonly findings: readonly Finding[];
}

/** What fits for one of the wishes. */
interface Fitting {
  readonly use: UseKey;
  readonly options: readonly Suggestion[];
}

const mostOthers = 2;
const mostWeighed = 6;
const mostWishes = 3;
const rather = 'I would rather look at';

/** What could take the place of a herb that was refused, or of several of which none is free; null when nothing was, or when nothing fits. */
export function insteadOf(
  herbs: readonly Herb[],
  { question, subject, said, wish, findings }: Refused,
): { readonly block: string; readonly recommended: AdvisorAnswer['recommended'] } | null {
  const warnedOf = (herb: Herb, is: (severity: Severity) => boolean) =>
    findings.some((each) => is(each.severity) && isAbout(each, herb));
  const isNoneFree = herbs.length > 1 && herbs.every((herb) => warnedOf(herb, (severity) => severity !== 'minor'));
  // "My husband takes warfarin, ok for him?" asks of that one alone.
  const isWished = concernsIn(question).uses.length > 0;
  const isAskedFirst =
    herbs.length === 1 &&
    findings.some(
      // Hours between settle it: nothing else is needed.
      (each) => each.severity === 'moderate' && gapIn(each) === '' && (isWished || isOfStage.has(each.kind)),
    );
  const refused = herbs.find((herb) => isNoneFree || isAskedFirst || warnedOf(herb, forbids));
  const onSkin =
    refused === undefined || !asksForTheSkin.test(question) || subject.person.surgeryPlanned !== null
      ? null
      : asCream(refused, subject.person);
  if (onSkin !== null && !said.includes(onSkin)) return { block: `<p>${escapeHtml(onSkin)}</p>`, recommended: [] };
  const [use] = wish;
  if (use === undefined || isForTheirTeam(subject.person, use)) return null;
  if (refused === undefined || refused.neverSuggest === true) return null;
  const uses = specialOf(wish).filter((each) => each === use || !isForTheirTeam(subject.person, each));
  const excludeKeys = [...herbs.map(({ key }) => key), ...unfitForUses(subject.person, uses)];
  const found = othersFor(uses.slice(0, mostWishes).filter(isLeft(subject.person)), subject.person, excludeKeys);
  // "Could I drink it as a tea?": what is rubbed on is no answer.
  const isToBeTaken = ({ form }: Suggestion) => !(isOfTheInside(question) && form === 'topical');
  const fitting = found.filter(({ options }) => options.every(isToBeTaken));
  const others = fitting.flatMap(({ options }) => options);
  const lead = `For ${topicOf(fitting[0]?.use ?? use)} ${rather}`;
  const help = others.length === 0 && isUnderage(subject.person) ? everydayHelp([use], subject.person) : null;
  if (help !== null && !said.includes(help)) return { block: `<p>${escapeHtml(help)}</p>`, recommended: [] };
  if (others.length === 0 || said.includes(lead) || others.every(({ herb }) => said.includes(herb.name))) return null;
  return {
    block: offered(fitting, subject, said),
    recommended: others.map(({ herb: { key, name }, form }) => ({
      key,
      name,
      ...(form === 'topical' ? { isForSkin: true } : {}),
      ...(form === 'tea' ? { name: `${name} tea`, isOnlyTea: true } : {}),
    })),
  };
}

/** "Comfrey as a tea or as an ointment?": the ointment is another matter than what is swallowed. */
function asCream({ key, name }: Herb, person: Person): string | null {
  const skin = findHerb(`${key}-topical`) ?? findHerb(key);
  const amount = skin?.monograph?.amounts.find(({ form }) => form === 'topical')?.text;
  const isOpen =
    skin !== undefined &&
    !findingsAbout([{ kind: 'herb', id: skin.key, name: skin.name, text: skin.name, form: 'topical' }], person).some(
      ({ severity }) => severity !== 'minor',
    );
  return amount === undefined || !isOpen
    ? null
    : `On the skin ${inSentence(name)} is another matter: ${lower(withStop(amount))}${/\bunbroken\b/.test(amount) ? '' : ' Only on unbroken skin.'}`;
}

const asksForTheSkin =
  /\b(?:ointments?|creams?|gels?|salves?|balms?|lotions?|poultices?|on (?:the|my) skin|rub(?:bed)?)\b/i;

/** For each wish what nothing weighty speaks against: two for a single one, one for each of several. */
function othersFor(uses: readonly UseKey[], person: Person, excludeKeys: readonly string[]): readonly Fitting[] {
  const limit = uses.length > 1 ? 1 : mostOthers;
  const taken = new Set(excludeKeys);
  return uses.flatMap((use) => {
    const found = recommendHerbs({ person, wanted: [use], limit: mostWeighed, excludeKeys: [...taken] });
    const mild = found.filter(isMild);
    const usual = mild.filter((option) => found.indexOf(option) < mostOthers || isUsual(option, use));
    // Before what acts on a medicine goes what does not, be it less usual.
    const seldom = usual.some(isFree) ? [] : mild.filter(isFree).slice(0, 1);
    const options = freestFirst([...seldom, ...usual]).slice(0, limit);
    for (const { herb } of options) taken.add(herb.key);
    return options.length === 0 ? [] : [{ use, options }];
  });
}

/** Beyond the first two, what nobody would begin with fills no list. */
function isUsual({ herb }: Suggestion, use: UseKey): boolean {
  return firstChoices[use]?.includes(herb.key) === true;
}

function isMild({ findings }: Suggestion): boolean {
  return findings.every(({ severity }) => severity === 'minor');
}

/** What acts on none of the medicines goes before what does, and what acts on them is not named beside it. */
function freestFirst(options: readonly Suggestion[]): readonly Suggestion[] {
  const free = options.filter(isFree);
  return free.length > 0 ? free : options;
}

function isFree(option: Suggestion): boolean {
  return ofMedicines(option).length === 0;
}

function ofMedicines({ findings }: Suggestion): readonly Finding[] {
  return findings.filter(({ kind }) => kind === 'medicine');
}

/** What belongs to the others themselves: a note on a medicine, and the clinic that checks the INR. */
function toMind(others: readonly Suggestion[], subject: Subject, said: string): string {
  const notes = others.flatMap((option) => ofMedicines(option).slice(0, 1));
  const lines = notes.map((note) => `${capital(pairsIn([note], subject.person))}: ${note.why} ${note.advice}`);
  return [...new Set(lines), ...inrAsked(others, subject, said)].map((line) => ` ${line}`).join('');
}

/** Their names for each wish, and of one or two how much and how; of the young no amounts are told. */
function offered(fitting: readonly Fitting[], subject: Subject, said: string): string {
  const others = fitting.flatMap(({ options }) => options);
  const names = fitting.map(
    ({ use, options }, place) =>
      `${place === 0 ? 'For' : 'for'} ${topicOf(use)} ${place === 0 ? rather : 'at'} ${listed(options.map(inPlace))}`,
  );
  const isTold = others.length <= mostOthers && !isUnderage(subject.person);
  const how = isTold ? others.flatMap((each) => howMuch(each, subject.person)) : [];
  return `<p>${listed(names)}. ${[...how, 'Ask me, and I will tell you more.'].join(' ')}${escapeHtml(toMind(others, subject, said))}</p>`;
}

/** "Fennel, as a tea: ...", as the list of what is offered for a complaint tells it. */
function howMuch(option: Suggestion, person: Person): readonly string[] {
  const told = howTaken(option, { person, form: null, isShort: true }).join(' ');
  const isFormFirst = /^(?:As|On|In) [^.:]+: /.test(told);
  return told === '' ? [] : [escapeHtml(`${option.herb.name}${isFormFirst ? ',' : ':'} ${lower(told)}`)];
}

/** With a child under way, the pain of a period is none. */
function isLeft({ pregnant }: Person): (use: UseKey) => boolean {
  return (use) => !pregnant || !ofPeriods.has(use);
}

const ofPeriods: ReadonlySet<UseKey> = new Set(['menstrual-cramps', 'pms']);

function inPlace({ herb, form }: Suggestion): string {
  const how = form === 'topical' ? ' (on the skin only)' : form === 'tea' ? ' (as a tea only)' : '';
  return `${linkTo(herb, inSentence(herb.name))}${how}`;
}

/** Before an operation, and for what a doctor has to look into here, nothing is offered unasked. */
function isForTheirTeam(person: Person, use: UseKey): boolean {
  return (
    person.surgeryPlanned !== null ||
    (isUnderage(person) && forTheirDoctor.has(use)) ||
    (use === 'blood-sugar' && isOnTablets(person)) ||
    seenBefore(person, [use]).length > 0 ||
    tiredFirst(person, [use]).length > 0
  );
}

/** What lowers the sugar adds to the medicine that does, whichever it is. */
function isOnTablets({ medicines }: Person): boolean {
  return medicines.some(({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose') === true);
}
