import { closeUses } from '../herbs/first-choices.ts';
import type { Herb, HerbUse } from '../herbs/herb.ts';
import { useLabels } from '../herbs/use-labels.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { isUnderage } from '../safety/age-group.ts';
import { forAdults, inForm, lower, withStop } from './amounts.ts';
import type { Asks } from './asks.ts';
import { drowsiness, durationOf } from './effect-facts.ts';
import { gradeOf } from './grade-words.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from './html.ts';
import { capital, inSentence } from './names.ts';
import type { Subject } from './subject.ts';
import { fittingClauses, topicOf } from './topics.ts';

const mostUses = 3;
const mostInShort = 2;

export interface Telling {
  readonly asks: Asks;
  readonly subject: Subject;
  readonly said: string;
  /** What the conversation wants help with. */
  readonly wanted: readonly UseKey[];
  /** The checks speak against it for this person: no uses and no amounts are told. */
  readonly isForbidden: (herb: Herb) => boolean;
  /** A finding on it stands in the same answer. */
  readonly isTold: (herb: Herb) => boolean;
}

/** What was asked about herbs; a short portrait of each when nothing special was. What was said before is left out. */
export function herbFacts(herbs: readonly Herb[], telling: Telling): string[] {
  const poisons = herbs.filter(({ neverSuggest }) => neverSuggest === true);
  const others = herbs.filter((herb) => !poisons.includes(herb));
  const asked = factsAskedFor(telling.asks).flatMap((fact) => toldOf(others, (herb) => fact(herb, telling)));
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

function factsAskedFor(asks: Asks): readonly Fact[] {
  return [
    ...(asks.drowsy ? [drowsiness] : []),
    ...(asks.naming ? [namesOf] : []),
    ...(asks.amount || asks.preparation || asks.timing || asks.form !== null ? [amountOf] : []),
    ...(asks.preparation || asks.timing || asks.form === 'tea' ? [preparationOf] : []),
    ...(asks.duration ? [durationOf] : []),
    ...(asks.afterStopping ? [() => afterStopping] : []),
    ...(asks.onset && !asks.duration ? [onsetOf] : []),
    ...(asks.sideEffects && !asks.drowsy ? [sideEffectsOf] : []),
    ...(asks.cautions ? [({ monograph }: Herb) => monograph?.precautions.text ?? ''] : []),
    ...(asks.trials ? [limitsOfStudies] : []),
    ...(asks.forChildren ? [childrenOf] : []),
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
function amountOf(herb: Herb, { subject: { person, who }, isForbidden, asks, said }: Telling): string {
  if (isForbidden(herb))
    return `I give no amount of ${inSentence(herb.name)} for ${who}, because the checks speak against it.`;
  if (isUnderage(person))
    return `I give no amounts for children. A pharmacist or pediatrician can tell you what suits ${who}.`;
  const all = herb.monograph?.amounts ?? [];
  const inAskedForm = all.filter(({ form }) => asks.form === null || form === asks.form);
  const unsaid =
    asks.amount || asks.preparation || asks.timing || asks.form !== null
      ? inAskedForm
      : all.filter(({ text }) => !said.includes(lower(text).replace(/\.$/, '')));
  const amounts = inAskedForm.length > 0 ? unsaid : all;
  if (all.length > 0 && amounts.length === 0) return '';
  if (amounts.length === 0) return `How much ${inSentence(herb.name)} to take is not established.`;
  const care =
    person.pregnant || person.breastfeeding ? [' These are usual adult amounts; ask which are right for you now.'] : [];
  return [
    amounts.map(({ form, text }) => `${inForm[form]}: ${withStop(lower(forAdults(text)))}`).join(' '),
    ...care,
  ].join('');
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

/** How well herbs were studied, for what the conversation is about. */
function studiesOf(herbs: readonly Herb[], { wanted, asks, said }: Telling): string[] {
  return herbs.flatMap((herb) => {
    const uses = usesFor(herb, wanted);
    const known = uses.length > 0 ? uses : (herb.monograph?.uses ?? []).slice(0, mostUses);
    if (asks.sources && known.every(({ text }) => said.includes(text))) return [];
    const name = inSentence(herb.name);
    if (known.length === 0) return [paragraph(`I have no studies on what ${name} helps with.`)];
    if (known.every(({ text }) => said.includes(text))) {
      const grades = listed(known.map((use) => `${topicOf(use.use)}, ${gradeOf(use)}`));
      return [`<p><strong>${herbLink(herb)}</strong>. As I said: for ${escapeHtml(grades)}.</p>`];
    }
    const isOff = uses.length === 0 && wanted.length > 0;
    const lead = isOff
      ? `<strong>${herbLink(herb)}</strong>. I know of no study for ${wanted.slice(0, 1).map(topicOf).join('')}. For other things:`
      : `<strong>${herbLink(herb)}</strong>. This is how well it was studied:`;
    return [`<p>${lead}</p>`, useBullets(known)];
  });
}

/** The uses that fit what the conversation is about, or that come close. */
function usesFor({ monograph }: Herb, wanted: readonly UseKey[]): readonly HerbUse[] {
  const uses = monograph?.uses ?? [];
  const exact = uses.filter(({ use }) => wanted.includes(use));
  const close = uses.filter(({ use }) => wanted.some((wish) => closeUses[wish]?.includes(use)));
  return (exact.length > 0 ? exact : close).slice(0, mostUses);
}

/** For a check only what fits the wish; for a portrait the main uses. */
function useLists(herb: Herb, { wanted, asks }: Telling): string[] {
  const fitting = usesFor(herb, wanted);
  const main = asks.bare && wanted.length === 0 ? (herb.monograph?.uses ?? []).slice(0, mostInShort) : [];
  if (asks.checking) return fitting.length + main.length === 0 ? [] : [useBullets([...fitting.slice(0, 1), ...main])];
  const uses = herb.monograph?.uses ?? [];
  if (uses.length === 0) return [paragraph(`I have no studies on what ${inSentence(herb.name)} helps with.`)];
  return [useBullets([...fitting, ...uses.filter((use) => !fitting.includes(use))].slice(0, mostUses))];
}

function useBullets(uses: readonly HerbUse[]): string {
  return bullets(
    uses.map((use) => `<strong>${escapeHtml(useLabels[use.use])}</strong> (${gradeOf(use)}): ${escapeHtml(use.text)}`),
  );
}

function childrenOf(herb: Herb): string {
  const rule = herb.rules.find((each) => each.kind === 'age' && 'underYears' in each);
  return rule ? capital(`${rule.why} ${rule.advice}`) : '';
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
