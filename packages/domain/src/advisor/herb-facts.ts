import type { Herb } from '../herbs/herb.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { isUnderage } from '../safety/age-group.ts';
import { forAdults, inForm, likeTea, lower, withStop } from './amounts.ts';
import type { Asks } from './asks.ts';
import { drowsiness, durationOf } from './effect-facts.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from './html.ts';
import { capital, inSentence } from './names.ts';
import type { Subject } from './subject.ts';
import { studiesOf, useLists } from './studies.ts';
import { tooMuch } from './too-much.ts';
import { fittingClauses } from './topics.ts';

export interface Telling {
  readonly question: string;
  readonly asks: Asks;
  readonly subject: Subject;
  readonly said: string;
  /** What the conversation wants help with. */
  readonly wanted: readonly UseKey[];
  /** The checks speak against it for this person: no uses and no amounts are told. */
  readonly isForbidden: (herb: Herb) => boolean;
  /** It was checked for the skin: no other amount is told. */
  readonly isForSkin: (herb: Herb) => boolean;
  /** A finding on it stands in the same answer. */
  readonly isTold: (herb: Herb) => boolean;
}

/** What was asked about herbs; a short portrait of each when nothing special was. What was said before is left out. */
export function herbFacts(herbs: readonly Herb[], telling: Telling): string[] {
  const poisons = herbs.filter(({ neverSuggest }) => neverSuggest === true);
  const others = herbs.filter((herb) => !poisons.includes(herb));
  const asked = factsAskedFor(telling).flatMap((fact) => toldOf(others, (herb) => fact(herb, telling)));
  return [
    ...poisons.filter((herb) => !telling.isTold(herb)).flatMap(warningOf),
    ...(telling.asks.sources ? sourcesLine(others) : []),
    ...(telling.asks.evidence && !telling.asks.trials ? studiesOf(others, telling) : []),
    ...(asked.length > 0 || telling.asks.evidence || telling.asks.sources
      ? asked
      : others.flatMap((herb) => portrait(herb, telling, others.length > 1))),
  ];
}

function warningOf(herb: Herb): string[] {
  return [title(herb), paragraph(`${herb.rules[0]?.why ?? 'This plant is dangerous.'} Do not take it.`)];
}

type Fact = (herb: Herb, telling: Telling) => string;

function factsAskedFor({ asks, subject: { person } }: Telling): readonly Fact[] {
  return [
    ...(asks.drowsy ? [drowsiness] : []),
    ...(asks.naming ? [namesOf] : []),
    ...(asks.preparation || asks.timing || asks.form === 'tea' ? [howToTake] : []),
    ...(asks.amount || (asks.form !== null && asks.form !== 'tea' && !asks.duration) ? [amountOf] : []),
    ...(asks.duration ? [durationOf] : []),
    ...(asks.afterStopping ? [() => afterStopping] : []),
    ...(asks.onset && !asks.duration ? [onsetOf] : []),
    ...(asks.sideEffects && !asks.drowsy ? [sideEffectsOf] : []),
    ...(asks.cautions ? [({ monograph }: Herb) => monograph?.precautions.text ?? ''] : []),
    ...(asks.trials ? [limitsOfStudies] : []),
    ...(asks.forChildren && isUnderage(person) ? [childrenOf] : []),
  ];
}

/** One herb in a paragraph, several as a list, each named once. */
function toldOf(herbs: readonly Herb[], fact: (herb: Herb) => string): string[] {
  const lines = herbs.flatMap((herb) => {
    const text = fact(herb);
    return text === '' ? [] : [`<strong>${herbLink(herb)}</strong>. ${escapeHtml(capital(text))}`];
  });
  return lines.length > 1 ? [bullets(lines)] : lines.map((line) => `<p>${line}</p>`);
}

function portrait(herb: Herb, telling: Telling, isOneOfMany: boolean): string[] {
  const { monograph } = herb;
  if (!monograph)
    return [title(herb), paragraph('I know it for safety checks only. What it may help with is not covered here.')];
  const { asks, said } = telling;
  const isForbidden = telling.isForbidden(herb);
  if (asks.checking && isOneOfMany) return [];
  if (isForbidden) return asks.checking ? [] : [title(herb), paragraph(monograph.description)];
  const parts = [
    ...(asks.checking ? [] : [paragraph(monograph.description)]),
    ...useLists(herb, telling),
    ...[amountOf(herb, telling)].filter((text) => text !== '').map(paragraph),
    paragraph(sideEffectsOf(herb)),
    ...(monograph.lookAlikes && !asks.checking ? [paragraph(monograph.lookAlikes.text)] : []),
  ].filter((block) => !said.includes(plain(block)));
  if (parts.length > 0) return [...(asks.checking ? [] : [title(herb)]), ...parts];
  return asks.checking
    ? []
    : [
        paragraph(
          `I have told you the main things about ${inSentence(herb.name)}. You can still ask how to prepare it, how soon it works, or how it was studied.`,
        ),
      ];
}

function title(herb: Herb): string {
  return `<h3>${herbLink(herb)}</h3>`;
}

function namesOf({ name, scientificName, family, names }: Herb): string {
  const others = names.slice(0, 4).join(', ');
  return [
    scientificName === null ? '' : `${name} is ${scientificName}${family === null ? '' : `, of the family ${family}`}.`,
    others === '' ? '' : `Other names: ${others}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Usual adult amounts. For children none are given, and in pregnancy they are for a clinician to confirm. */
function amountOf(herb: Herb, telling: Telling): string {
  const { isForbidden, isForSkin, asks, said, question } = telling;
  const { person, who } = telling.subject;
  if (isForbidden(herb))
    return `I give no amount of ${inSentence(herb.name)} for ${who}, because the checks speak against it.`;
  if (isUnderage(person))
    return `I give no amounts for children. A pharmacist or pediatrician can tell you what suits ${who}.`;
  const all = (herb.monograph?.amounts ?? []).filter(({ form }) => !isForSkin(herb) || form === 'topical');
  const inAskedForm = all.filter(({ form }) => asks.form === null || form === asks.form);
  const unsaid =
    asks.amount || asks.preparation || asks.timing || asks.form !== null
      ? inAskedForm
      : all.filter(({ text }) => !said.includes(lower(text).replace(/\.$/, '')));
  const amounts = inAskedForm.length > 0 ? unsaid : all;
  const judged = asks.amount ? tooMuch(herb, question) : null;
  if (all.length > 0 && amounts.length === 0) return '';
  if (amounts.length === 0)
    return `How much ${inSentence(herb.name)} to ${isForSkin(herb) ? 'put on the skin' : 'take'} is not established.`;
  const care =
    person.pregnant || person.breastfeeding
      ? [` These are usual adult amounts; ask which are right for ${who} now.`]
      : [];
  return [
    judged === null ? '' : `${judged} `,
    amounts.map(({ form, text }) => `${inForm[form]}: ${withStop(lower(forAdults(text)))}`).join(' '),
    ...care,
  ].join('');
}

/** How much and how, in one. */
function howToTake(herb: Herb, telling: Telling): string {
  const how = preparationOf(herb, telling);
  // A recipe is for a tea; capsules need none.
  const hasTea = herb.monograph?.amounts.some(({ form }) => form === 'tea') === true;
  const asks =
    hasTea && likeTea.test(how) && telling.asks.preparation ? { ...telling.asks, form: 'tea' as const } : telling.asks;
  return asks.amount ? how : `${amountOf(herb, { ...telling, asks })} ${how}`.trim();
}

function preparationOf(herb: Herb, { isForbidden }: Telling): string {
  if (isForbidden(herb)) return '';
  return herb.monograph?.preparation ?? `I have nothing on how to prepare ${inSentence(herb.name)}.`;
}

function onsetOf({ name, monograph }: Herb, { wanted }: Telling): string {
  const [use] = wanted;
  const whole = monograph?.timeToEffect ?? '';
  const fitting = use === undefined ? whole : fittingClauses(whole, use);
  return fitting === ''
    ? `how soon ${inSentence(name)} works is not established. If nothing has changed after about four weeks, stop and take stock.`
    : fitting;
}

function sideEffectsOf({ monograph }: Herb): string {
  return `Known side effects: ${withStop(lower(monograph?.sideEffects.text ?? 'none are described'))}`;
}

const afterStopping =
  'I hold no fixed time for that. What it does to medicines can last for weeks after the last dose, so ask the doctor or pharmacist before you start or stop anything.';

const limits =
  'I hold the upshot of the studies, not each one with its size and who paid for it. The sources below list them.';

function limitsOfStudies(_: Herb, { said }: Telling): string {
  return said.includes(limits) ? 'I have no more on that than the sources I named.' : limits;
}

function sourcesLine(herbs: readonly Herb[]): string[] {
  return [paragraph(`What I say about ${listed(herbs.map(({ name }) => inSentence(name)))} rests on these:`)];
}

/** What is known of an age, from the rule that comes closest to it. */
function childrenOf(herb: Herb, { subject: { person } }: Telling): string {
  const rules = herb.rules.flatMap((each) => (each.kind === 'age' && 'underYears' in each ? [each] : []));
  const holding = rules.filter(({ underYears }) => (person.ageYears ?? 0) < underYears);
  const [rule] = holding.toSorted((left, right) => left.underYears - right.underYears);
  return rule ? `${rule.why} ${rule.advice}` : '';
}

/** The words of a block, as a reader remembers them. */
function plain(block: string): string {
  return block
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Sources behind everything a portrait tells. */
export function monographSources({ monograph }: Herb): string[] {
  if (!monograph) return [];
  return [
    ...monograph.uses.flatMap((use) => use.sources),
    ...monograph.amounts.flatMap((amount) => amount.sources),
    ...monograph.sideEffects.sources,
    ...monograph.precautions.sources,
  ];
}
